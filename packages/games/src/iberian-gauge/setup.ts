import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { filled, NONE } from '@roundhouse/engine/kit';
import { HEX_WORDS } from './data/board.ts';
import {
  LOCOMOTIVES,
  MOST_SHARES,
  RAILROAD_COUNT,
  RAILROADS,
  SHARE_CUBES,
  STARTING_CASH,
} from './data/railroads.ts';
import type { Options } from './meta.ts';
import { NO_PRICES } from './network.ts';
import type { State } from './state.ts';

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
    bought: filled(seatCount, 0),
    railroad: NONE,
    tile: 0,
    cube: 0,
    reached: false,
    bank: -STARTING_CASH * seatCount,
    cash: filled(seatCount, STARTING_CASH),
    treasury: filled(RAILROAD_COUNT, 0),
    holders: filled(RAILROAD_COUNT * MOST_SHARES, NONE),
    sold: filled(RAILROAD_COUNT, 0),
    shares: filled(seatCount * RAILROAD_COUNT, 0),
    cubes: filled(seatCount, SHARE_CUBES),
    shareValue: filled(RAILROAD_COUNT, -1),
    dividend: filled(RAILROAD_COUNT, -1),
    track: filled(RAILROAD_COUNT * HEX_WORDS, 0),
    occupied: filled(HEX_WORDS, 0),
    locomotives: filled(RAILROAD_COUNT, LOCOMOTIVES),
    majorCities: filled(RAILROAD_COUNT, 0),
    prices: NO_PRICES.slice(),
    targets: filled(RAILROAD_COUNT * HEX_WORDS, 0),
    buildHex: NONE,
    leaseCount: 0,
  };
}
