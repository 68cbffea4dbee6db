import { HEXES, hexOfCity, NEIGHBOURS } from './data/board.ts';
import { SHARES_PER_RAILROAD } from './data/railroads.ts';
import {
  APPROACH_ZONE,
  CITY_OF,
  IS_APPROACH,
  lowestHex,
  priceOf,
  trackOf,
  WORDS,
} from './network.ts';
import type { State } from './state.ts';

const BERLIN = hexOfCity('Berlin');
const UNSEEN = 0x7fff_ffff;

/** One search from a railroad's network, by hexagon: the Talers and locomotives to it, and where it was reached from. */
export interface Search {
  /** The railroad that moves. */
  railroad: number;
  readonly spent: Int32Array;
  readonly length: Int32Array;
  readonly cameFrom: Int32Array;
}

/** Working space for searches, to be used again and again. */
export function newSearch(): Search {
  return {
    railroad: -1,
    spent: new Int32Array(HEXES.length),
    length: new Int32Array(HEXES.length),
    cameFrom: new Int32Array(HEXES.length),
  };
}

// Kept between calls only to save making it again.
const queue: number[] = [];

/** Whether the railroad will never get money again. */
export function isSoldOut(state: State, railroad: number): boolean {
  return (state.sold[railroad] as number) === SHARES_PER_RAILROAD;
}

/**
 * Hands every city that the railroad has or could still reach by itself to `found`, with its hexagon, nearest first, until
 * it says true. Answers whether it did. Each pass lays one locomotive more; a hexagon is looked at again only when it got
 * cheaper.
 */
export function explore(
  state: State,
  railroad: number,
  search: Search,
  found: (city: number, hex: number) => boolean,
): boolean {
  const { spent, length, cameFrom } = search;
  search.railroad = railroad;
  const moneyMatters = isSoldOut(state, railroad);
  const money = state.treasury[railroad] as number;
  const left = state.locomotives[railroad] as number;
  spent.fill(UNSEEN);
  closeHexes(state, railroad, spent);
  queue.length = 0;
  for (const hex of trackOf(state, railroad)) {
    length[hex] = 0;
    spent[hex] = 0;
    queue.push(hex);
    const city = CITY_OF[hex] as number;
    if (city >= 0 && found(city, hex)) return true;
  }
  for (let next = 0; next < queue.length; next++) {
    const from = queue[next] as number;
    const laid = (length[from] as number) + 1;
    if (from === BERLIN || laid > left) continue;
    const beside = NEIGHBOURS[from] as readonly number[];
    for (let i = 0; i < beside.length; i++) {
      const hex = beside[i] as number;
      const known = spent[hex] as number;
      if (known === 0 || (IS_APPROACH[hex] && IS_APPROACH[from])) continue;
      const sum = moneyMatters ? (spent[from] as number) + priceOf(state, railroad, hex, 0) : 0;
      if (sum >= known || sum > money) continue;
      spent[hex] = sum;
      length[hex] = laid;
      cameFrom[hex] = from;
      queue.push(hex);
      const city = CITY_OF[hex] as number;
      if (city >= 0 && known === UNSEEN && found(city, hex)) return true;
    }
  }
  return false;
}

/** Marks what the railroad can never enter as if it had been reached at no cost. */
function closeHexes(state: State, railroad: number, spent: Int32Array): void {
  const mayApproach = (state.approached & (1 << railroad)) === 0;
  for (let word = 0; word < WORDS; word++) {
    let bits = state.taken[word] as number;
    if (!mayApproach) bits |= APPROACH_ZONE[word] as number;
    for (; bits !== 0; bits &= bits - 1) spent[lowestHex(word, bits)] = 0;
  }
}
