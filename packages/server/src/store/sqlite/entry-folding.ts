import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setHead } from '../append.ts';
import type { AppendValues } from '../append.ts';
import { EntryRuns, headValues } from './entry-runs.ts';
import type { EntryRun } from './entry-runs.ts';

const INSERT_RUN = 'INSERT INTO entry_runs (match_id, first, entries) VALUES (?, ?, ?)';
/** A copy of a folder that an earlier version has keeps the schema of that, where an entry is a row. */
const INSERT_ROWS = `INSERT INTO entries (match_id, number, id, entry, at)
  SELECT ?, ? + key, value ->> 0, value -> 1, value ->> 2 FROM json_each(?)`;

/**
 * Entries that are durable in a journal get into their table here, many together, which costs a fraction: those of one match
 * are one row, and only the last of its heads is written.
 */
export class EntryFolding {
  private waiting: EntryRun[] = [];
  private readonly insert: StatementSync;
  private readonly setHead: StatementSync;
  private count = 0;

  constructor(db: DatabaseSync) {
    const isOld = db
      .prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entries' AND type = 'table'")
      .get();
    this.insert = db.prepare(isOld === undefined ? INSERT_RUN : INSERT_ROWS);
    this.setHead = db.prepare(setHead('sqlite').replaceAll('$', '?'));
  }

  /** How many are not in the tables yet. */
  get size(): number {
    return this.count;
  }

  /** Takes entries that are the next of their match. */
  add(run: EntryRun): void {
    this.waiting.push(run);
    this.count += run.count;
  }

  /** Takes what journals have from before: those that are the next of their match. The others were in the tables already. */
  recover(db: DatabaseSync, entries: readonly AppendValues[]): void {
    const position = db.prepare('SELECT position FROM matches WHERE id = ?');
    const idsOf = db.prepare('SELECT id FROM entries WHERE match_id = ?');
    const heads = new Map<string, { position: unknown; readonly ids: Set<unknown> }>();
    const runs = new EntryRuns();
    for (const entry of entries.toSorted(([, a], [, b]) => a - b)) {
      const [match, number, id] = entry;
      let head = heads.get(match);
      if (head === undefined) {
        const ids = new Set<unknown>(idsOf.all(match).map((row) => row['id']));
        head = { position: position.get(match)?.['position'], ids };
        heads.set(match, head);
      }
      if (head.position !== number - 1 || head.ids.has(id)) continue;
      head.position = number;
      head.ids.add(id);
      runs.add(entry);
    }
    for (const run of runs.all()) this.add(run);
  }

  /** Writes what waits into the tables, within the transaction that is open. */
  fold(): void {
    for (const run of this.waiting) {
      const [match, last] = run.newest;
      this.insert.run(match, last - run.count + 1, `[${run.entries}]`);
      this.setHead.run(...headValues(run));
    }
  }

  /** That transaction is durable. */
  folded(): void {
    this.waiting = [];
    this.count = 0;
  }
}
