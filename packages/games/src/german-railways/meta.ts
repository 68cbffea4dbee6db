import type { OptionSpec } from '@roundhouse/engine';
import { sum } from '@roundhouse/engine/kit';
import { CITIES } from './data/cities.ts';
import { RAILROAD_COUNT, RAILROADS, SHARES_PER_RAILROAD } from './data/railroads.ts';

const SEAT_COUNTS: readonly number[] = [3, 4, 5];

const TURN_ORDERS = ['bag', 'one-each'] as const;
export type TurnOrder = (typeof TURN_ORDERS)[number];

export interface Options {
  readonly turnOrder: TurnOrder;
}

const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'turnOrder',
    values: TURN_ORDERS,
    about:
      'Markers in the bag: more for a lower income, or one each, which is easier for first games.',
  },
];

const ENDINGS = ['connected', 'impossible', 'agreed', 'stalled'] as const;
export type Ending = (typeof ENDINGS)[number];

/** So many whole rounds without a sale or a build end the match, once every seat has had an action in them (G18). */
export const QUIET_ROUNDS = 2;
/** So many end it in any case, so that every match is finite. */
export const MOST_QUIET_ROUNDS = 12;

const STARTING_MONEY = 120;
const MOST_SEATS = Math.max(...SEAT_COUNTS);

// A railroad's income is at most 1 for each locomotive, what the richer cities add to that, and the best city twice.
const RICHER = sum(CITIES.map(({ income }) => income - 1));
const BEST_CITY = Math.max(...CITIES.map(({ income }) => income));
const mostIncomes = RAILROADS.map(({ locomotives }) => locomotives + RICHER + BEST_CITY);
const MOST_DIVIDEND = SHARES_PER_RAILROAD * (sum(mostIncomes) + Math.max(...mostIncomes));
const PAIRS = (RAILROAD_COUNT * (RAILROAD_COUNT - 1)) / 2;

/** No player ever has more: each pair of railroads makes dividends flow at most once. */
export const MOST_CASH = STARTING_MONEY + PAIRS * MOST_DIVIDEND;

// Every bid raises a price by 1 or more and all prices are paid, so there are no more bids than Talers. There are only so
// many shares to sell and locomotives to lay, and only so many quiet rounds between two of those. An action takes at most
// an offer and a drop-out for each seat beside its bids and locomotives; between two changes each seat proposes the end once.
const OPENING_MOVES = RAILROAD_COUNT * MOST_SEATS;
const LOCOMOTIVES = sum(RAILROADS.map(({ locomotives }) => locomotives - 1));
const CHANGES = RAILROAD_COUNT * (SHARES_PER_RAILROAD - 1) + LOCOMOTIVES;
const QUIET_MOVES = MOST_QUIET_ROUNDS * MOST_SEATS * (MOST_SEATS + 1) + MOST_SEATS * MOST_SEATS;
const MOVE_LIMIT = MOST_CASH + OPENING_MOVES + (CHANGES + 1) * QUIET_MOVES + LOCOMOTIVES;

export const meta = {
  id: 'german-railways',
  name: 'German Railways',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  moveLimit: MOVE_LIMIT,
};
