import { APPENDING } from '../append.ts';
import type { AppendValues } from '../append.ts';
import type { Sees } from '../sql.ts';

const DEADLINE = APPENDING.indexOf('deadline') as 7;
const UNNOTICED_SINCE = APPENDING.indexOf('unnoticedSince') as 13;

/** Entries of one match that follow each other, on their way to their table together. */
export interface EntryRun {
  readonly count: number;
  /** Each as the table has it, with commas between. */
  readonly entries: string;
  /** The last of them, whose head the match gets. */
  readonly newest: AppendValues;
  /** Of the first that has it. */
  readonly unnoticedSince: number | null;
}

interface Gathered {
  readonly entries: string[];
  newest: AppendValues;
  unnoticedSince: number | null;
}

/** Gathers entries, each the next of its match. */
export class EntryRuns {
  private readonly runs = new Map<string, Gathered>();
  private count = 0;
  /** The earliest of all their deadlines, whether it still holds or not. */
  private deadline = Infinity;

  /** How many entries there are. */
  get size(): number {
    return this.count;
  }

  /** Whether there are some that have to be seen. */
  has(sees: Exclude<Sees, 'none'>): boolean {
    if (sees === 'all') return this.count > 0;
    return 'match' in sees ? this.runs.has(sees.match) : this.deadline <= sees.deadline;
  }

  all(): EntryRun[] {
    return Array.from(this.runs.values(), ({ entries, newest, unnoticedSince }) => ({
      count: entries.length,
      entries: entries.join(),
      newest,
      unnoticedSince,
    }));
  }

  add(values: AppendValues): void {
    const [match] = values;
    const unnoticedSince = values[UNNOTICED_SINCE];
    this.count++;
    this.deadline = Math.min(this.deadline, values[DEADLINE] ?? Infinity);
    const run = this.runs.get(match);
    if (run === undefined) {
      this.runs.set(match, { entries: [listed(values)], newest: values, unnoticedSince });
      return;
    }
    run.entries.push(listed(values));
    run.newest = values;
    run.unnoticedSince ??= unnoticedSince;
  }
}

/** What an entry is in the list of a run. Joined, it is one text in memory, where the same written as a template would be eight. */
const listed = ([, , id, entry, at]: AppendValues): string =>
  ['[', JSON.stringify(id), ',', entry, ',', at, ']'].join('');

/** What `setHead` takes: whoever had to be thought of for notifications first was so since then. */
export const headValues = ({ newest, unnoticedSince }: EntryRun): (string | number | null)[] =>
  newest.with(UNNOTICED_SINCE, unnoticedSince);
