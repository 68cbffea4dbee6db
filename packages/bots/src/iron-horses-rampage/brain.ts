import type { Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { Move, State } from '@roundhouse/games/iron-horses-rampage';
import type { GameBrain } from '../brain.ts';
import { shorten, softShares } from '../shares.ts';
import { standingOf, wealthOf } from './evaluation.ts';
import { weightOf } from './priors.ts';

/** Up to so many seats a lead says all; with more of them, much can still happen to it. */
const FEW = 4;
/** So much more wealth multiplies a beginner's odds by e; a match is about four times as much. */
const WEALTH_SPREAD = 250_000;
const standings: number[] = [];

/** Who is ahead, by how well each seat stands. */
function judge(
  state: State,
  standing: (state: State, seat: Seat) => number,
  spread: number,
  out: number[],
): void {
  const seats = state.railway.length;
  shorten(standings, seats);
  for (let seat = 0; seat < seats; seat++) standings[seat] = standing(state, seat);
  softShares(standings, spread, out);
}

/**
 * A race to a value in play. A beginner counts wealth; search counts turns: whoever needs fewer is ahead, the more
 * surely the fewer are left.
 */
export const ironHorsesRampageBrain: GameBrain<State, Move> = {
  game: 'iron-horses-rampage',
  ratings: { random: 720, easy: 1320, medium: 1500, hard: 1820, expert: 1990 },
  evaluate(state, out) {
    judge(state, wealthOf, WEALTH_SPREAD, out);
  },
  insight(state, out) {
    judge(state, standingOf, Math.max(1, state.railway.length / FEW), out);
  },
  prior(state, seat, moves, out) {
    for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, entry(moves, i));
  },
  tuning: {
    playoutSteps: 0,
    playoutWidth: 8,
    exploration: 0.5,
    greedyWorlds: 1,
    followSteps: 0,
    easyNoise: 1.2,
    mediumNoise: 0.4,
    hardIterations: 6,
    enough: 4000,
  },
  tuningAt: ({ railway: { length: seats } }) => {
    if (seats === 2) return { exploration: 1 };
    return seats > FEW ? { exploration: 0.15 } : {};
  },
};
