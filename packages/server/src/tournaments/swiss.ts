import { seat } from './seating.ts';
import type { Met } from './seating.ts';
import { sizesFor } from './tables.ts';
import type { Round } from './tables.ts';

/** Somebody who plays the next round; whoever has dropped out is not among them. */
interface Contestant {
  readonly id: string;
  readonly score: number;
  /** A rating, for the order of those with the same score. */
  readonly strength: number;
  /** How often this player has sat out. */
  readonly byes: number;
}

/**
 * The next round of a Swiss tournament at tables of these sizes, the first of which is wanted: players with about the same score sit
 * together, and nobody meets again whom they need not meet again. Byes go to those who had fewest, the lowest score first.
 */
export function swissRound(
  contestants: readonly Contestant[],
  met: Met,
  allowed: readonly number[],
): Round {
  const { sizes, byes } = sizesFor(contestants.length, allowed);
  const order = contestants.toSorted(
    (a, b) => b.score - a.score || b.strength - a.strength || (a.id < b.id ? -1 : 1),
  );
  const out = order
    .toReversed()
    .toSorted((a, b) => a.byes - b.byes || a.score - b.score)
    .slice(0, byes);
  const ids = order.filter((each) => !out.includes(each)).map(({ id }) => id);
  return { tables: seat(ids, sizes, met), byes: out.map(({ id }) => id) };
}
