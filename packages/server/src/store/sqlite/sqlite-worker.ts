// Owns the database file. Everything that waits is written in one transaction with one fsync (group commit), and so are the
// entries of matches that are durable in the journal and now get into their tables.
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { AppendValues } from '../append.ts';
import { EntryFolding } from './entry-folding.ts';
import { lockFolder } from './folder-lock.ts';
import { JOURNALS, layJournal, readJournal } from './journal.ts';
import type { SqlRow } from '../sql.ts';
import type { BatchAnswer, BatchRequest, Delivery, Reply } from './sqlite-thread.ts';

const MOST_IN_ONE_COMMIT = 2000;
/** Answers go back in small pieces, so that the first players hear while the next positions are built. */
const MOST_AT_ONCE = 8;
/** Entries that could not be written into their tables are tried again after so many milliseconds. */
const TRY_AGAIN = 1000;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker runs as a worker');
const { file } = workerData as { file: string };
const lock = lockFolder(file);
const db = new DatabaseSync(file);
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000;',
);
const texts: string[] = [];
const prepared: StatementSync[] = [];
const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');
const mark = db.prepare('SAVEPOINT batch');
const keep = db.prepare('RELEASE batch');
let entries: EntryFolding | undefined;
let timer: NodeJS.Timeout | undefined;

/** Puts what the journals have from before into the tables, and makes new ones. Done when entries are first needed: only then are the tables there. */
function recover(): EntryFolding {
  const folding = new EntryFolding(db);
  const journals = JOURNALS.map((ending) => file + ending);
  folding.recover(db, journals.flatMap(readJournal));
  begin.run();
  folding.fold();
  commit.run();
  folding.folded();
  for (const journal of journals) layJournal(journal);
  return folding;
}

function add(line: string): void {
  if (entries === undefined) throw new Error('an entry came before its journal was read');
  entries.add(JSON.parse(line) as AppendValues);
}

/** Statements are prepared when they are first run, for the same reason. */
function prepare(number: number): StatementSync {
  const statement = db.prepare((texts[number] ?? '').replaceAll(/\$(\d+)/g, '?$1'));
  prepared[number] = statement;
  return statement;
}

/** One batch inside the common transaction; a batch that fails leaves no trace and harms no other. */
function attempt([id, batch]: BatchRequest): BatchAnswer {
  mark.run();
  try {
    const rows = batch.map(
      ([number, values]) => (prepared[number] ?? prepare(number)).all(...values) as SqlRow[],
    );
    keep.run();
    return { id, rows };
  } catch (error) {
    db.exec('ROLLBACK TO batch; RELEASE batch');
    return { id, error: String(error) };
  }
}

/** Entries first, so that everything sees them. If it fails, they stay where they are, and the next one tries again. */
function write(requests: readonly BatchRequest[]): Reply {
  try {
    if (requests.some(([, , seesEntries]) => seesEntries)) entries ??= recover();
    begin.run();
    entries?.fold();
    const answers = requests.map(attempt);
    commit.run();
    return { folded: entries?.folded() ?? 0, answers };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return { folded: 0, answers: requests.map(([id]) => ({ id, error: String(error) })) };
  }
}

function reply({ folded, answers }: Reply): void {
  const say = (part: Reply): void => port?.postMessage(JSON.stringify(part));
  if (folded > 0) say({ folded, answers: [] });
  for (let at = 0; at < answers.length; at += MOST_AT_ONCE)
    say({ folded: 0, answers: answers.slice(at, at + MOST_AT_ONCE) });
}

function work(requests: readonly BatchRequest[]): void {
  clearTimeout(timer);
  reply(write(requests));
  if (entries !== undefined && entries.size > 0) timer = setTimeout(() => work([]), TRY_AGAIN);
}

port.on('message', (first: string) => {
  const requests: BatchRequest[] = [];
  let closing = false;
  let next: { message: string } | undefined = { message: first };
  while (next !== undefined) {
    const [head = '', ...lines] = next.message.split('\n');
    const delivery = JSON.parse(head) as Delivery;
    texts.push(...delivery.texts);
    requests.push(...delivery.requests);
    for (const line of lines) add(line);
    closing ||= delivery.close;
    if (requests.length >= MOST_IN_ONE_COMMIT) break;
    next = receiveMessageOnPort(port) as typeof next;
  }
  work(requests);
  if (!closing) return;
  clearTimeout(timer);
  db.close();
  lock.close();
  port.close();
});
