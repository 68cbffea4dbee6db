import { HEX_COUNT, HEXES, NEIGHBOURS } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { BUILD_COST, LEASE_COST } from './data/costs.ts';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import { add } from './state.ts';
import type { State } from './state.ts';

/**
 * The price of a lease: LEASED for each leased hex, plus pesetas. So a smaller price is a shorter lease, and among
 * equally short ones a cheaper (I7). The price at a hex is that of the best lease from own track to its border: 0 beside
 * own track. A new locomotive only ever lowers prices, so they are kept up to date by spreading from it.
 */
const LEASED = 1 << 10;
export const UNREACHED = 1 << 20;

/** Targets are bits in words of 32. */
export const HEX_WORDS = Math.ceil(HEX_COUNT / 32);

/** The number of leased hexes in a price. */
export const hexesIn = (price: number): number => price >> 10;
/** The pesetas in a price. */
export const pesetasIn = (price: number): number => price & (LEASED - 1);

export function priceOf(state: State, railroad: RailroadIndex, hex: HexIndex): number {
  return state.prices[railroad * HEX_COUNT + hex] as number;
}

export function hasTrack(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return ((state.track[hex] as number) & (1 << railroad)) !== 0;
}

/** Whether other railroads' track lies here that this one may lease (I8). */
export function isLeasable(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  const occupants = state.track[hex] as number;
  return occupants !== 0 && occupants !== 1 << railroad && (LEASE_COST[hex] as number) > 0;
}

/** Whether this railroad may put a locomotive here, reached or not (3.3). */
export function isOpen(state: State, railroad: RailroadIndex, hex: HexIndex): boolean {
  return LEASE_COST[hex] === 0 ? !hasTrack(state, railroad, hex) : state.track[hex] === 0;
}

/** Calls `visit` with every hex that the railroad can build in and pay for, in ascending order, until it answers true. */
export function someTarget(
  state: State,
  railroad: RailroadIndex,
  visit: (hex: HexIndex) => boolean,
): boolean {
  if (state.locomotives[railroad] === 0) return false;
  const treasury = state.treasury[railroad] as number;
  const { targets, prices } = state;
  for (let word = 0; word < HEX_WORDS; word++) {
    let bits = targets[railroad * HEX_WORDS + word] as number;
    while (bits !== 0) {
      const hex = (word << 5) | (31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
      const lease = pesetasIn(prices[railroad * HEX_COUNT + hex] as number);
      if (lease + (BUILD_COST[hex] as number) <= treasury && visit(hex)) return true;
    }
  }
  return false;
}

/** Puts a locomotive on the board and keeps prices and targets true. */
export function placeLocomotive(state: State, railroad: RailroadIndex, hex: HexIndex): void {
  add(state.locomotives, railroad, -1);
  state.track[hex] = (state.track[hex] as number) | (1 << railroad);
  if (HEXES[hex]?.terrain === 'major') add(state.majorCities, railroad, 1);
  const changed: HexIndex[] = [];
  for (const beside of NEIGHBOURS[hex] as HexIndex[]) lower(state, railroad, beside, 0, changed);
  spread(state, railroad, changed);
  closeTarget(state, railroad, hex);
  if (LEASE_COST[hex] === 0) return;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (other === railroad || priceOf(state, other, hex) === UNREACHED) continue;
    closeTarget(state, other, hex);
    spread(state, other, [hex]);
  }
}

function closeTarget(state: State, railroad: RailroadIndex, hex: HexIndex): void {
  const word = railroad * HEX_WORDS + (hex >> 5);
  state.targets[word] = (state.targets[word] as number) & ~(1 << (hex & 31));
}

/** Carries lower prices on, over leasable track, from the hexes where something changed. */
function spread(state: State, railroad: RailroadIndex, changed: HexIndex[]): void {
  for (let next = 0; next < changed.length; next++) {
    const hex = changed[next] as number;
    const price = priceOf(state, railroad, hex) + LEASED + (LEASE_COST[hex] as number);
    for (const beside of NEIGHBOURS[hex] as HexIndex[]) {
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
  const before = state.prices[railroad * HEX_COUNT + hex] as number;
  if (price >= before) return;
  state.prices[railroad * HEX_COUNT + hex] = price;
  if (isLeasable(state, railroad, hex)) changed.push(hex);
  else if (before === UNREACHED && isOpen(state, railroad, hex)) {
    const word = railroad * HEX_WORDS + (hex >> 5);
    state.targets[word] = (state.targets[word] as number) | (1 << (hex & 31));
  }
}
