import { BUILD_COST, HEX_COUNT, HEXES, NEIGHBOURS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex } from '@roundhouse/games/iberian-gauge';

/** The hexes of all cities, major and urban. */
export const CITIES: readonly HexIndex[] = HEXES.flatMap(({ city }, hex) =>
  city === '' ? [] : [hex],
);
export const IS_MAJOR: readonly boolean[] = CITIES.map((hex) => HEXES[hex]?.terrain === 'major');

/** What a peseta is worth in builds, when one way is compared with another. */
export const PESETA = 1 / 20;
/** Cities further away than this are left out of account. */
const FAR = 9;

/** How to get from every hex to one city over free ground. */
interface Ways {
  /** For each hex, how many more hexes must be built, the city's own included; 0 in the city. */
  readonly builds: readonly number[];
  /** For each hex, what that costs. */
  readonly pesetas: readonly number[];
}

function waysTo(city: HexIndex): Ways {
  const builds = new Array<number>(HEX_COUNT).fill(Infinity);
  const pesetas = new Array<number>(HEX_COUNT).fill(Infinity);
  const weight = (hex: HexIndex): number =>
    (builds[hex] as number) + PESETA * (pesetas[hex] as number);
  const open = new Set([city]);
  builds[city] = 0;
  pesetas[city] = 0;
  while (open.size > 0) {
    const hex = [...open].reduce((best, each) => (weight(each) < weight(best) ? each : best));
    open.delete(hex);
    const more = (builds[hex] as number) + 1;
    const cost = (pesetas[hex] as number) + (BUILD_COST[hex] as number);
    for (const beside of NEIGHBOURS[hex] ?? []) {
      if (more + PESETA * cost >= weight(beside)) continue;
      builds[beside] = more;
      pesetas[beside] = cost;
      open.add(beside);
    }
  }
  return { builds, pesetas };
}

/** The ways to each of CITIES. */
export const WAYS: readonly Ways[] = CITIES.map(waysTo);

/** The cities that are near a hex, and the ways to them: parallel lists. */
export interface Near {
  readonly cities: readonly number[];
  readonly builds: readonly number[];
  readonly pesetas: readonly number[];
}

function nearTo(hex: HexIndex): Near {
  const builds = WAYS.map((ways) => ways.builds[hex] as number);
  const cities = [...CITIES.keys()].filter((city) => (builds[city] as number) < FAR);
  return {
    cities,
    builds: cities.map((city) => builds[city] as number),
    pesetas: cities.map((city) => WAYS[city]?.pesetas[hex] as number),
  };
}

/** For each hex the cities near it. */
export const NEAR: readonly Near[] = HEXES.map((_, hex) => nearTo(hex));
