import { add, addMember, entry, hasBit, hasMember, NONE, withBit } from '@roundhouse/engine/kit';
import { CITY_OF, hexOfCity, IS_APPROACH, NEIGHBOURS } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { RAILROAD_COUNT, RAILROADS } from './data/railroads.ts';
import { hexesIn, hexSet, WORDS } from './hex-set.ts';
import type { State } from './state.ts';

const CITY_INCOMES: readonly number[] = CITIES.map(({ income }) => income);
/** For each hexagon, its neighbours as pairs of a word's index and its bits. */
const BESIDE: readonly (readonly number[])[] = NEIGHBOURS.map((hexes) =>
  hexSet(hexes).flatMap((bits, word) => (bits === 0 ? [] : [word, bits])),
);
const LINKS: readonly (readonly number[])[] = RAILROADS.map(({ mustLink }) =>
  mustLink.map(hexOfCity),
);

/** The railroad's hexagons, in the order of the board. */
export function trackOf(state: State, railroad: number): number[] {
  return hexesIn(state.track, railroad * WORDS);
}

/** Whether the railroad pays dividends: all but the Berlin-Hamburger always do (G3). */
export function isLinked(state: State, railroad: number): boolean {
  return entry(LINKS, railroad).every((hex) => hasMember(state.track, railroad * WORDS, hex));
}

/** Puts a locomotive of the railroad into a hexagon and keeps everything that follows from it. Payment is apart. */
export function place(state: State, railroad: number, hex: number): void {
  const { reach } = state;
  const first = railroad * WORDS;
  addMember(state.track, first, hex);
  const beside = entry(BESIDE, hex);
  for (let i = 0; i < beside.length; i += 2) {
    const word = first + (beside[i] ?? 0);
    reach[word] = (reach[word] ?? 0) | (beside[i + 1] ?? 0);
  }
  add(state.locomotives, railroad, -1);
  const city = CITY_OF[hex] ?? NONE;
  if (city >= 0) return enterCity(state, railroad, city);
  addMember(state.taken, 0, hex);
  if (IS_APPROACH[hex]) state.approached = withBit(state.approached, railroad);
}

function enterCity(state: State, railroad: number, city: number): void {
  const { partners, visitors } = state;
  const others = visitors[city] ?? 0;
  const income = CITY_INCOMES[city] ?? 0;
  const best = RAILROADS[railroad]?.countsBestCityTwice ? bestCity(state, railroad) : income;
  visitors[city] = withBit(others, railroad);
  add(state.income, railroad, income + Math.max(0, income - best));
  partners[railroad] = (partners[railroad] ?? 0) | others;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (hasBit(others, other)) partners[other] = withBit(partners[other] ?? 0, railroad);
  }
}

function bestCity(state: State, railroad: number): number {
  let best = 0;
  for (let city = 0; city < CITY_INCOMES.length; city++) {
    if (hasBit(state.visitors[city] ?? 0, railroad)) best = Math.max(best, CITY_INCOMES[city] ?? 0);
  }
  return best;
}
