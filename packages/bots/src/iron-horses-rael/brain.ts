import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { Brain } from '../brain.ts';
import { evaluate } from './evaluation.ts';
import { prior } from './prior.ts';

const MANY_SEATS = 4;

/** Iron Horses (Rael): quick trains for stocks of the own colours, dials turned for what is held. */
export const ironHorsesRaelBrain: Brain<State, Move> = {
  evaluate,
  prior,
  tuning: { exploration: 0.7, playoutSteps: 12 },
  // With many seats much happens until one's next turn, so it is worth foreseeing with care.
  tuningAt: ({ cash }) =>
    cash.length < MANY_SEATS
      ? {}
      : { exploration: 0.3, playoutSteps: 40, playoutWidth: 3, endSpread: 10 },
};
