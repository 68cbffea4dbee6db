import { BUILD_COST, HEX_COUNT, HEXES, IS_CITY, NEIGHBOURS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex } from '@roundhouse/games/iberian-gauge';

/** Builds and money to somewhere, by city or hex. */
type Measures = Float64Array;

/** The hexes of all cities, major and urban. */
export const CITIES: readonly HexIndex[] = [...HEXES.keys()].filter((hex) => IS_CITY[hex]);
export const IS_MAJOR: readonly boolean[] = CITIES.map((hex) => HEXES[hex]?.terrain === 'major');

/** What a peseta is worth in builds, when one way is compared with another. */
export const PESETA = 1 / 20;
/** Cities further away than this are left out of account. */
const FAR = 9;

/** How to get from every hex to one city over free ground. */
interface Ways {
  /** For each hex, how many more hexes must be built, the city's own included; 0 in the city. */
  readonly builds: Measures;
  /** For each hex, what that costs. */
  readonly pesetas: Measures;
}

function waysTo(city: HexIndex): Ways {
  const builds = new Float64Array(HEX_COUNT).fill(Infinity);
  const pesetas = new Float64Array(HEX_COUNT).fill(Infinity);
  const weight = (hex: HexIndex): number => (builds[hex] ?? 0) + PESETA * (pesetas[hex] ?? 0);
  const open = new Set([city]);
  builds[city] = 0;
  pesetas[city] = 0;
  while (open.size > 0) {
    const hex = [...open].reduce((best, each) => (weight(each) < weight(best) ? each : best));
    open.delete(hex);
    const more = (builds[hex] ?? 0) + 1;
    const cost = (pesetas[hex] ?? 0) + (BUILD_COST[hex] ?? 0);
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
interface Near {
  readonly cities: readonly number[];
  readonly builds: Measures;
  readonly pesetas: Measures;
}

function nearTo(hex: HexIndex): Near {
  const near = [...WAYS.entries()].filter(([, { builds }]) => (builds[hex] ?? 0) < FAR);
  return {
    cities: near.map(([city]) => city),
    builds: Float64Array.from(near, ([, { builds }]) => builds[hex] ?? 0),
    pesetas: Float64Array.from(near, ([, { pesetas }]) => pesetas[hex] ?? 0),
  };
}

/** For each hex the cities near it. */
export const NEAR: readonly Near[] = HEXES.map((_, hex) => nearTo(hex));
