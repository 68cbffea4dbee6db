// Owns the database file. Everything that waits is written in one transaction with one fsync (group commit).
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { SqlRow, Statement } from './sql.ts';
import type { BatchAnswer, BatchRequest } from './sqlite.ts';

const MOST_IN_ONE_COMMIT = 2000;

const port = parentPort;
if (port === null) throw new Error('sqlite-worker runs as a worker');
const { file } = workerData as { file: string };
const db = new DatabaseSync(file);
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
);
const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
  }
  return statement;
}

function runBatch(batch: readonly Statement[]): SqlRow[][] {
  return batch.map(({ sql, values }) => prepare(sql).all(...values) as SqlRow[]);
}

/** One batch inside the common transaction; a batch that fails leaves no trace and harms no other. */
function attempt({ id, batch }: BatchRequest): BatchAnswer {
  db.exec('SAVEPOINT batch');
  try {
    const rows = runBatch(batch);
    db.exec('RELEASE batch');
    return { id, rows };
  } catch (error) {
    db.exec('ROLLBACK TO batch; RELEASE batch');
    return { id, error: String(error) };
  }
}

function commit(requests: readonly BatchRequest[]): BatchAnswer[] {
  try {
    db.exec('BEGIN IMMEDIATE');
    const answers = requests.map(attempt);
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return requests.map(({ id }) => ({ id, error: String(error) }));
  }
}

port.on('message', (first: BatchRequest[] | 'close') => {
  const requests: BatchRequest[] = [];
  let closing = false;
  let next: { message: BatchRequest[] | 'close' } | undefined = { message: first };
  while (next !== undefined) {
    if (next.message === 'close') closing = true;
    else requests.push(...next.message);
    if (requests.length >= MOST_IN_ONE_COMMIT) break;
    next = receiveMessageOnPort(port) as typeof next;
  }
  if (requests.length > 0) port.postMessage(commit(requests));
  if (!closing) return;
  db.close();
  port.close();
});
