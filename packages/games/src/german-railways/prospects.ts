import { HEXES, hexOfCity, NEIGHBOURS } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { SHARES_PER_RAILROAD } from './data/railroads.ts';
import {
  APPROACH_ZONE,
  CITY_OF,
  IS_APPROACH,
  lowestHex,
  priceOf,
  RAILROAD_COUNT,
  trackOf,
  WORDS,
} from './network.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';

/** Direct connections that every railroad needs for the match to end. */
export const PARTNERS_NEEDED = 2;

const BERLIN = hexOfCity('Berlin');
const UNSEEN = 0x7fff_ffff;
/** The need that no railroad can meet: stands for a way that is not known. */
export const NO_WAY = 1000;

/** One search from a railroad's network, by hexagon: the Talers and locomotives to it, and where it was reached from. */
interface Search {
  readonly spent: Int32Array;
  readonly length: Int32Array;
  readonly cameFrom: Int32Array;
}

const newSearch = (): Search => ({
  spent: new Int32Array(HEXES.length),
  length: new Int32Array(HEXES.length),
  cameFrom: new Int32Array(HEXES.length),
});

// Kept between calls only to save making them again.
const ownSearch = newSearch();
const otherSearch = newSearch();
const queue: number[] = [];
const reached = new Uint8Array(CITIES.length);

/**
 * The first railroad that provably can no longer get two direct connections, or -1 (G14a). The proof is one-sided: it
 * assumes that nobody builds in anybody's way, that each meeting has all locomotives to itself, and that money comes as
 * long as a share is unsold. So it may miss a railroad that is stuck, but a railroad it names is stuck.
 */
export function findStuck(state: State): number {
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const missing = PARTNERS_NEEDED - countBits(state.partners[railroad] as number);
    if (missing <= 0 || hasOpenWay(state, railroad)) continue;
    if (!canMeet(state, railroad, missing)) return railroad;
  }
  return -1;
}

/** Whether the way found by an earlier search is still open, so that no search is needed. */
export function hasOpenWay(state: State, railroad: number): boolean {
  const { locomotives, taken, track, way, wayNeeds } = state;
  let movers = 0;
  for (let mover = 0; mover < RAILROAD_COUNT; mover++) {
    const needs = wayNeeds[railroad * RAILROAD_COUNT + mover] as number;
    if (needs === 0) continue;
    if (needs > (locomotives[mover] as number) || isSoldOut(state, mover)) return false;
    movers |= 1 << mover;
  }
  const base = railroad * WORDS;
  const isAlone = movers === 1 << railroad;
  let approach = 0;
  for (let word = 0; word < WORDS; word++) {
    const bits = way[base + word] as number;
    const own = isAlone ? (track[base + word] as number) : 0;
    if ((bits & (taken[word] as number) & ~own) !== 0) return false;
    approach |= bits & (APPROACH_ZONE[word] as number) & ~own;
  }
  return approach === 0 || (state.approached & movers) === 0;
}

/** Whether the railroad can get so many connections more, as far as the proof can tell. Keeps the way that it finds. */
export function canMeet(state: State, railroad: number, missing: number): boolean {
  const known = (state.partners[railroad] as number) | (1 << railroad);
  reached.fill(0);
  let met = 0;
  forgetWay(state, railroad);
  const enough = explore(state, railroad, ownSearch, (city, hex) => {
    reached[city] = 1;
    const fresh = (state.visitors[city] as number) & ~known & ~met;
    if (fresh === 0) return false;
    met |= fresh;
    keepWay(state, railroad, ownSearch, railroad, hex);
    return countBits(met) >= missing;
  });
  if (enough) return true;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (((known | met) & (1 << other)) !== 0) continue;
    const meets = explore(state, other, otherSearch, (city, hex) => {
      if (reached[city] === 0) return false;
      keepWay(state, railroad, ownSearch, railroad, hex);
      keepWay(state, railroad, otherSearch, other, hex);
      return true;
    });
    if (meets) met |= 1 << other;
    if (countBits(met) >= missing) return true;
  }
  state.wayNeeds[railroad * RAILROAD_COUNT + railroad] = NO_WAY;
  return false;
}

function forgetWay(state: State, railroad: number): void {
  state.way.fill(0, railroad * WORDS, (railroad + 1) * WORDS);
  state.wayNeeds.fill(0, railroad * RAILROAD_COUNT, (railroad + 1) * RAILROAD_COUNT);
}

/** Adds the mover's way to a hexagon to what the railroad relies on. */
function keepWay(state: State, railroad: number, search: Search, mover: number, end: number): void {
  const at = railroad * RAILROAD_COUNT + mover;
  state.wayNeeds[at] = Math.max(state.wayNeeds[at] as number, search.length[end] as number);
  for (let hex = end; (search.length[hex] as number) > 0; hex = search.cameFrom[hex] as number) {
    if ((CITY_OF[hex] as number) >= 0) continue;
    const word = railroad * WORDS + (hex >> 5);
    state.way[word] = (state.way[word] as number) | (1 << (hex & 31));
  }
}

function isSoldOut(state: State, railroad: number): boolean {
  return (state.sold[railroad] as number) === SHARES_PER_RAILROAD;
}

/**
 * Hands every city that the railroad has or could still reach by itself to `found`, with its hexagon, nearest first, until
 * it says true. Answers whether it did. Each pass lays one locomotive more; a hexagon is looked at again only when it got
 * cheaper.
 */
function explore(
  state: State,
  railroad: number,
  search: Search,
  found: (city: number, hex: number) => boolean,
): boolean {
  const { spent, length, cameFrom } = search;
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
