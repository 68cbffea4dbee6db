import { HEXES, hexOfCity, NEIGHBOURS } from './data/board.ts';
import { SHARES_PER_RAILROAD } from './data/railroads.ts';
import {
  CITY_OF,
  hasTrack,
  IS_APPROACH,
  isWithinBudget,
  priceOf,
  RAILROAD_COUNT,
} from './network.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';

/** Direct connections that every railroad needs for the match to end. */
export const PARTNERS_NEEDED = 2;

const BERLIN = hexOfCity('Berlin');

// Working space of one search, kept between calls only to save making it again.
const spent = new Int32Array(HEXES.length);
const UNSEEN = 0x7fff_ffff;

/**
 * The first railroad that provably can no longer get two direct connections, or -1 (G14a). The proof is one-sided: it
 * assumes that nobody builds in anybody's way, that each meeting has all locomotives to itself, and that money comes as
 * long as a share is unsold. So it may miss a railroad that is stuck, but a railroad it names is stuck.
 */
export function findStuck(state: State): number {
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const missing = PARTNERS_NEEDED - countBits(state.partners[railroad] as number);
    if (missing > 0 && !canMeet(state, railroad, missing)) return railroad;
  }
  return -1;
}

function canMeet(state: State, railroad: number, missing: number): boolean {
  const known = (state.partners[railroad] as number) | (1 << railroad);
  const cities = new Set<number>();
  let met = 0;
  const enough = explore(state, railroad, (city) => {
    cities.add(city);
    met |= (state.visitors[city] as number) & ~known;
    return countBits(met) >= missing;
  });
  if (enough) return true;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (((known | met) & (1 << other)) !== 0) continue;
    if (explore(state, other, (city) => cities.has(city))) met |= 1 << other;
    if (countBits(met) >= missing) return true;
  }
  return false;
}

/**
 * Hands every city that the railroad has or could still reach by itself to `found`, nearest first, until it says true.
 * Answers whether it did. Each pass lays one locomotive more; a hexagon is looked at again only when it got cheaper.
 */
function explore(state: State, railroad: number, found: (city: number) => boolean): boolean {
  const moneyMatters = (state.sold[railroad] as number) === SHARES_PER_RAILROAD;
  const money = moneyMatters ? (state.treasury[railroad] as number) : 0;
  const mayApproach = (state.approached & (1 << railroad)) === 0;
  spent.fill(UNSEEN);
  let edge: number[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (!hasTrack(state, railroad, hex)) continue;
    spent[hex] = 0;
    edge.push(hex);
    if ((CITY_OF[hex] as number) >= 0 && found(CITY_OF[hex] as number)) return true;
  }
  for (let left = state.locomotives[railroad] as number; left > 0 && edge.length > 0; left--) {
    const next: number[] = [];
    for (const from of edge) {
      if (from === BERLIN) continue;
      for (const hex of NEIGHBOURS[from] as readonly number[]) {
        if (IS_APPROACH[hex] && (!mayApproach || IS_APPROACH[from])) continue;
        const city = CITY_OF[hex] as number;
        if (city < 0 && isTaken(state, hex)) continue;
        const price = priceOf(state, railroad, hex, 0);
        if (!isWithinBudget(railroad, price)) continue;
        const sum = moneyMatters ? (spent[from] as number) + price : 0;
        if (sum > money || sum >= (spent[hex] as number)) continue;
        const isNew = spent[hex] === UNSEEN;
        spent[hex] = sum;
        next.push(hex);
        if (isNew && city >= 0 && found(city)) return true;
      }
    }
    edge = next;
  }
  return false;
}

function isTaken(state: State, hex: number): boolean {
  return ((state.taken[hex >> 5] as number) & (1 << (hex & 31))) !== 0;
}
