import { HEXES } from './board.ts';
import type { Terrain } from './board.ts';
import { RAILROAD_COUNT } from './railroads.ts';

/** What building in a hex costs, paid to the bank. */
export const BUILD_COSTS: Readonly<Record<Terrain, number>> = {
  easy: 4,
  difficult: 8,
  urban: 4,
  major: 4,
};

/** What leasing a hex costs, paid to its railroad; 0 where nothing can be leased. */
export const LEASE_COSTS: Readonly<Record<Terrain, number>> = {
  easy: 2,
  difficult: 4,
  urban: 0,
  major: 0,
};

/** How many locomotives a hex holds: one, or in cities one of each railroad. */
export const HEX_ROOM: Readonly<Record<Terrain, number>> = {
  easy: 1,
  difficult: 1,
  urban: RAILROAD_COUNT,
  major: RAILROAD_COUNT,
};

/** The steps that a new locomotive in a city brings. */
export const CITY_STEPS: Readonly<Record<Terrain, { dividend: number; shareValue: number }>> = {
  easy: { dividend: 0, shareValue: 0 },
  difficult: { dividend: 0, shareValue: 0 },
  urban: { dividend: 1, shareValue: 0 },
  major: { dividend: 2, shareValue: 1 },
};

/** BUILD_COSTS by hex. */
export const BUILD_COST: readonly number[] = HEXES.map(({ terrain }) => BUILD_COSTS[terrain]);

/** LEASE_COSTS by hex. */
export const LEASE_COST: readonly number[] = HEXES.map(({ terrain }) => LEASE_COSTS[terrain]);
