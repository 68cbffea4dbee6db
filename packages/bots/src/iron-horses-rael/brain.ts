import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import type { GameBrain } from '../brain.ts';
import { evaluate, insight } from './evaluation.ts';
import { prior } from './priors.ts';

const MANY_SEATS = 4;

/** Iron Horses (Rael): quick trains for stocks of one’s own colours, dials turned for what is held. */
export const ironHorsesRaelBrain: GameBrain<State, Move> = {
  game: 'iron-horses-rael',
  ratings: { random: 630, easy: 1350, medium: 1500, hard: 1630, expert: 1780 },
  evaluate,
  insight,
  prior,
  tuning: { exploration: 0.7, playoutSteps: 12, hardIterations: 100, enough: 4000 },
  tuningAt: ({ cash: { length: seats } }) => ({
    // With many seats luck hides more of what a move is worth.
    ...(seats < MANY_SEATS ? {} : { exploration: 1.5 }),
    // From three seats on, a few dozen worlds show most of what there is to see.
    ...(seats === 2 ? {} : { hardIterations: 40 }),
  }),
};
