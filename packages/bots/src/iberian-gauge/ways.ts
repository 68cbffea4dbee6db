import { at } from '@roundhouse/engine/kit';
import { BUILD_COST, HEX_COUNT, HEXES, IS_CITY, NEIGHBOURS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex } from '@roundhouse/games/iberian-gauge';

/** Builds and money to somewhere, by city or hex; lists of their own sort, since `at` is for the state's. */
export type Measures = Float64Array;

export function measureAt(measures: Measures, index: number): number {
  return measures[index] as number;
}

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
  const weight = (hex: HexIndex): number =>
    measureAt(builds, hex) + PESETA * measureAt(pesetas, hex);
  const open = new Set([city]);
  builds[city] = 0;
  pesetas[city] = 0;
  while (open.size > 0) {
    const hex = [...open].reduce((best, each) => (weight(each) < weight(best) ? each : best));
    open.delete(hex);
    const more = measureAt(builds, hex) + 1;
    const cost = measureAt(pesetas, hex) + at(BUILD_COST, hex);
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
  readonly builds: Measures;
  readonly pesetas: Measures;
}

function nearTo(hex: HexIndex): Near {
  const near = [...WAYS.entries()].filter(([, { builds }]) => measureAt(builds, hex) < FAR);
  return {
    cities: near.map(([city]) => city),
    builds: Float64Array.from(near, ([, { builds }]) => measureAt(builds, hex)),
    pesetas: Float64Array.from(near, ([, { pesetas }]) => measureAt(pesetas, hex)),
  };
}

/** For each hex the cities near it. */
export const NEAR: readonly Near[] = HEXES.map((_, hex) => nearTo(hex));
