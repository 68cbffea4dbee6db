import type { Move, State } from '@roundhouse/games/german-railways';
import type { GameBrain } from '../brain.ts';
import { softShares } from '../shares.ts';
import { cashNow, estimateCash } from './evaluation.ts';
import { look } from './look.ts';
import network from './network.json' with { type: 'json' };
import { weigh } from './priors.ts';
import { dividendsLeft, dividendsPaidFor, shareWorths } from './prospects.ts';

const NEAR = 12;
const FAR = 5;
/** How likely it is that nothing more will be paid: the match may end before its time. */
const SUDDEN = 0.05;
const SUDDEN_SPREAD = 2;
/** At wider tables the network wins no more against greedy neighbours than search without it. */
const TAUGHT_SEATS = 4;
const estimates: number[] = [];
const ifOver: number[] = [];

/** Who is ahead by the cash at the end, if so many dividends are still to come: the fewer, the more a lead says. */
function judge(state: State, dividends: number, out: number[]): void {
  estimateCash(state, shareWorths(state, dividends), estimates);
  softShares(estimates, NEAR + FAR * dividends, out);
}

/** Cash at the end: what shares will pay over the dividends to come, and the money to buy more of them. */
export const germanRailwaysBrain: GameBrain<State, Move> = {
  game: 'german-railways',
  ratings: { random: 1020, easy: 1230, medium: 1500, hard: 1680, expert: 1840 },
  evaluate(state, out) {
    judge(state, dividendsLeft(state), out);
  },
  insight(state, out) {
    judge(state, dividendsPaidFor(state), out);
    if (state.round === 0) return;
    cashNow(state, estimates);
    softShares(estimates, SUDDEN_SPREAD, ifOver);
    for (let seat = 0; seat < out.length; seat++) {
      out[seat] = (1 - SUDDEN) * (out[seat] ?? 0) + SUDDEN * (ifOver[seat] ?? 0);
    }
  },
  prior: weigh,
  look,
  network: { packed: network, suits: ({ cash }) => cash.length <= TAUGHT_SEATS },
  tuning: {
    greedyWorlds: 1,
    playoutSteps: 8,
    playoutWidth: 4,
    followWidth: 5,
    // Chances differ by a few hundredths between moves, at some decisions by less and at others by much more.
    explorationSpreads: 4,
    // Few of the many ways to lay a turn's track: the mean of all of them says little of the best.
    priorFloor: 0.1,
    widenFactor: 0.7,
    widenPower: 0.4,
    hardIterations: 40,
  },
  // With four seats, more worlds are wanted to beat a beginner.
  tuningAt: ({ cash }) => (cash.length === 4 ? { hardIterations: 70 } : {}),
};
