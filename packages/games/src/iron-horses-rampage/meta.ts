import type { OptionSpec } from '@roundhouse/engine';

/** How many resource cards the deck holds. */
export type ResourceSet = 53 | 35;

export interface Options {
  readonly resources: ResourceSet;
  readonly largeTable: boolean;
}

const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'resources',
    values: [53, 35],
    about: 'Goods cards: full (53), or short (35, for two or three players).',
  },
  {
    key: 'largeTable',
    values: [false, true],
    about: 'Allow 5–8 players. The goods may then run out before anybody wins.',
  },
];

const SEAT_COUNTS: readonly number[] = [2, 3, 4, 5, 6, 7, 8];
export const MOST_SEATS = 8;
// P1: with so few players the goods can't all lie on the table without a winner.
const USUAL_SEAT_COUNTS: Readonly<Record<ResourceSet, readonly number[]>> = {
  53: [2, 3, 4],
  35: [2, 3],
};

const ENDINGS = ['delivered', 'stalled'] as const;
export type Ending = (typeof ENDINGS)[number];

export const GOAL = 1_000_000;
export const OPENING_HAND = 5;
export const HAND_LIMIT = 8;
export const ACTIONS = 3;
export const TARIFF_LIMIT = 100_000;

/** D5: a match that is still open after this many rounds has stalled. */
export const ROUND_LIMIT = 200;
// At most five actions of five moves, an advantage of three, the end of the turn and eight discards.
const MOST_MOVES_IN_A_TURN = 40;

export const meta = {
  id: 'iron-horses-rampage',
  name: 'Iron Horses (Rampage)',
  rulesVersion: 2,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  moveLimit: ROUND_LIMIT * MOST_SEATS * MOST_MOVES_IN_A_TURN,
  seatCountsFor: ({ resources, largeTable }: Options): readonly number[] =>
    largeTable ? SEAT_COUNTS : USUAL_SEAT_COUNTS[resources],
};
