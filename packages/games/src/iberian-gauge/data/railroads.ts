export const RAILROAD_IDS = ['red', 'orange', 'blue', 'purple', 'yellow'] as const;
export type RailroadId = (typeof RAILROAD_IDS)[number];

/** An index into RAILROADS. */
export type RailroadIndex = number;

interface Railroad {
  readonly id: RailroadId;
  readonly shares: number;
  /** What each share gets when the railroad has reached five major cities. */
  readonly majorCitiesBonus: number;
}

export const RAILROADS: readonly Railroad[] = [
  { id: 'red', shares: 6, majorCitiesBonus: 17 },
  { id: 'orange', shares: 5, majorCitiesBonus: 20 },
  { id: 'blue', shares: 5, majorCitiesBonus: 20 },
  { id: 'purple', shares: 4, majorCitiesBonus: 25 },
  { id: 'yellow', shares: 4, majorCitiesBonus: 25 },
];
export const RAILROAD_COUNT = RAILROADS.length;
export const SHARES: readonly number[] = RAILROADS.map(({ shares }) => shares);
export const MOST_SHARES = Math.max(...SHARES);
export const TOTAL_SHARES = SHARES.reduce((sum, shares) => sum + shares, 0);

export const LOCOMOTIVES = 22;
export const CITIES_FOR_BONUS = 5;

export const STARTING_CASH = 40;
export const SHARE_CUBES = 12;
