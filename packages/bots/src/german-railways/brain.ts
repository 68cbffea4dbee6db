import type { Move, State } from '@roundhouse/games/german-railways';
import type { Brain } from '../brain.ts';
import { softShares } from '../shares.ts';
import { estimateCash } from './estimate.ts';
import { weigh } from './priors.ts';
import { dividendsLeft } from './prospects.ts';

const NEAR = 12;
const FAR = 5;
const estimates: number[] = [];

/** Cash at the end: what shares will pay over the dividends to come, and the money to buy more of them. */
export const germanRailwaysBrain: Brain<State, Move> = {
  evaluate(state, out) {
    estimateCash(state, estimates);
    softShares(estimates, NEAR + FAR * dividendsLeft(state), out);
  },
  prior: weigh,
  tuning: { greedyWorlds: 1, playoutSteps: 0, playoutWidth: 4, followWidth: 5, exploration: 1.2 },
};
