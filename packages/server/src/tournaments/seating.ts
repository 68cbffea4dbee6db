/** What speaks against seating two together: how often they have met, and more if they are to be kept apart. */
export type Met = (a: string, b: string) => number;

/** How many steps the search for a seating with fewer repeats may take, each of which looks at everybody. */
const MOST_WORK = 600_000;

/** Tables of these sizes, from the top of the order down, with as few repeats as are found. */
export function seat(ids: readonly string[], sizes: readonly number[], met: Met): string[][] {
  const first = improved(sliced(ids, sizes), met);
  const most = repeatsIn(first, met);
  return (most === 0 ? undefined : search(ids, sizes, met, most)) ?? first;
}

/** How often people meet again at these tables. */
export const repeatsIn = (tables: readonly (readonly string[])[], met: Met): number =>
  tables.reduce((sum, table) => sum + repeatsAt(table, met), 0);

const repeatsAt = (table: readonly string[], met: Met): number =>
  table.reduce((sum, a, i) => sum + table.slice(i + 1).reduce((n, b) => n + met(a, b), 0), 0);

function sliced(ids: readonly string[], sizes: readonly number[]): string[][] {
  let from = 0;
  return sizes.map((size) => ids.slice(from, (from += size)));
}

/** Which of two players of two tables change places first: the lower that is, the sooner they do. */
export type Nearness = (place: number, other: number, size: number) => number;

/** Near in the order from the top down. */
const inOrder: Nearness = (place, other, size) => size - place + other;

/** Swaps players of neighbouring tables, then of tables further apart, the lowest first, as long as that saves repeats. */
export function improved(
  tables: readonly (readonly string[])[],
  met: Met,
  nearness: Nearness = inOrder,
): string[][] {
  const now = tables.map((table) => [...table]);
  for (let distance = 1; distance < now.length; distance++)
    for (let at = now.length - 1 - distance; at >= 0; at--)
      if (swapOnce(now, [at, at + distance], met, nearness)) {
        distance = 1;
        at = now.length - 1;
      }
  return now;
}

/** Makes the first swap between two tables that saves repeats; false if there is none. */
function swapOnce(
  tables: string[][],
  [one, other]: readonly [number, number],
  met: Met,
  nearness: Nearness,
): boolean {
  const [a = [], b = []] = [tables[one], tables[other]];
  if (repeatsAt(a, met) + repeatsAt(b, met) === 0) return false;
  const swaps = a.flatMap((x, i) => b.map((y, j) => ({ x, i, y, j })));
  const near = ({ i, j }: { readonly i: number; readonly j: number }): number =>
    nearness(i, j, a.length);
  for (const { x, i, y, j } of swaps.toSorted((p, q) => near(p) - near(q))) {
    if (saved(a, x, y, met) + saved(b, y, x, met) <= 0) continue;
    tables[one] = a.with(i, y);
    tables[other] = b.with(j, x);
    return true;
  }
  return false;
}

/** How many repeats it saves a table that somebody makes room for somebody else. */
function saved(table: readonly string[], gone: string, come: string, met: Met): number {
  let repeats = 0;
  for (const each of table) if (each !== gone) repeats += met(gone, each) - met(come, each);
  return repeats;
}

type Found = string[][] | undefined;

/** The seating with the fewest repeats, and fewer than these; undefined if there is none, or it is too hard to find. */
function search(ids: readonly string[], sizes: readonly number[], met: Met, below: number): Found {
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = (id: string | undefined): number => place.get(id ?? '') ?? -1;
  const mostSteps = MOST_WORK / ids.length;
  let steps = 0;
  let most = 0;
  /** The fewest repeats that were too many: less than that need not be tried next. */
  let next = Infinity;
  const fill = (tables: string[][], table: string[], left: string[], spent: number): Found => {
    if (++steps > mostSteps) return undefined;
    const size = sizes[tables.length];
    if (size === undefined) return tables;
    if (table.length === size) return fill([...tables, table], [], left, spent);
    for (const id of candidates(table, left, sizes.slice(tables.length), placeOf)) {
      const repeats = spent + table.reduce((sum, each) => sum + met(each, id), 0);
      if (repeats > most) {
        next = Math.min(next, repeats);
        continue;
      }
      const rest = left.filter((each) => each !== id);
      const found = fill(tables, [...table, id], rest, repeats);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (;;) {
    const found = fill([], [], [...ids], 0);
    if (found !== undefined || steps > mostSteps || next >= below) return found;
    [most, next] = [next, Infinity];
  }
}

/** Who may sit down next, so that no table is tried in two orders: who comes later, and first whoever is on top. */
function candidates(
  table: readonly string[],
  left: readonly string[],
  sizes: readonly number[],
  placeOf: (id: string | undefined) => number,
): readonly string[] {
  if (table.length > 0) return left.filter((id) => placeOf(id) > placeOf(table.at(-1)));
  // Where tables differ in size, the top one need not have the player on top.
  const isSame = sizes.every((size) => size === sizes[0]);
  return isSame ? left.slice(0, 1) : left;
}
