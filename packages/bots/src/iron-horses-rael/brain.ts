import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { Brain } from '../brain.ts';
import { evaluate } from './evaluation.ts';
import { prior } from './prior.ts';

/** Iron Horses (Rael): quick trains for stocks of the own colours, dials turned for what is held. */
export const ironHorsesRaelBrain: Brain<State, Move> = {
  evaluate,
  prior,
  tuning: { exploration: 0.7, playoutSteps: 12 },
};
