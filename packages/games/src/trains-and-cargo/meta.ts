import type { OptionSpec } from '@roundhouse/engine';

export const ID = 'trains-and-cargo';
export const NAME = 'Trains & Cargo';
export const RULES_VERSION = 1;
export const SEAT_COUNTS = [2, 3, 4, 6] as const;
export const ENDINGS = ['deck-ran-out'] as const;

/**
 * 124 cards of at most 5 moves, 136 tokens to load and send, as many boards, 144 upgrades, and an end of turn for each
 * card, load or upgrade come to less.
 */
export const MOVE_LIMIT = 1600;

export interface Options {
  readonly teams: boolean;
  readonly routeBoards: boolean;
}

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'teams', values: [false, true], about: 'Play in teams of two that share a train' },
  { key: 'routeBoards', values: [false, true], about: 'Play with the three Route Boards' },
];

// T1: five never play, and six only in teams.
export function seatCountsFor(options: Options): readonly number[] {
  return options.teams ? [4, 6] : [2, 3, 4];
}
