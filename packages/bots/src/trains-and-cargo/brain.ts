import type { Move, State } from '@roundhouse/games/trains-and-cargo';
import type { GameBrain } from '../brain.ts';
import { shorten, softShares } from '../shares.ts';
import { estimateSide } from './evaluation.ts';
import { prior } from './priors.ts';
import { turnsLeft } from './turns-left.ts';

const NEAR = 8;
const FAR = 1.7;
const MANY_SIDES = 4;
const estimates: number[] = [];
const sideShares: number[] = [];

/** Points at the end: what is scored, and what train, storage and hand will still bring. Partners share a win. */
export const trainsAndCargoBrain: GameBrain<State, Move> = {
  game: 'trains-and-cargo',
  ratings: { random: 790, easy: 1320, medium: 1500, hard: 1770, expert: 1930 },
  evaluate(state, out) {
    const sides = state.trains.length;
    const seats = state.handSizes.length;
    shorten(estimates, sides);
    for (let side = 0; side < sides; side++) estimates[side] = estimateSide(state, side);
    softShares(estimates, NEAR + FAR * turnsLeft(state, state.turn), sideShares);
    shorten(out, seats);
    for (let seat = 0; seat < seats; seat++) {
      out[seat] = ((sideShares[seat % sides] ?? 0) * sides) / seats;
    }
  },
  prior,
  tuning: {
    exploration: 0.2,
    greedyWorlds: 1,
    followSteps: 0,
    hardIterations: 24,
    enough: 20_000,
  },
  tuningAt: ({ teams, trains: { length: sides } }) => ({
    ...(teams ? { exploration: 0.1 } : {}),
    ...(sides < MANY_SIDES ? {} : { hardIterations: 12 }),
  }),
};
