import type { Move, State } from '@roundhouse/games/iberian-gauge';
import type { GameBrain } from '../brain.ts';
import { evaluate } from './evaluation.ts';
import { fingerprint } from './fingerprint.ts';
import { randomness } from './randomness.ts';
import { prior } from './priors.ts';

/** Iberian Gauge: a share is worth the dividends and the value that the railroad's next cities will give it. */
export const iberianGaugeBrain: GameBrain<State, Move> = {
  game: 'iberian-gauge',
  ratings: { random: 720, easy: 1210, medium: 1500, hard: 1830, expert: 1930 },
  evaluate,
  prior,
  randomness,
  fingerprint,
  tuning: {
    exploration: 0.3,
    playoutSteps: Infinity,
    playoutWidth: 4,
    playoutFollow: 3,
    endSpread: 8,
    isOpen: true,
    followSteps: 2,
    easyNoise: 1.2,
    hardIterations: 12,
  },
};
