/** What speaks against seating two together: how often they have met, and more if they are to be kept apart. */
export type Met = (a: string, b: string) => number;

/** How many steps the search for a seating with fewer repeats may take, each of which looks at everybody. */
const MOST_WORK = 600_000;

/** Tables of these sizes, from the top of the order down, with as few repeats as are found. */
export function seat(ids: readonly string[], sizes: readonly number[], met: Met): string[][] {
  const field = new Field(ids, met);
  const first = field.improve(field.sliced(sizes), inOrder);
  const most = field.repeatsIn(first);
  return field.named((most === 0 ? undefined : field.search(sizes, most)) ?? first);
}

/** Swaps players of neighbouring tables, then of tables further apart, the lowest first, as long as that saves repeats. */
export function improved(
  tables: readonly (readonly string[])[],
  met: Met,
  nearness: Nearness,
): string[][] {
  const field = new Field(tables.flat(), met);
  return field.named(field.improve(field.sliced(tables.map(({ length }) => length)), nearness));
}

/** Which of two players of two tables change places first: the lower that is, the sooner they do. */
export type Nearness = (place: number, other: number, size: number) => number;

/** Near in the order from the top down. */
const inOrder: Nearness = (place, other, size) => size - place + other;

/** Players by their places in the order. */
type Table = readonly number[];
type Swaps = readonly (readonly [i: number, j: number])[];

/** Those who are to be seated. A search asks millions of times who has met whom, so that is looked up once for each two. */
class Field {
  private readonly ids: readonly string[];
  /** By place, what speaks against each other. */
  private readonly met: readonly Float64Array[];
  /** By the sizes of two tables, who changes places with whom, in the order in which that is tried. */
  private readonly swaps = new Map<string, Swaps>();

  constructor(ids: readonly string[], met: Met) {
    this.ids = ids;
    this.met = ids.map((a, i) => Float64Array.from(ids, (b, j) => (i === j ? 0 : met(a, b))));
  }

  named(tables: readonly Table[]): string[][] {
    return tables.map((table) => table.map((place) => this.ids[place] ?? ''));
  }

  sliced(sizes: readonly number[]): Table[] {
    const places = [...this.ids.keys()];
    let from = 0;
    return sizes.map((size) => places.slice(from, (from += size)));
  }

  repeatsIn(tables: readonly Table[]): number {
    return tables.reduce((sum, table) => sum + this.repeatsAt(table), 0);
  }

  private repeatsAt(table: Table): number {
    let repeats = 0;
    for (let i = 0; i < table.length; i++)
      for (let j = i + 1; j < table.length; j++) repeats += this.between(table[i], table[j]);
    return repeats;
  }

  private between(a = 0, b = 0): number {
    return this.met[a]?.[b] ?? 0;
  }

  improve(tables: readonly Table[], nearness: Nearness): Table[] {
    const now = [...tables];
    for (let distance = 1; distance < now.length; distance++)
      for (let at = now.length - 1 - distance; at >= 0; at--)
        if (this.swapOnce(now, at, at + distance, nearness)) {
          distance = 1;
          at = now.length - 1;
        }
    return now;
  }

  /** Makes the first swap between two tables that saves repeats; false if there is none. */
  private swapOnce(tables: Table[], one: number, other: number, nearness: Nearness): boolean {
    const [a = [], b = []] = [tables[one], tables[other]];
    if (this.repeatsAt(a) + this.repeatsAt(b) === 0) return false;
    for (const [i, j] of this.swapsOf(a.length, b.length, nearness)) {
      const [x = 0, y = 0] = [a[i], b[j]];
      if (this.saved(a, x, y) + this.saved(b, y, x) <= 0) continue;
      tables[one] = a.with(i, y);
      tables[other] = b.with(j, x);
      return true;
    }
    return false;
  }

  private swapsOf(size: number, other: number, nearness: Nearness): Swaps {
    const key = `${size} ${other}`;
    const known = this.swaps.get(key);
    if (known !== undefined) return known;
    const all = Array.from({ length: size * other }, (_, at) => {
      return [Math.floor(at / other), at % other] as const;
    });
    const sorted = all.toSorted((p, q) => nearness(...p, size) - nearness(...q, size));
    this.swaps.set(key, sorted);
    return sorted;
  }

  /** How many repeats it saves a table that somebody makes room for somebody else. */
  private saved(table: Table, gone: number, come: number): number {
    let repeats = 0;
    for (const each of table)
      if (each !== gone) repeats += this.between(gone, each) - this.between(come, each);
    return repeats;
  }

  /** The seating with the fewest repeats, and fewer than these; undefined if there is none, or it is too hard to find. */
  search(sizes: readonly number[], below: number): Table[] | undefined {
    const mostSteps = MOST_WORK / this.ids.length;
    const tables = sizes.map((): number[] => []);
    const isSeated = this.ids.map(() => false);
    /** Where later tables differ in size, the top one need not have the player on top. */
    const isTopFirst = sizes.map((size, at) => sizes.slice(at).every((each) => each === size));
    let steps = 0;
    let most = 0;
    /** The fewest repeats that were too many: less than that need not be tried next. */
    let next = Infinity;
    /** Who sits down next comes later than who did before, so that no table is tried in two orders. */
    const fill = (at: number, spent: number): boolean => {
      if (++steps > mostSteps) return false;
      const table = tables[at];
      if (table === undefined) return true;
      if (table.length === sizes[at]) return fill(at + 1, spent);
      const isFirst = table.length === 0;
      for (let place = (table.at(-1) ?? -1) + 1; place < isSeated.length; place++) {
        if (isSeated[place] === true) continue;
        let repeats = spent;
        for (const each of table) repeats += this.between(each, place);
        if (repeats <= most) {
          table.push(place);
          isSeated[place] = true;
          if (fill(at, repeats)) return true;
          table.pop();
          isSeated[place] = false;
        } else next = Math.min(next, repeats);
        if (isFirst && isTopFirst[at] === true) return false;
      }
      return false;
    };
    for (;;) {
      if (fill(0, 0)) return tables;
      if (steps > mostSteps || next >= below) return undefined;
      [most, next] = [next, Infinity];
    }
  }
}
