// Owns the database file. Everything that waits is written in one transaction with one fsync (group commit), and so are the
// entries of matches that are durable in the journal and now get into their tables.
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Checkpoints } from './checkpoints.ts';
import { EntryFolding } from './entry-folding.ts';
import type { EntryRun } from './entry-runs.ts';
import { layFiles, readJournals } from './folder-files.ts';
import { following } from './following.ts';
import type { Reach } from './mark.ts';
import { addSeal, readSeal, Seal } from './seal.ts';
import type { SqlRow } from '../sql.ts';
import type { BatchAnswer, BatchRequest, Delivery, Reply, ToWorker } from './sqlite-thread.ts';

const MOST_IN_ONE_COMMIT = 2000;
/** Answers go back in small pieces, so that the first players hear while the next positions are built. */
const MOST_AT_ONCE = 8;
/** Entries that could not be written into their tables are tried again after this many milliseconds. */
const TRY_AGAIN = 1000;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker runs as a worker');
const { file } = workerData as { file: string };
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
const checkpoints = new Checkpoints(db, file);
let entries: EntryFolding | undefined;
let seal: Seal | undefined;
/** How far the database is, durably, once that is known. */
let reach: Reach | undefined;
let timer: NodeJS.Timeout | undefined;

/** Puts what the journals have from before into the tables. Done when entries are first needed: only then are the tables there. */
function recover(): EntryFolding {
  const folding = new EntryFolding(db);
  const before = readSeal(db);
  const { records, oldEntries } = readJournals(file);
  const left = before === undefined ? oldEntries : following(records, before).entries;
  folding.recover(db, left);
  const run = before?.run ?? layFiles(file);
  begin.run();
  if (before === undefined) addSeal(db, run);
  const counting = new Seal(db);
  folding.fold();
  const reached = counting.count(before === undefined ? 0 : left.length);
  commit.run();
  folding.folded();
  seal = counting;
  reach = reached;
  return folding;
}

function add(run: EntryRun): void {
  if (entries === undefined) throw new Error('an entry came before its journal was read');
  entries.add(run);
}

/** Statements are prepared when they are first run, for the same reason. */
function prepare(number: number): StatementSync {
  const statement = db.prepare((texts[number] ?? '').replaceAll(/\$(\d+)/g, '?$1'));
  prepared[number] = statement;
  return statement;
}

/** What SQLite says when the disk is full, read-only, broken or held by another, whatever was asked of it. */
const UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);
const FIRST_BYTE = 0xff;

function refusal(id: number, error: unknown): BatchAnswer {
  const code = error instanceof Error ? Number(Reflect.get(error, 'errcode')) : 0;
  return { id, error: String(error), isUnavailable: UNAVAILABLE.has(code & FIRST_BYTE) };
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
    // On a full disk SQLite takes the whole transaction back, with what others had in it.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO batch; RELEASE batch');
    return refusal(id, error);
  }
}

/** Entries first, so that everything sees them. If it fails, they stay where they are, and the next one tries again. */
function write(requests: readonly BatchRequest[]): readonly BatchAnswer[] {
  try {
    if (requests.some(([, , seesEntries]) => seesEntries)) entries ??= recover();
    begin.run();
    seal?.begin();
    entries?.fold();
    const answers = requests.map(attempt);
    const reached = seal?.end(entries?.size ?? 0);
    commit.run();
    reach = reached ?? reach;
    entries?.folded();
    // What was only read has left nothing in the log.
    if (seal === undefined || reached !== undefined) checkpoints.committed();
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return requests.map(([id]) => refusal(id, error));
  }
}

function reply(answers: readonly BatchAnswer[]): void {
  const say = (part: Reply): void => port?.postMessage(JSON.stringify(part));
  say({ reach, answers: answers.slice(0, MOST_AT_ONCE) });
  for (let at = MOST_AT_ONCE; at < answers.length; at += MOST_AT_ONCE)
    say({ answers: answers.slice(at, at + MOST_AT_ONCE) });
}

function work(requests: readonly BatchRequest[]): void {
  clearTimeout(timer);
  reply(write(requests));
  if (entries !== undefined && entries.size > 0) timer = setTimeout(() => work([]), TRY_AGAIN);
}

port.on('message', (first: ToWorker) => {
  const requests: BatchRequest[] = [];
  let closing = false;
  let next: { message: ToWorker } | undefined = { message: first };
  while (next !== undefined) {
    const [text, ...runs] = next.message;
    const delivery = JSON.parse(text) as Delivery;
    texts.push(...delivery.texts);
    requests.push(...delivery.requests);
    for (const run of runs) add(run);
    closing ||= delivery.close;
    if (requests.length >= MOST_IN_ONE_COMMIT) break;
    next = receiveMessageOnPort(port) as typeof next;
  }
  work(requests);
  if (!closing) return;
  clearTimeout(timer);
  checkpoints.end();
  db.close();
  port.close();
});
