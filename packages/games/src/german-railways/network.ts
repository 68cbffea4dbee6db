import { HEXES, hexOfCity, NEIGHBOURS, TERRAIN_PRICES } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { RAILROADS } from './data/railroads.ts';
import { add, countBits } from './state.ts';
import type { State } from './state.ts';

/** Words of 32 bits in a set of hexagons. */
export const WORDS = 8;
export const RAILROAD_COUNT = RAILROADS.length;

export const CITY_OF: readonly number[] = HEXES.map(({ city }) => city);
export const IS_APPROACH: readonly boolean[] = HEXES.map(({ zone }) => zone === 'berlin-approach');
const CITY_INCOMES: readonly number[] = CITIES.map(({ income }) => income);

/** A set of hexagons as words of 32 bits. */
export function hexSet(hexes: readonly number[]): number[] {
  const words = new Array<number>(WORDS).fill(0);
  for (const hex of hexes) words[hex >> 5] = (words[hex >> 5] as number) | (1 << (hex & 31));
  return words;
}

/** For each hexagon, its neighbours as pairs of a word's index and its bits. */
const BESIDE: readonly (readonly number[])[] = NEIGHBOURS.map((hexes) =>
  hexSet(hexes).flatMap((bits, word) => (bits === 0 ? [] : [word, bits])),
);
export const APPROACH_ZONE: readonly number[] = hexSet(
  HEXES.flatMap((_, hex) => (IS_APPROACH[hex] ? [hex] : [])),
);

const PER_BUILD: readonly number[] = RAILROADS.map(({ perBuild }) => perBuild);
const BUDGETS: readonly number[] = RAILROADS.map(({ budget }) => budget ?? Infinity);
const FREE_RURAL: readonly boolean[] = RAILROADS.map(({ firstRuralFree }) => firstRuralFree);
const DOUBLES_BEST: readonly boolean[] = RAILROADS.map(
  ({ countsBestCityTwice }) => countsBestCityTwice,
);
const PAYS_SURCHARGE: readonly boolean[] = RAILROADS.map(({ paysSurcharge }) => paysSurcharge);
const CHEAPEST: readonly number[] = RAILROADS.map(({ discount, firstRuralFree }) =>
  firstRuralFree ? 0 : Math.min(...Object.values(TERRAIN_PRICES)) - discount,
);
/** [railroad * hexagons + hex]: the price but for surcharges and free track. */
const BASE_PRICES: readonly number[] = RAILROADS.flatMap(({ discount }) =>
  HEXES.map(({ terrain }) => TERRAIN_PRICES[terrain] - discount),
);
const LINKS: readonly (readonly number[])[] = RAILROADS.map(({ mustLink }) =>
  mustLink.map(hexOfCity),
);

/** Whether the railroad has track in this hexagon. */
export function hasTrack(state: State, railroad: number, hex: number): boolean {
  return ((state.track[railroad * WORDS + (hex >> 5)] as number) & (1 << (hex & 31))) !== 0;
}

/** The railroad's hexagons, in the order of the board. */
export function trackOf(state: State, railroad: number): number[] {
  const hexes: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    let bits = state.track[railroad * WORDS + word] as number;
    for (; bits !== 0; bits &= bits - 1) hexes.push(lowestHex(word, bits));
  }
  return hexes;
}

/** The first hexagon among the bits of one word. */
export function lowestHex(word: number, bits: number): number {
  return word * 32 + 31 - Math.clz32(bits & -bits);
}

/** Whether the railroad pays dividends: all but the Berlin-Hamburger always do (G3). */
export function isLinked(state: State, railroad: number): boolean {
  return (LINKS[railroad] as readonly number[]).every((hex) => hasTrack(state, railroad, hex));
}

/** Puts a locomotive of the railroad into a hexagon and keeps everything that follows from it. Payment is apart. */
export function place(state: State, railroad: number, hex: number): void {
  const { track, reach } = state;
  const base = railroad * WORDS;
  const word = hex >> 5;
  const bit = 1 << (hex & 31);
  track[base + word] = (track[base + word] as number) | bit;
  const beside = BESIDE[hex] as readonly number[];
  for (let i = 0; i < beside.length; i += 2) {
    const at = base + (beside[i] as number);
    reach[at] = (reach[at] as number) | (beside[i + 1] as number);
  }
  add(state.locomotives, railroad, -1);
  const city = CITY_OF[hex] as number;
  if (city >= 0) return enterCity(state, railroad, city);
  state.taken[word] = (state.taken[word] as number) | bit;
  if (IS_APPROACH[hex]) state.approached |= 1 << railroad;
}

function enterCity(state: State, railroad: number, city: number): void {
  const { partners, visitors } = state;
  const others = visitors[city] as number;
  const income = CITY_INCOMES[city] as number;
  const best = DOUBLES_BEST[railroad] ? bestCity(state, railroad) : Infinity;
  visitors[city] = others | (1 << railroad);
  add(state.income, railroad, income + Math.max(0, income - best));
  partners[railroad] = (partners[railroad] as number) | others;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if ((others & (1 << other)) === 0) continue;
    partners[other] = (partners[other] as number) | (1 << railroad);
  }
}

function bestCity(state: State, railroad: number): number {
  let best = 0;
  for (let city = 0; city < CITY_INCOMES.length; city++) {
    if (((state.visitors[city] as number) & (1 << railroad)) === 0) continue;
    best = Math.max(best, CITY_INCOMES[city] as number);
  }
  return best;
}

/** What a hexagon costs the railroad, given how many locomotives it has laid outside cities in this build. */
export function priceOf(state: State, railroad: number, hex: number, rural: number): number {
  const price = BASE_PRICES[railroad * HEXES.length + hex] as number;
  const city = CITY_OF[hex] as number;
  if (city < 0) return rural === 0 && FREE_RURAL[railroad] ? 0 : price; // G9
  if (!PAYS_SURCHARGE[railroad]) return price;
  return price + countBits((state.visitors[city] as number) & ~(1 << railroad));
}

/**
 * The hexagons that the railroad may build next, after so many locomotives and Talers of one build, handed to `found` in
 * order until it says true. Answers whether it did.
 */
export function someBuildable(
  state: State,
  railroad: number,
  build: { readonly laid: number; readonly spent: number; readonly rural: number },
  found: (hex: number) => boolean,
): boolean {
  if (build.laid >= (PER_BUILD[railroad] as number)) return false;
  if ((state.locomotives[railroad] as number) === 0) return false;
  const { treasury, track, reach, taken, approached } = state;
  const money = Math.min(treasury[railroad] as number, (BUDGETS[railroad] as number) - build.spent);
  if (money < (CHEAPEST[railroad] as number)) return false;
  const base = railroad * WORDS;
  const hasApproach = (approached & (1 << railroad)) !== 0;
  for (let word = 0; word < WORDS; word++) {
    let bits =
      (reach[base + word] as number) & ~(track[base + word] as number) & ~(taken[word] as number);
    if (hasApproach) bits &= ~(APPROACH_ZONE[word] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(word, bits);
      if (priceOf(state, railroad, hex, build.rural) <= money && found(hex)) return true;
    }
  }
  return false;
}
