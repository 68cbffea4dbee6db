// Owns the database file. Entries go to a journal first; all that wait share one fsync. Everything else that waits is
// written in one transaction with one fsync (group commit).
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { EntryJournal } from './entry-journal.ts';
import { lockFolder } from './folder-lock.ts';
import { Journal } from './journal.ts';
import type { SqlRow } from './sql.ts';
import type { AppendRequest, BatchAnswer, BatchRequest, Delivery } from './sqlite-thread.ts';

const MOST_IN_ONE_COMMIT = 2000;
/** Answers go back in small pieces, so that the first players hear while the next positions are built. */
const MOST_AT_ONCE = 8;
/** When so many entries wait, some get into their tables at a time, so that nobody has to wait for all of that. */
const MOST_WAITING = 1000;
const SOME = 200;
/** All of them do after so many milliseconds, or when the journal has so many lines. */
const LONGEST_WAIT = 1000;
const LONGEST_JOURNAL = 20_000;

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
let opened: EntryJournal | undefined;
let timer: NodeJS.Timeout | undefined;

/** The journal is read when it is first needed: only then are the tables there. */
function entries(): EntryJournal {
  opened ??= new EntryJournal(db, new Journal(`${file}-entries`));
  return opened;
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

/** Whether entries that wait have to be in the tables before this batch runs. */
function seesWaiting([, , sees]: BatchRequest): boolean {
  if (sees === 'none') return false;
  return sees === 'all' ? entries().size > 0 : entries().has(sees.match);
}

function write(
  requests: readonly BatchRequest[],
  folds = requests.some(seesWaiting) ? Infinity : 0,
): BatchAnswer[] {
  try {
    begin.run();
    if (folds > 0) entries().fold(folds);
    const answers = requests.map(attempt);
    commit.run();
    if (folds > 0) entries().folded();
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return requests.map(([id]) => ({ id, error: String(error) }));
  }
}

function append(requests: readonly AppendRequest[]): BatchAnswer[] {
  try {
    const stored = entries().append(requests.map(([, values]) => values));
    timer ??= setTimeout(foldAll, LONGEST_WAIT);
    return requests.map(([id], at) => ({ id, stored: stored[at] ?? false }));
  } catch (error) {
    return requests.map(([id]) => ({ id, error: String(error) }));
  }
}

/** If it fails, everything stays where it is, and the next one tries again. */
function foldAll(): void {
  clearTimeout(timer);
  timer = undefined;
  if (opened !== undefined && opened.size > 0) write([], Infinity);
}

function foldWhenFull(): void {
  const { size = 0, length = 0 } = opened ?? {};
  if (length >= LONGEST_JOURNAL) foldAll();
  else if (size >= MOST_WAITING) write([], SOME);
}

/** Answers come in the order of the questions, however these are done together. */
function work(appends: readonly AppendRequest[], requests: readonly BatchRequest[]): void {
  const appended = appends.length === 0 ? [] : append(appends);
  const [first = Infinity] = requests[0] ?? [];
  const before = appended.filter(({ id }) => id < first);
  answer(before);
  if (requests.length === 0) return;
  const later = [...appended.slice(before.length), ...write(requests)];
  answer(later.toSorted((a, b) => a.id - b.id));
}

function answer(answers: readonly BatchAnswer[]): void {
  for (let at = 0; at < answers.length; at += MOST_AT_ONCE)
    port?.postMessage(JSON.stringify(answers.slice(at, at + MOST_AT_ONCE)));
}

port.on('message', (first: string) => {
  const appends: AppendRequest[] = [];
  const requests: BatchRequest[] = [];
  let closing = false;
  let next: { message: string } | undefined = { message: first };
  while (next !== undefined) {
    const delivery = JSON.parse(next.message) as Delivery;
    texts.push(...delivery.texts);
    appends.push(...delivery.appends);
    requests.push(...delivery.requests);
    closing ||= delivery.close;
    if (appends.length + requests.length >= MOST_IN_ONE_COMMIT) break;
    next = receiveMessageOnPort(port) as typeof next;
  }
  work(appends, requests);
  if (!closing) {
    foldWhenFull();
    return;
  }
  foldAll();
  opened?.close();
  db.close();
  lock.close();
  port.close();
});
