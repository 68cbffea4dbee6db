import { filled, NONE } from '@roundhouse/engine/kit';
import { APPROACH_ZONE } from './building.ts';
import { CITY_OF, HEXES, hexOfCity, IS_APPROACH, NEIGHBOURS } from './data/board.ts';
import { SHARES_PER_RAILROAD } from './data/railroads.ts';
import { lowestHex, WORDS } from './hex-set.ts';
import { trackOf } from './network.ts';
import { priceOf } from './prices.ts';
import { spread } from './spread.ts';
import type { Found, Layers } from './spread.ts';
import type { State } from './state.ts';

const BERLIN = hexOfCity('Berlin');
const UNSEEN = 0x7fff_ffff;

// Kept between calls only to save making them again: the Talers to each hexagon, and those to go on from.
const spent = filled(HEXES.length, UNSEEN);
const queue: number[] = [];

/** Whether the railroad will never get money again. */
export function isSoldOut(state: State, railroad: number): boolean {
  return state.sold[railroad] === SHARES_PER_RAILROAD;
}

/**
 * Hands every city that the railroad has or could still reach by itself to `found`, nearest first, until it says true.
 * Answers whether it did. Money is no limit while a share is unsold, and only then the layers are of use afterwards.
 */
export function explore(state: State, railroad: number, layers: Layers, found: Found): boolean {
  return isSoldOut(state, railroad)
    ? explorePriced(state, railroad, found)
    : spread(state, railroad, layers, found);
}

/** Each pass lays one locomotive more; a hexagon is looked at again only when it got cheaper. */
function explorePriced(state: State, railroad: number, found: Found): boolean {
  const left = state.locomotives[railroad] ?? 0;
  spent.fill(UNSEEN);
  closeHexes(state, railroad);
  queue.length = 0;
  for (const hex of trackOf(state, railroad)) {
    spent[hex] = 0;
    queue.push(hex);
    if (CITY_OF[hex] !== NONE && found(hex, 0)) return true;
  }
  let next = 0;
  for (let laid = 1; laid <= left; laid++) {
    const end = queue.length;
    for (; next < end; next++) {
      const first = queue.length;
      payFrom(state, railroad, queue[next] ?? NONE);
      for (let i = first; i < queue.length; i++) {
        const hex = queue[i] ?? NONE;
        if (CITY_OF[hex] !== NONE && found(hex, laid)) return true;
      }
    }
  }
  return false;
}

/** Adds what the railroad can pay for beside a hexagon to the queue, if it was not to be had for less before. */
function payFrom(state: State, railroad: number, from: number): void {
  if (from === BERLIN) return;
  const money = state.treasury[railroad] ?? 0;
  for (const hex of NEIGHBOURS[from] ?? []) {
    const known = spent[hex] ?? 0;
    if (known === 0 || (IS_APPROACH[hex] && IS_APPROACH[from])) continue;
    const sum = (spent[from] ?? 0) + priceOf(state, railroad, hex, 0);
    if (sum >= known || sum > money) continue;
    spent[hex] = sum;
    queue.push(hex);
  }
}

/** Marks what the railroad can never enter as if it had been reached at no cost. */
function closeHexes(state: State, railroad: number): void {
  const mayApproach = (state.approached & (1 << railroad)) === 0;
  for (let word = 0; word < WORDS; word++) {
    let bits = state.taken[word] ?? 0;
    if (!mayApproach) bits |= APPROACH_ZONE[word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) spent[lowestHex(word, bits)] = 0;
  }
}
