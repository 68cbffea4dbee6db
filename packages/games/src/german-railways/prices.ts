import { hasBit, NONE, toBits, withoutBit } from '@roundhouse/engine/kit';
import { CITY_OF, HEXES, TERRAIN_PRICES } from './data/board.ts';
import { RAILROADS } from './data/railroads.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';

/** [railroad * hexagons + hex]: the price but for surcharges and free track. */
const BASE_PRICES: readonly number[] = RAILROADS.flatMap(({ discount }) =>
  HEXES.map(({ terrain }) => TERRAIN_PRICES[terrain] - discount),
);
const PAYS_SURCHARGE = toBits([...RAILROADS.keys()].filter((i) => RAILROADS[i]?.paysSurcharge));
const FIRST_RURAL_FREE = toBits([...RAILROADS.keys()].filter((i) => RAILROADS[i]?.firstRuralFree));

/** The least that a hexagon ever costs each railroad. */
export const LOWEST_PRICES: readonly number[] = RAILROADS.map(({ discount, firstRuralFree }) =>
  firstRuralFree ? 0 : Math.min(...Object.values(TERRAIN_PRICES)) - discount,
);

/** What a hexagon costs the railroad, given how many locomotives it has laid outside cities in this build. */
export function priceOf(state: State, railroad: number, hex: number, rural: number): number {
  const price = BASE_PRICES[railroad * HEXES.length + hex] ?? 0;
  const city = CITY_OF[hex] ?? NONE;
  if (city < 0) return rural === 0 && hasBit(FIRST_RURAL_FREE, railroad) ? 0 : price; // G9
  if (!hasBit(PAYS_SURCHARGE, railroad)) return price;
  return price + countBits(withoutBit(state.visitors[city] ?? 0, railroad));
}
