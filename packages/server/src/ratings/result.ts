import type { Outcome, Seat } from '@roundhouse/engine';
import type { Entry } from '../store/store.ts';

/** What a match that agreed to be rated counts for: in full, only against those who left, or not at all, and why. */
export type Verdict = Played | Barred;
/** Why a match does not count because of who played it, however it went. */
const BARRED = ['pair-limit', 'one-owner'] as const;
type Barred = (typeof BARRED)[number];
type Played = 'counted' | 'abandoned' | 'settled';

export const isBarred = (verdict: string): verdict is Barred =>
  BARRED.some((each) => each === verdict);

/** Seats that win or lose together, and their rank. */
interface RankedSide {
  readonly rank: number;
  readonly seats: readonly Seat[];
}

export interface MatchResult {
  readonly verdict: Played;
  readonly sides: readonly RankedSide[];
  /** The seats whose ratings may change. */
  readonly affected: readonly Seat[];
}

export interface EndedMatch {
  readonly outcome: Outcome;
  readonly entries: readonly Entry[];
  readonly seatCount: number;
  /** Seats of people. */
  readonly people: readonly Seat[];
  readonly teams: readonly (readonly Seat[])[];
}

/**
 * How a match counts. Whoever resigned or ran out of time and did not come back has lost to everybody who stayed, the first
 * to leave most of all; what a stand-in made of the seat does not matter. Where somebody left before every seat had moved,
 * nobody gains by it: only those who left lose.
 */
export function resultOf(match: EndedMatch): MatchResult {
  const { outcome, entries, seatCount, people } = match;
  const nothing = { sides: [], affected: [] };
  if (outcome.reason === 'settled') return { verdict: 'settled', ...nothing };
  const left = leavers(entries).filter((seat) => people.includes(seat));
  const sides = rankSides(match, left);
  if (left.length > 0 && leftBeforeAllMoved(entries, seatCount, left))
    return { verdict: 'abandoned', sides, affected: left };
  // Somebody whose partner left is neither rewarded nor punished for it.
  const deserted = sides.filter(({ seats }) => seats.some((seat) => left.includes(seat)));
  const spared = deserted.flatMap(({ seats }) => seats.filter((seat) => !left.includes(seat)));
  const affected = people.filter((seat) => !spared.includes(seat));
  return { verdict: 'counted', sides, affected };
}

/** Those who left for good, the first to leave first. */
function leavers(entries: readonly Entry[]): Seat[] {
  const left = new Set<Seat>();
  for (const { kind, seat } of entries) {
    if (kind === 'return') left.delete(seat);
    if (kind === 'resign' || kind === 'time-out') left.add(seat);
  }
  return [...left];
}

function leftBeforeAllMoved(
  entries: readonly Entry[],
  seatCount: number,
  left: readonly Seat[],
): boolean {
  const moved = new Set<Seat>();
  for (const { kind, seat } of entries) {
    if (kind === 'move') moved.add(seat);
    if ((kind === 'resign' || kind === 'time-out') && left.includes(seat))
      return moved.size < seatCount;
  }
  return false;
}

function rankSides({ outcome, seatCount, teams }: EndedMatch, left: readonly Seat[]): RankedSide[] {
  const together = new Set(teams.flat());
  const alone = Array.from({ length: seatCount }, (_, seat) => seat).filter(
    (seat) => !together.has(seat),
  );
  const sides = [...teams, ...alone.map((seat) => [seat])];
  const best = (seats: readonly Seat[]): number =>
    outcome.ranking.findIndex((group) => seats.some((seat) => group.includes(seat)));
  const firstLeaver = (seats: readonly Seat[]): number =>
    left.findIndex((seat) => seats.includes(seat));
  // Ranks of those who stayed come first; of the others, whoever left later did better.
  const rank = (seats: readonly Seat[]): number => {
    const leaver = firstLeaver(seats);
    return leaver === -1 ? best(seats) + 1 : outcome.ranking.length + left.length - leaver + 1;
  };
  return sides.map((seats) => ({ rank: rank(seats), seats }));
}
