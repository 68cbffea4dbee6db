import type { Field, Schema } from './schema.ts';

/** Up to so many different whole numbers are names as well as amounts, and get a place each. */
const FEW = 12;
/** A list of changing length is a bag of its entries where no more than so many different ones occur. */
const BAG = 48;
const WORDS = 24;
/** Entries of longer lists have no place of their own; those of seats may be so long in all. */
const PLACES = 64;
const MOST_PLACES = 256;

/** What was seen at one place of the looks. */
interface Seen {
  nothing: number;
  flags: number;
  numbers: number;
  squares: number;
  integers: boolean;
  least: number;
  /** The greatest number at a table of so many seats. */
  readonly most: Map<number, number>;
  readonly values: Set<number>;
  readonly words: Set<string>;
  readonly fields: Map<string, Seen>;
  /** The shortest and the longest list at a table of so many seats. */
  readonly lengths: Map<number, [number, number]>;
  readonly places: Seen[];
  all: Seen | undefined;
}

function nothingSeen(): Seen {
  return {
    nothing: 0,
    flags: 0,
    numbers: 0,
    squares: 0,
    integers: true,
    least: Infinity,
    most: new Map(),
    values: new Set(),
    words: new Set(),
    fields: new Map(),
    lengths: new Map(),
    places: [],
    all: undefined,
  };
}

/**
 * Learns from many looks at tables of several sizes how to turn one into numbers. What names a seat and what belongs to
 * the seats is told by the sizes: a list as long as the table is wide at every table is one of seats.
 */
export class Survey {
  readonly #root = nothingSeen();
  readonly #sizes = new Set<number>();

  see(look: unknown, seats: number): void {
    this.#sizes.add(seats);
    observe(this.#root, look, seats);
  }

  schema(): Schema {
    return { root: fieldOf(this.#root, [...this.#sizes], false) };
  }
}

function observe(seen: Seen, value: unknown, seats: number): void {
  if (value === null || value === undefined) seen.nothing++;
  else if (typeof value === 'boolean') seen.flags++;
  else if (typeof value === 'number') observeNumber(seen, value, seats);
  else if (typeof value === 'string') seen.words.add(value);
  else if (Array.isArray(value)) observeList(seen, value, seats);
  else {
    for (const [key, each] of Object.entries(value)) {
      let field = seen.fields.get(key);
      if (field === undefined) seen.fields.set(key, (field = nothingSeen()));
      observe(field, each, seats);
    }
  }
}

function observeNumber(seen: Seen, value: number, seats: number): void {
  seen.numbers++;
  seen.squares += value * value;
  seen.integers &&= Number.isInteger(value);
  seen.least = Math.min(seen.least, value);
  seen.most.set(seats, Math.max(seen.most.get(seats) ?? -Infinity, value));
  if (seen.values.size <= BAG) seen.values.add(value);
}

function observeList(seen: Seen, list: readonly unknown[], seats: number): void {
  const [shortest, longest] = seen.lengths.get(seats) ?? [Infinity, 0];
  seen.lengths.set(seats, [Math.min(shortest, list.length), Math.max(longest, list.length)]);
  seen.all ??= nothingSeen();
  for (const [place, each] of list.entries()) {
    observe(seen.all, each, seats);
    if (place < MOST_PLACES) observe((seen.places[place] ??= nothingSeen()), each, seats);
  }
}

/** `inner`: inside what belongs to one seat, where nothing is told apart by seats again. */
function fieldOf(seen: Seen, sizes: readonly number[], inner: boolean): Field {
  const field = presentField(seen, sizes, inner);
  const isOptional = seen.nothing > 0 && field.kind !== 'none';
  return isOptional && field.kind !== 'seat' ? { kind: 'maybe', of: field } : field;
}

function presentField(seen: Seen, sizes: readonly number[], inner: boolean): Field {
  if (seen.numbers > 0) return numberField(seen, sizes);
  if (seen.words.size > 0) {
    return { kind: 'word', values: [...seen.words].sort().slice(0, WORDS) };
  }
  if (seen.flags > 0) return { kind: 'flag' };
  if (seen.lengths.size > 0) return listField(seen, sizes, inner);
  if (seen.fields.size === 0) return { kind: 'none' };
  const fields = [...seen.fields].map(([key, each]): [string, Field] => [
    key,
    fieldOf(each, sizes, inner),
  ]);
  return { kind: 'record', fields };
}

function numberField(seen: Seen, sizes: readonly number[]): Field {
  if (namesSeat(seen, sizes)) return { kind: 'seat' };
  const values = seen.integers && seen.values.size <= FEW ? [...seen.values] : [];
  return {
    kind: 'number',
    scale: scaleOf(seen),
    values: values.length > 2 ? values.sort((a, b) => a - b) : [],
  };
}

/** Numbers are divided by their quadratic mean, so that nothing stays nothing. */
function scaleOf({ squares, numbers }: Seen): number {
  const mean = Math.sqrt(squares / Math.max(1, numbers));
  return mean > 0 ? 1 / mean : 1;
}

function namesSeat({ integers, least, most }: Seen, sizes: readonly number[]): boolean {
  return integers && least >= -1 && sizes.every((seats) => most.get(seats) === seats - 1);
}

function listField(seen: Seen, sizes: readonly number[], inner: boolean): Field {
  const { lengths, all = nothingSeen(), places } = seen;
  const rows = rowLength(lengths);
  if (!inner && rows > 0) {
    if (rows === 1) return { kind: 'seats', rows, of: [fieldOf(all, sizes, true)] };
    const of = places.slice(0, rows).map((_, row) => {
      return plain(fieldOf(merged(places.filter((_, place) => place % rows === row)), sizes, true));
    });
    return { kind: 'seats', rows, of };
  }
  const [length = 0] = fixedLengths(lengths);
  if (length > 0 && length <= PLACES) {
    return { kind: 'list', of: places.map((each) => plain(fieldOf(each, sizes, inner))) };
  }
  if (all.numbers === 0 || all.fields.size > 0) return { kind: 'size', scale: sizeScale(lengths) };
  if (!inner && namesSeat(all, sizes)) return { kind: 'seat-bag' };
  if (!all.integers || all.values.size > BAG) return { kind: 'size', scale: sizeScale(lengths) };
  return {
    kind: 'bag',
    scale: sizeScale(lengths),
    values: [...all.values].sort((a, b) => a - b),
  };
}

/** What was seen at several places, as far as numbers go. */
function merged(places: readonly Seen[]): Seen {
  const all = nothingSeen();
  for (const each of places) {
    all.nothing += each.nothing;
    all.flags += each.flags;
    all.numbers += each.numbers;
    all.squares += each.squares;
    all.integers &&= each.integers;
    all.least = Math.min(all.least, each.least);
    for (const value of each.values) all.values.add(value);
  }
  return all;
}

/** In a list every entry has a place already: its numbers are amounts. */
function plain(field: Field): Field {
  return field.kind === 'number' ? { ...field, values: [] } : field;
}

/** How many entries each seat has, if all lists are so many times as long as their tables are wide; else 0. */
function rowLength(lengths: Seen['lengths']): number {
  const rows = new Set<number>();
  for (const [seats, [shortest, longest]] of lengths) {
    rows.add(shortest === longest && shortest % seats === 0 ? shortest / seats : 0);
  }
  const [row = 0] = rows;
  return rows.size === 1 && row <= PLACES ? row : 0;
}

function fixedLengths(lengths: Seen['lengths']): number[] {
  const all = new Set([...lengths.values()].flat());
  return all.size === 1 ? [...all] : [];
}

function sizeScale(lengths: Seen['lengths']): number {
  return 1 / Math.max(1, ...[...lengths.values()].map(([, longest]) => longest));
}
