/**
 * What makes one JSON value another, as a flat list of pairs: `[gap, value, gap, value, …]`. Every value within the older one
 * is counted in the order in which it was written, itself first. A gap says how many to go on from the change before (at
 * first from 0): the value that is reached becomes the one that follows in the list. Where the gap is negative, the value that is
 * reached is a list and what follows is `[at, gone, ...items]`: from place `at` on, `gone` items make way for others.
 */
export type Changes = readonly unknown[];

type Container = readonly unknown[] | JsonRecord;
type JsonRecord = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;
const isList = (value: Container): value is readonly unknown[] => Array.isArray(value);

/** How many values there are in this one, itself among them. */
function sizeOf(value: unknown): number {
  if (!isContainer(value)) return 1;
  let size = 1;
  if (isList(value)) for (const each of value) size += sizeOf(each);
  else for (const each of Object.values(value)) size += sizeOf(each);
  return size;
}

/** The changes that make `after` of `before`; none if they are the same. Keys in another order are another value. */
export function changesBetween(before: unknown, after: unknown): Changes {
  const comparison = new Comparison();
  comparison.compare(before, after);
  return comparison.changes;
}

/** The same for records with these fields, which are all that counts of them. */
export function changesOfFields<Name extends string>(
  before: Readonly<Record<Name, unknown>>,
  after: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
): Changes {
  const comparison = new Comparison();
  comparison.compareFields(before, after, names);
  return comparison.changes;
}

/** `before` with these changes; what they leave alone is shared with it. */
export function withChanges(before: unknown, changes: Changes): unknown {
  return new Rebuilding(changes).rebuild(before);
}

class Comparison {
  readonly changes: unknown[] = [];
  private count = 0;
  private last = 0;

  compare(before: unknown, after: unknown): void {
    const number = ++this.count;
    if (!isContainer(before)) {
      if (before !== after) this.note(number, after);
    } else if (isList(before)) this.compareLists(number, before, after);
    else this.compareRecords(number, before, after);
  }

  compareFields(before: JsonRecord, after: JsonRecord, names: readonly string[]): void {
    this.count++;
    for (let i = 0; i < names.length; i++) {
      const name = names[i] ?? '';
      this.compare(before[name], after[name]);
    }
  }

  private compareLists(number: number, before: readonly unknown[], after: unknown): void {
    if (!isContainer(after) || !isList(after)) return this.replace(number, before, after);
    const { length } = before;
    if (length === after.length) {
      for (let i = 0; i < length; i++) this.compare(before[i], after[i]);
      return;
    }
    if (length === 0 || after.length === 0) return this.replace(number, before, after);
    const shorter = Math.min(length, after.length);
    let same = 0;
    while (same < shorter && isSame(before[same], after[same])) same++;
    let end = 0;
    while (end < shorter - same && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
    const items = after.slice(same, after.length - end);
    this.note(number, [same, length - same - end, ...items], -1);
    this.count += sizeOf(before) - 1;
  }

  private compareRecords(number: number, before: JsonRecord, after: unknown): void {
    if (!isContainer(after) || isList(after) || !hasSameKeys(before, after))
      return this.replace(number, before, after);
    for (const key in before) this.compare(before[key], after[key]);
  }

  private replace(number: number, before: unknown, after: unknown): void {
    this.note(number, after);
    this.count += sizeOf(before) - 1;
  }

  private note(number: number, value: unknown, sign = 1): void {
    this.changes.push(sign * (number - this.last), value);
    this.last = number;
  }
}

const keysOfOne: string[] = [];

/** Whether they have the same keys, in the same order. A list that is made once holds those of the first. */
function hasSameKeys(one: JsonRecord, other: JsonRecord): boolean {
  let count = 0;
  for (const key in one) keysOfOne[count++] = key;
  let at = 0;
  for (const key in other) if (at === count || keysOfOne[at++] !== key) return false;
  return at === count;
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  return isContainer(before) && isContainer(after) && changesBetween(before, after).length === 0;
}

class Rebuilding {
  private readonly changes: Changes;
  private count = 0;
  /** The place of the next change in the list, and the number of the value that it concerns. */
  private next = 0;
  private at = 0;

  constructor(changes: Changes) {
    this.changes = changes;
    this.find();
  }

  rebuild(before: unknown): unknown {
    if (++this.count === this.at) return this.change(before);
    if (!isContainer(before)) return before;
    return isList(before) ? this.rebuildList(before) : this.rebuildRecord(before);
  }

  private rebuildList(before: readonly unknown[]): readonly unknown[] {
    let list: unknown[] | undefined;
    for (let i = 0; i < before.length && this.at > 0; i++) {
      const now = this.rebuild(before[i]);
      if (now !== before[i]) (list ??= [...before])[i] = now;
    }
    return list ?? before;
  }

  private rebuildRecord(before: JsonRecord): JsonRecord {
    let record: Record<string, unknown> | undefined;
    for (const key in before) {
      if (this.at === 0) break;
      const now = this.rebuild(before[key]);
      if (now !== before[key]) (record ??= { ...before })[key] = now;
    }
    return record ?? before;
  }

  private change(before: unknown): unknown {
    const isPart = Number(this.changes[this.next]) < 0;
    const value = this.changes[this.next + 1];
    this.count += sizeOf(before) - 1;
    this.next += 2;
    this.find();
    if (!isPart) return value;
    const [at, gone, ...items] = value as [number, number, ...unknown[]];
    return (before as unknown[]).toSpliced(at, gone, ...items);
  }

  private find(): void {
    const gap = this.changes[this.next];
    this.at = typeof gap === 'number' ? this.at + Math.abs(gap) : 0;
  }
}
