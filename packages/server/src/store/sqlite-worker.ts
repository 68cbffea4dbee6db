// Owns the database file. Everything that waits is written in one transaction with one fsync (group commit).
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { SqlRow } from './sql.ts';
import type { BatchAnswer, BatchRequest, Delivery } from './sqlite.ts';

const MOST_IN_ONE_COMMIT = 2000;
/** Answers go back in small pieces, so that the first players hear while the next positions are built. */
const MOST_AT_ONCE = 8;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker runs as a worker');
const { file } = workerData as { file: string };
const db = new DatabaseSync(file);
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
);
const texts: string[] = [];
const prepared: StatementSync[] = [];
const begin = db.prepare('BEGIN IMMEDIATE');
const commit = db.prepare('COMMIT');
const mark = db.prepare('SAVEPOINT batch');
const keep = db.prepare('RELEASE batch');

/** Statements are prepared when they are first run: only then are the tables there that they name. */
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

function write(requests: readonly BatchRequest[]): BatchAnswer[] {
  if (requests.length === 0) return [];
  try {
    begin.run();
    const answers = requests.map(attempt);
    commit.run();
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return requests.map(([id]) => ({ id, error: String(error) }));
  }
}

port.on('message', (first: string) => {
  const requests: BatchRequest[] = [];
  let closing = false;
  let next: { message: string } | undefined = { message: first };
  while (next !== undefined) {
    const delivery = JSON.parse(next.message) as Delivery;
    texts.push(...delivery.texts);
    requests.push(...delivery.requests);
    closing ||= delivery.close;
    if (requests.length >= MOST_IN_ONE_COMMIT) break;
    next = receiveMessageOnPort(port) as typeof next;
  }
  const answers = write(requests);
  for (let at = 0; at < answers.length; at += MOST_AT_ONCE)
    port.postMessage(JSON.stringify(answers.slice(at, at + MOST_AT_ONCE)));
  if (!closing) return;
  db.close();
  port.close();
});
