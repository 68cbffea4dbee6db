export const RAILROAD_IDS = ['red', 'orange', 'blue', 'purple', 'yellow'] as const;
export type RailroadId = (typeof RAILROAD_IDS)[number];

/** An index into RAILROADS. */
export type RailroadIndex = number;

interface Railroad {
  readonly id: RailroadId;
  readonly name: string;
  readonly colour: string;
  readonly shares: number;
  /** What each share gets when the railroad has reached five major cities. */
  readonly majorCitiesBonus: number;
}

export const RAILROADS: readonly Railroad[] = [
  { id: 'red', name: 'Red Railroad', colour: '#C8102E', shares: 6, majorCitiesBonus: 17 },
  { id: 'orange', name: 'Orange Railroad', colour: '#DE8D31', shares: 5, majorCitiesBonus: 20 },
  { id: 'blue', name: 'Blue Railroad', colour: '#81C6E7', shares: 5, majorCitiesBonus: 20 },
  { id: 'purple', name: 'Purple Railroad', colour: '#71659E', shares: 4, majorCitiesBonus: 25 },
  { id: 'yellow', name: 'Yellow Railroad', colour: '#EFE858', shares: 4, majorCitiesBonus: 25 },
];
export const RAILROAD_COUNT = RAILROADS.length;
export const SHARES: readonly number[] = RAILROADS.map(({ shares }) => shares);
export const MOST_SHARES = Math.max(...SHARES);
export const TOTAL_SHARES = SHARES.reduce((sum, shares) => sum + shares, 0);

export const LOCOMOTIVES = 22;
export const CITIES_FOR_BONUS = 5;

export const STARTING_CASH = 40;
export const SHARE_CUBES = 12;
