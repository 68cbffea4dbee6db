import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Seat } from '@roundhouse/engine';

/** What was found out about another move that could have been played. All sums are over worlds. */
export interface RivalNotes {
  readonly move: MoveBase;
  readonly worlds: number;
  /** For every seat, how much more of the win it had after this move than after the one played, in the same world. */
  readonly gains: readonly number[];
  /** The squares of the mover's own gains. */
  readonly squares: number;
}

/** What was found out about one decision. */
export interface DecisionNotes {
  readonly rivals: readonly RivalNotes[];
}

/** What was found out about a position: for every seat its part of the win, as it could know, summed over worlds. */
export interface OutlookNotes {
  readonly worlds: number;
  readonly shares: readonly number[];
}

/** All that a review has found out so far, as plain JSON: it can be kept, and gone on with. */
export interface ReviewNotes {
  /** How often the whole match has been gone through. */
  readonly passes: number;
  /** How many positions have been looked at in the pass that goes on. */
  readonly at: number;
  /** One for each move; null where there was nothing to decide, or nobody has looked yet. */
  readonly decisions: readonly (DecisionNotes | null)[];
  /** One for each position, from the first to the last. */
  readonly outlooks: readonly OutlookNotes[];
}

const DIGITS = 1e5;

/** As much of a sum as is worth keeping: notes are sent and stored by the thousand. */
export const noted = (sum: number): number => Math.round(sum * DIGITS) / DIGITS;

/** Few moves are worth a second look: those that did best. */
const KEPT_RIVALS = 6;

/** Notes about a match of so many moves and seats that nobody has looked at. */
export function emptyNotes(moves: number, seats: number): ReviewNotes {
  const outlook: OutlookNotes = { worlds: 0, shares: new Array<number>(seats).fill(0) };
  return {
    passes: 0,
    at: 0,
    decisions: new Array<null>(moves).fill(null),
    outlooks: Array.from({ length: moves + 1 }, () => outlook),
  };
}

/** What two looks at the same position found out together. */
export function mergeOutlooks(a: OutlookNotes, b: OutlookNotes): OutlookNotes {
  return { worlds: a.worlds + b.worlds, shares: sumOf(a.shares, b.shares) };
}

/** What two looks at the same decision found out together, about the most promising moves. */
export function mergeDecisions(
  a: DecisionNotes | null,
  b: DecisionNotes,
  seat: Seat,
): DecisionNotes {
  const rivals = [...(a?.rivals ?? [])];
  for (const rival of b.rivals) {
    const at = rivals.findIndex(({ move }) => sameMove(move, rival.move));
    const known = rivals[at];
    if (known === undefined) rivals.push(rival);
    else rivals[at] = mergeRivals(known, rival);
  }
  return { rivals: bestFirst(rivals, seat).slice(0, KEPT_RIVALS) };
}

/** The rivals that gained the mover most, first. */
export function bestFirst(rivals: readonly RivalNotes[], seat: Seat): RivalNotes[] {
  return rivals.toSorted((a, b) => sureGain(b, seat) - sureGain(a, seat));
}

/** How much more of the win the mover would have had on average. */
export function meanGain({ gains, worlds }: RivalNotes, seat: Seat): number {
  return (gains[seat] ?? 0) / worlds;
}

/** Doubt where few worlds were seen: as if one more of them had differed by so much. */
const DOUBT = 0.15;

/** The mean gain less its standard error: what few worlds say counts less than what many say. */
export function sureGain(rival: RivalNotes, seat: Seat): number {
  const { worlds, squares } = rival;
  const mean = meanGain(rival, seat);
  const variance = Math.max(0, squares - worlds * mean * mean + DOUBT * DOUBT) / worlds;
  return mean - Math.sqrt(variance / worlds);
}

function mergeRivals(a: RivalNotes, b: RivalNotes): RivalNotes {
  return {
    move: a.move,
    worlds: a.worlds + b.worlds,
    gains: sumOf(a.gains, b.gains),
    squares: noted(a.squares + b.squares),
  };
}

function sumOf(a: readonly number[], b: readonly number[]): number[] {
  return b.map((value, at) => noted(value + (a[at] ?? 0)));
}
