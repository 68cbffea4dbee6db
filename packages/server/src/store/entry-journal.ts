import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setHead } from './append.ts';
import type { AppendValues } from './append.ts';
import type { Journal } from './journal.ts';

/** Where `AppendValues` has when somebody first had to be thought of. */
const UNNOTICED_SINCE = 13;

/**
 * Takes entries of matches. They are durable in the journal at once and get into their tables later, many together, which
 * costs a fraction: entries of one match lie side by side, and only the last of its heads is written.
 */
export class EntryJournal {
  private readonly journal: Journal;
  private readonly waiting = new Map<string, AppendValues[]>();
  private readonly begin: StatementSync;
  private readonly end: StatementSync;
  private readonly position: StatementSync;
  private readonly sameId: StatementSync;
  private readonly insert: StatementSync;
  private readonly setHead: StatementSync;
  private count = 0;
  private written = 0;
  private folding: string[] = [];

  /** Goes on with what the journal has from before. */
  constructor(db: DatabaseSync, journal: Journal) {
    this.journal = journal;
    this.begin = db.prepare('BEGIN');
    this.end = db.prepare('COMMIT');
    this.position = db.prepare('SELECT position FROM matches WHERE id = ?');
    this.sameId = db.prepare('SELECT number FROM entries WHERE match_id = ? AND id = ?');
    this.insert = db.prepare(
      'INSERT INTO entries (match_id, number, id, entry, at) VALUES (?, ?, ?, ?, ?)',
    );
    this.setHead = db.prepare(setHead('sqlite').replaceAll('$', '?'));
    for (const line of journal.read()) {
      const entry = JSON.parse(line) as AppendValues;
      if (this.isNext(entry)) this.take(entry);
    }
  }

  /** How many entries are not in the tables yet. */
  get size(): number {
    return this.count;
  }

  /** How many lines the journal has; it begins anew when all are in the tables. */
  get length(): number {
    return this.written;
  }

  /** Whether some of this match's are not. */
  has(match: string): boolean {
    return this.waiting.has(match);
  }

  /** Whether each was the next of its match, under an id of its own; those that were are durable when this returns. */
  append(entries: readonly AppendValues[]): boolean[] {
    const taken: AppendValues[] = [];
    try {
      const stored = this.takeNext(entries, taken);
      this.journal.write(taken.map((entry) => JSON.stringify(entry)));
      this.written += taken.length;
      return stored;
    } catch (error) {
      for (const [match] of taken.toReversed()) this.dropLast(match);
      throw error;
    }
  }

  /** Writes what waits into the tables, within the transaction that is open: all of it, or about so much that has waited longest. */
  fold(most = Infinity): void {
    this.folding = [];
    let folded = 0;
    for (const [match, entries] of this.waiting) {
      if (folded >= most) return;
      this.foldMatch(entries);
      this.folding.push(match);
      folded += entries.length;
    }
  }

  /** That transaction is durable. Lines that are read again later are not the next of any match any more. */
  folded(): void {
    for (const match of this.folding) {
      this.count -= this.waiting.get(match)?.length ?? 0;
      this.waiting.delete(match);
    }
    if (this.count > 0) return;
    this.journal.clear();
    this.written = 0;
  }

  close(): void {
    this.journal.close();
  }

  /** All questions are one transaction, so that SQLite takes its locks once. */
  private takeNext(entries: readonly AppendValues[], taken: AppendValues[]): boolean[] {
    this.begin.run();
    try {
      return entries.map((entry) => {
        const next = this.isNext(entry);
        if (next) {
          this.take(entry);
          taken.push(entry);
        }
        return next;
      });
    } finally {
      this.end.run();
    }
  }

  private foldMatch(entries: readonly AppendValues[]): void {
    for (const [match, number, id, entry, at] of entries)
      this.insert.run(match, number, id, entry, at);
    const newest = entries.at(-1);
    const unnoticedSince =
      entries.find((entry) => entry[UNNOTICED_SINCE] !== null)?.[UNNOTICED_SINCE] ?? null;
    if (newest !== undefined) this.setHead.run(...newest.with(UNNOTICED_SINCE, unnoticedSince));
  }

  private isNext([match, number, id]: AppendValues): boolean {
    const waiting = this.waiting.get(match);
    const position = waiting?.at(-1)?.[1] ?? this.position.get(match)?.['position'];
    if (position !== number - 1 || waiting?.some((entry) => entry[2] === id) === true) return false;
    return this.sameId.get(match, id) === undefined;
  }

  private take(entry: AppendValues): void {
    const [match] = entry;
    const waiting = this.waiting.get(match);
    if (waiting === undefined) this.waiting.set(match, [entry]);
    else waiting.push(entry);
    this.count++;
  }

  private dropLast(match: string): void {
    const waiting = this.waiting.get(match);
    waiting?.pop();
    if (waiting?.length === 0) this.waiting.delete(match);
    this.count--;
  }
}
