import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { APPENDING, setHead } from '../append.ts';
import type { AppendValues } from '../append.ts';

const UNNOTICED_SINCE = APPENDING.indexOf('unnoticedSince') as 13;

/**
 * Entries that are durable in a journal get into their tables here, many together, which costs a fraction: entries of one
 * match lie side by side, and only the last of its heads is written.
 */
export class EntryFolding {
  private waiting = new Map<string, AppendValues[]>();
  private readonly insert: StatementSync;
  private readonly setHead: StatementSync;
  private count = 0;

  constructor(db: DatabaseSync) {
    this.insert = db.prepare(
      'INSERT INTO entries (match_id, number, id, entry, at) VALUES (?, ?, ?, ?, ?)',
    );
    this.setHead = db.prepare(setHead('sqlite').replaceAll('$', '?'));
  }

  /** How many are not in the tables yet. */
  get size(): number {
    return this.count;
  }

  /** Takes an entry that is the next of its match. */
  add(entry: AppendValues): void {
    const [match] = entry;
    const waiting = this.waiting.get(match);
    if (waiting === undefined) this.waiting.set(match, [entry]);
    else waiting.push(entry);
    this.count++;
  }

  /** Takes what journals have from before: those that are the next of their match. The others were in the tables already. */
  recover(db: DatabaseSync, entries: readonly AppendValues[]): void {
    const position = db.prepare('SELECT position FROM matches WHERE id = ?');
    const sameId = db.prepare('SELECT 1 FROM entries WHERE match_id = ? AND id = ?');
    for (const entry of entries.toSorted(([, a], [, b]) => a - b)) {
      const [match, number, id] = entry;
      const waiting = this.waiting.get(match);
      const last = waiting?.at(-1)?.[1] ?? position.get(match)?.['position'];
      const isNew =
        waiting?.some((each) => each[2] === id) !== true && sameId.get(match, id) === undefined;
      if (last === number - 1 && isNew) this.add(entry);
    }
  }

  /** Writes what waits into the tables, within the transaction that is open. */
  fold(): void {
    for (const entries of this.waiting.values()) this.foldMatch(entries);
  }

  /** That transaction is durable. */
  folded(): void {
    this.waiting = new Map();
    this.count = 0;
  }

  private foldMatch(entries: readonly AppendValues[]): void {
    for (const [match, number, id, entry, at] of entries)
      this.insert.run(match, number, id, entry, at);
    const newest = entries.at(-1);
    const unnoticedSince =
      entries.find((entry) => entry[UNNOTICED_SINCE] !== null)?.[UNNOTICED_SINCE] ?? null;
    if (newest !== undefined) this.setHead.run(...newest.with(UNNOTICED_SINCE, unnoticedSince));
  }
}
