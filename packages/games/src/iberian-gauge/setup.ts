import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import {
  LOCOMOTIVES,
  MOST_SHARES,
  RAILROAD_COUNT,
  RAILROADS,
  SHARE_CUBES,
  STARTING_CASH,
} from './data/railroads.ts';
import { HEX_WORDS } from './hex-set.ts';
import type { Options } from './meta.ts';
import { PRICE_WORDS } from './network.ts';
import type { State } from './state.ts';

const listOf = (length: number, value: number): number[] => new Array<number>(length).fill(value);
const TWO_UNREACHED = -1;
const NO_PRICES: readonly number[] = listOf(RAILROAD_COUNT * PRICE_WORDS, TWO_UNREACHED);
const ALL_RAILROADS: readonly number[] = RAILROADS.map((_, railroad) => railroad);

export function setup(_options: Options, seatCount: number, rng: Rng): State {
  const state = emptyTable(seatCount, rng);
  shuffle(rng, state.tiles);
  state.priorityDeal = drawBelow(rng, seatCount);
  state.seat = state.priorityDeal;
  return state;
}

/** The table before anything is drawn: every railroad unstarted, seat 0 to begin. */
export function emptyTable(seatCount: number, rng: Rng): State {
  return {
    rng,
    seatCount,
    tiles: ALL_RAILROADS.slice(),
    round: 0,
    phase: 'stock',
    seat: 0,
    priorityDeal: 0,
    passes: 0,
    bought: listOf(seatCount, 0),
    railroad: -1,
    tile: 0,
    cube: 0,
    reached: false,
    bank: -STARTING_CASH * seatCount,
    cash: listOf(seatCount, STARTING_CASH),
    treasury: listOf(RAILROAD_COUNT, 0),
    holders: listOf(RAILROAD_COUNT * MOST_SHARES, -1),
    sold: listOf(RAILROAD_COUNT, 0),
    shares: listOf(seatCount * RAILROAD_COUNT, 0),
    cubes: listOf(seatCount, SHARE_CUBES),
    shareValue: listOf(RAILROAD_COUNT, -1),
    dividend: listOf(RAILROAD_COUNT, -1),
    track: listOf(RAILROAD_COUNT * HEX_WORDS, 0),
    occupied: listOf(HEX_WORDS, 0),
    locomotives: listOf(RAILROAD_COUNT, LOCOMOTIVES),
    majorCities: listOf(RAILROAD_COUNT, 0),
    prices: NO_PRICES.slice(),
    targets: listOf(RAILROAD_COUNT * HEX_WORDS, 0),
    buildHex: -1,
    leases: [],
  };
}
