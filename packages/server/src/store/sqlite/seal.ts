import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlRow } from '../sql.ts';
import type { Reach } from './mark.ts';

const TABLE =
  'CREATE TABLE seal (run TEXT NOT NULL, entries INTEGER NOT NULL, commits INTEGER NOT NULL)';

/** How far the database is, as it says itself; undefined if it never had files beside it, as a backup. */
export function readSeal(db: DatabaseSync): Reach | undefined {
  const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'seal'").get();
  const row = isThere && db.prepare('SELECT run, entries, commits FROM seal').get();
  return row && reachOf(row as SqlRow);
}

const reachOf = (row: SqlRow): Reach => ({
  run: String(row['run']),
  entries: Number(row['entries']),
  commits: Number(row['commits']),
});

/** Begins a history, within the transaction that is open. */
export function addSeal(db: DatabaseSync, run: string): void {
  db.exec(TABLE);
  db.prepare('INSERT INTO seal (run, entries, commits) VALUES (?, 0, 0)').run(run);
}

/** Without it, a database can be put anywhere. */
export function removeSeal(db: DatabaseSync): void {
  db.exec('DROP TABLE IF EXISTS seal');
}

/** Counts, within each transaction that changes something, what the database has. */
export class Seal {
  private readonly changes: StatementSync;
  private readonly advance: StatementSync;
  private before: unknown;

  constructor(db: DatabaseSync) {
    this.changes = db.prepare('SELECT total_changes() AS count');
    this.advance = db.prepare(
      'UPDATE seal SET entries = entries + ?, commits = commits + 1 RETURNING run, entries, commits',
    );
  }

  begin(): void {
    this.before = this.changes.get()?.['count'];
  }

  /** How far the database is when the transaction is committed; undefined if that changes nothing. */
  end(entries: number): Reach | undefined {
    return this.changes.get()?.['count'] === this.before ? undefined : this.count(entries);
  }

  /** How far the database is when the transaction is committed, which brings this many entries. */
  count(entries: number): Reach {
    return reachOf(this.advance.get(entries) as SqlRow);
  }
}
