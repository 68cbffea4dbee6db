import type { Outcome, Seat } from '@roundhouse/engine';
import { teamsOf } from './seating-rules.ts';
import type { TimelineStart } from './timeline-start.ts';

/** Why a player is gone: for good, or until it comes back. */
export type Leaving = 'resigned' | 'timed-out';

/** Nobody won: nobody can say who would have. */
export const settledOutcome = (seats: number): Outcome => ({
  ranking: [Array.from({ length: seats }, (_, seat) => seat)],
  scores: new Array<number>(seats).fill(0),
  reason: 'settled',
});

/** Whoever left has lost, with those who play together with it; everybody else has won. */
export function outcomeWithout(
  { game, settings, seats }: TimelineStart,
  seat: Seat,
  reason: Leaving,
): Outcome {
  const team = teamsOf(game, settings.options, seats).find((each) => each.includes(seat));
  const lost = team ?? [seat];
  const { ranking, scores } = settledOutcome(seats);
  const won = ranking.flat().filter((each) => !lost.includes(each));
  return { ranking: [won, [...lost]], scores, reason };
}
