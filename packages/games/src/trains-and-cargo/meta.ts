import type { OptionSpec, Seat } from '@roundhouse/engine';

const SEAT_COUNTS = [2, 3, 4, 6] as const;
export const MOST_SEATS = Math.max(...SEAT_COUNTS);
export const ENDINGS = ['deck-ran-out'] as const;

export interface Options {
  readonly teams: boolean;
  readonly routeBoards: boolean;
}

const OPTIONS: readonly OptionSpec[] = [
  { key: 'teams', values: [false, true], about: 'Play in teams of two that share a train' },
  { key: 'routeBoards', values: [false, true], about: 'Play with the three Route Boards' },
];

/** T22: partners sit opposite each other. */
export function teamsOf(teams: number): (readonly Seat[])[] {
  return Array.from({ length: teams }, (_, team) => [team, team + teams]);
}

export const meta = {
  id: 'trains-and-cargo',
  name: 'Trains & Cargo',
  rulesVersion: 1,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  /**
   * 124 cards of at most 5 moves, 136 tokens to load and send, as many boards, 144 upgrades, and an end of turn for
   * each card, load or upgrade come to less.
   */
  moveLimit: 1600,
  // T1: five never play, and six only in teams.
  seatCountsFor: ({ teams }: Options): readonly number[] => (teams ? [4, 6] : [2, 3, 4]),
  // 8.2
  isSilent: ({ teams }: Options): boolean => teams,
  teamsFor: ({ teams }: Options, seatCount: number): readonly (readonly Seat[])[] =>
    teams ? teamsOf(seatCount / 2) : [],
};
