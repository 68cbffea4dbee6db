import { add, addMember, filled, hasMember, NONE, removeMember } from '@roundhouse/engine/kit';
import { HEX_COUNT, HEX_WORDS, HEXES, IS_CITY, NEIGHBOURS } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { BUILD_COST, LEASE_COST } from './data/costs.ts';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { State } from './state.ts';

/**
 * The price of a lease: LEASED for each leased hex, plus pesetas. So a smaller price is a shorter lease, and among
 * equally short ones a cheaper (I7). The price at a hex is that of the best lease from own track to its border: 0 beside
 * own track. A new locomotive only ever lowers prices, so they are kept up to date by spreading from it.
 * All other railroads' 88 locomotives in difficult hexes would still fit into 16 bits; two prices share a word.
 */
const LEASED = 1 << 9;
export const UNREACHED = 0xffff;
const PRICE_WORDS = Math.ceil(HEX_COUNT / 2);
const TWO_UNREACHED = (UNREACHED << 16) | UNREACHED;
/** The prices before any railroad is started. */
export const NO_PRICES: readonly number[] = filled(RAILROAD_COUNT * PRICE_WORDS, TWO_UNREACHED);

/** The number of leased hexes in a price. */
export const hexesIn = (price: number): number => price >> 9;
/** The pesetas in a price. */
export const pesetasIn = (price: number): number => price & (LEASED - 1);

export function priceOf(state: State, railroad: RailroadIndex, hex: HexIndex): number {
  const word = state.prices[railroad * PRICE_WORDS + (hex >> 1)] ?? 0;
  return (word >> ((hex & 1) << 4)) & UNREACHED;
}

function setPrice(state: State, railroad: RailroadIndex, hex: HexIndex, price: number): void {
  const word = railroad * PRICE_WORDS + (hex >> 1);
  const shift = (hex & 1) << 4;
  state.prices[word] = ((state.prices[word] ?? 0) & ~(UNREACHED << shift)) | (price << shift);
}

export function hasTrack(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return hasMember(state.track, railroad * HEX_WORDS, hex);
}

/** Whether any railroad has a locomotive here. */
export function isOccupied(state: State, hex: HexIndex): boolean {
  return hasMember(state.occupied, 0, hex);
}

/** Whether other railroads' track lies here that this one may lease (I8). */
export function isLeasable(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return IS_CITY[hex] === false && isOccupied(state, hex) && !hasTrack(state, railroad, hex);
}

/** Whether this railroad may put a locomotive here, reached or not (3.3). */
function isOpen(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return IS_CITY[hex] === true ? !hasTrack(state, railroad, hex) : !isOccupied(state, hex);
}

/** The next hex after this one (-1 to begin) that the railroad can build in and pay for, or -1. */
export function nextTarget(state: State, railroad: RailroadIndex, after: HexIndex): HexIndex {
  return nextTargetWithin(state, railroad, after, state.treasury[railroad] ?? 0);
}

/** The same for a railroad that has this much to spend. */
export function nextTargetWithin(
  state: State,
  railroad: RailroadIndex,
  after: HexIndex,
  budget: number,
): HexIndex {
  if (state.locomotives[railroad] === 0) return -1;
  let mask = -1 << ((after + 1) & 31);
  for (let word = (after + 1) >> 5; word < HEX_WORDS; word++) {
    let bits = (state.targets[railroad * HEX_WORDS + word] ?? 0) & mask;
    for (; bits !== 0; bits &= bits - 1) {
      const hex = (word << 5) | (31 - Math.clz32(bits & -bits));
      const lease = pesetasIn(priceOf(state, railroad, hex));
      if (lease + (BUILD_COST[hex] ?? 0) <= budget) return hex;
    }
    mask = -1;
  }
  return -1;
}

/** Puts a locomotive on the board and keeps prices and targets true. */
export function placeLocomotive(state: State, railroad: RailroadIndex, hex: HexIndex): void {
  add(state.locomotives, railroad, -1);
  addMember(state.track, railroad * HEX_WORDS, hex);
  addMember(state.occupied, 0, hex);
  if (HEXES[hex]?.terrain === 'major') add(state.majorCities, railroad, 1);
  const changed: HexIndex[] = [];
  for (const beside of NEIGHBOURS[hex] ?? []) lower(state, railroad, beside, 0, changed);
  spread(state, railroad, changed);
  removeMember(state.targets, railroad * HEX_WORDS, hex);
  if (IS_CITY[hex] === true) return;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (other === railroad || priceOf(state, other, hex) === UNREACHED) continue;
    removeMember(state.targets, other * HEX_WORDS, hex);
    spread(state, other, [hex]);
  }
}

/** Carries lower prices on, over leasable track, from the hexes where something changed. */
function spread(state: State, railroad: RailroadIndex, changed: HexIndex[]): void {
  for (let next = 0; next < changed.length; next++) {
    const hex = changed[next] ?? NONE;
    const price = priceOf(state, railroad, hex) + LEASED + (LEASE_COST[hex] ?? 0);
    for (const beside of NEIGHBOURS[hex] ?? []) {
      lower(state, railroad, beside, price, changed);
    }
  }
}

function lower(
  state: State,
  railroad: RailroadIndex,
  hex: HexIndex,
  price: number,
  changed: HexIndex[],
): void {
  const before = priceOf(state, railroad, hex);
  if (price >= before) return;
  setPrice(state, railroad, hex, price);
  if (isLeasable(state, railroad, hex)) changed.push(hex);
  else if (before === UNREACHED && isOpen(state, railroad, hex)) {
    addMember(state.targets, railroad * HEX_WORDS, hex);
  }
}
