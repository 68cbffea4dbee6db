/** How the players of a round are seated: who is at which table, and who sits out. */
export interface Round {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** Table sizes for a round, and how many are left over. */
interface Sizes {
  readonly sizes: readonly number[];
  readonly byes: number;
}

/**
 * Sizes that seat as many as possible: as few byes as there can be, then as many tables as possible of the size that is wanted,
 * which is the first one.
 */
export function sizesFor(players: number, allowed: readonly number[]): Sizes {
  const [wanted] = allowed;
  /** For each number of players the best way to seat all of them, if there is one. */
  const ways: (readonly number[] | undefined)[] = [[]];
  const others = (sizes: readonly number[]): number =>
    sizes.filter((size) => size !== wanted).length;
  for (let count = 1; count <= players; count++) {
    const found = allowed.flatMap((size) => {
      const rest = ways[count - size];
      return rest === undefined ? [] : [[...rest, size]];
    });
    ways.push(found.toSorted((a, b) => others(a) - others(b) || a.length - b.length)[0]);
  }
  let byes = 0;
  while (ways[players - byes] === undefined) byes++;
  return { sizes: (ways[players - byes] ?? []).toSorted((a, b) => b - a), byes };
}

/**
 * The sizes that tables may have, the wanted one first: one less or more where the game allows it, so that nobody sits out; tables
 * of two stay tables of two, and no others become that. Too few for any of these play at the largest table there is for them.
 */
export function allowedSizes(
  wanted: number,
  counts: readonly number[],
  players: number,
): readonly number[] {
  const near = wanted === 2 ? [2] : [wanted, wanted - 1, wanted + 1].filter((size) => size > 2);
  const allowed = near.filter((size) => counts.includes(size));
  if (allowed.some((size) => size <= players)) return allowed;
  const fitting = counts.filter((size) => size <= players);
  return fitting.length === 0 ? allowed : [Math.max(...fitting)];
}
