import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { Brain } from '../brain.ts';
import { evaluate, insight } from './evaluation.ts';
import { prior } from './prior.ts';

const MANY_SEATS = 4;

/** Iron Horses (Rael): quick trains for stocks of the own colours, dials turned for what is held. */
export const ironHorsesRaelBrain: Brain<State, Move> = {
  evaluate,
  insight,
  prior,
  tuning: { exploration: 0.7, playoutSteps: 12 },
  // With many seats luck hides more of what a move is worth.
  tuningAt: ({ cash }) => (cash.length < MANY_SEATS ? {} : { exploration: 1.5 }),
};
