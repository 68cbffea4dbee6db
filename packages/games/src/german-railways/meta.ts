import type { OptionSpec } from '@roundhouse/engine';
import { CITIES } from './data/cities.ts';
import { RAILROADS, SHARES_PER_RAILROAD } from './data/railroads.ts';

export const ID = 'german-railways';
export const NAME = 'German Railways';
export const RULES_VERSION = 1;
export const SEAT_COUNTS: readonly number[] = [3, 4, 5];

export const TURN_ORDERS = ['bag', 'one-each'] as const;
export type TurnOrder = (typeof TURN_ORDERS)[number];

export interface Options {
  readonly turnOrder: TurnOrder;
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    key: 'turnOrder',
    values: TURN_ORDERS,
    about:
      'Markers in the bag: more for a lower income, or one each, which is easier for first games.',
  },
];

export const ENDINGS = ['connected', 'impossible', 'agreed', 'stalled'] as const;
export type Ending = (typeof ENDINGS)[number];

/** So many whole rounds without a sale or a build end the match. */
export const QUIET_ROUNDS = 2;

const STARTING_MONEY = 120;
const MOST_SEATS = 5;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

// A railroad's income is at most 1 for each locomotive, what the richer cities add to that, and the best city twice.
const RICHER = total(CITIES.map(({ income }) => income - 1));
const BEST_CITY = Math.max(...CITIES.map(({ income }) => income));
const mostIncomes = RAILROADS.map(({ locomotives }) => locomotives + RICHER + BEST_CITY);
const MOST_DIVIDEND = SHARES_PER_RAILROAD * (total(mostIncomes) + Math.max(...mostIncomes));
const PAIRS = (RAILROADS.length * (RAILROADS.length - 1)) / 2;

/** No player ever has more: each pair of railroads makes dividends flow at most once. */
export const MOST_CASH = STARTING_MONEY + PAIRS * MOST_DIVIDEND;

// Every bid raises a price by 1 or more and all prices are paid, so there are no more bids than Talers. Of any two rounds
// one has a sale or a build, and there are only so many shares and locomotives. An action takes at most an offer and a
// drop-out for each seat beside its bids and locomotives; a round has at most one proposal with its answers.
const OPENING_MOVES = RAILROADS.length * MOST_SEATS;
const LOCOMOTIVES = total(RAILROADS.map(({ locomotives }) => locomotives - 1));
const CHANGES = RAILROADS.length * (SHARES_PER_RAILROAD - 1) + LOCOMOTIVES;
const ROUNDS = QUIET_ROUNDS * (CHANGES + 1);
const ROUND_MOVES = MOST_SEATS * (MOST_SEATS + 1) + MOST_SEATS;
export const MOVE_LIMIT = MOST_CASH + OPENING_MOVES + ROUNDS * ROUND_MOVES + LOCOMOTIVES;
