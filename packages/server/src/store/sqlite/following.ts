import type { AppendValues } from '../append.ts';
import type { StoredRecord } from './journal.ts';
import type { Reach } from './mark.ts';

interface Following {
  /** What follows, up to the first that is missing. */
  readonly entries: readonly AppendValues[];
  /** How many there are with the last that is known. */
  readonly end: number;
  /** How many of those before the last are missing. */
  readonly missing: number;
}

/** The entries that journals have beyond what the database has. */
export function following(
  records: readonly StoredRecord[],
  { run, entries: from }: Reach,
): Following {
  const entries: AppendValues[] = [];
  let [end, missing] = [from, 0];
  for (const record of records.filter((each) => each.run === run).toSorted(byPlace)) {
    const recordEnd = record.after + record.entries.length;
    if (recordEnd <= end) continue;
    missing += Math.max(0, record.after - end);
    if (missing === 0) entries.push(...record.entries.slice(end - record.after));
    end = recordEnd;
  }
  return { entries, end, missing };
}

const byPlace = (a: StoredRecord, b: StoredRecord): number => a.after - b.after;
