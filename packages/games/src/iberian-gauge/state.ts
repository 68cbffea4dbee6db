import type { Rng, Seat } from '@roundhouse/engine';
import { NONE, onlySeat } from '@roundhouse/engine/kit';
import type { HexIndex } from './data/board.ts';
import type { RailroadIndex } from './data/railroads.ts';

/** What the seat in turn decides: a purchase, the two further steps of starting, a build, its lease; or nothing more. */
export type Phase = 'stock' | 'set-value' | 'place' | 'build' | 'lease' | 'over';

export interface State {
  rng: Rng;
  seatCount: number;
  /** The railroads by initiative, the top tile first. */
  tiles: RailroadIndex[];
  round: number;
  phase: Phase;
  /** Who decides. */
  seat: Seat;
  priorityDeal: Seat;
  /** Passes in a row. */
  passes: number;
  /** For each seat, one bit per railroad of which it bought a share in this stock round; none in a build round. */
  bought: number[];
  /** The railroad being started or building, or -1. */
  railroad: RailroadIndex;
  /** The tile in turn and its next cube, in a build round. */
  tile: number;
  cube: number;
  /** Whether the railroad in turn has reached a new city. */
  reached: boolean;
  /** What the bank has taken less what it has given. */
  bank: number;
  cash: number[];
  treasury: number[];
  /** railroad * MOST_SHARES + space: the seat whose cube lies there, or -1. */
  holders: number[];
  sold: number[];
  /** seat * RAILROAD_COUNT + railroad: how many shares. */
  shares: number[];
  cubes: number[];
  /** Spaces on the two tracks; -1 before the railroad is started. */
  shareValue: number[];
  dividend: number[];
  /** One set of hexes per railroad, and the set of hexes with any locomotive (HEX_WORDS words each). */
  track: number[];
  occupied: number[];
  locomotives: number[];
  majorCities: number[];
  /** For each railroad and hex the price of the best lease to the hex's border (see network.ts). */
  prices: number[];
  /** One set per railroad: the hexes that it can reach and may build in. */
  targets: number[];
  /** While a lease is chosen: the hex and how many different payments there are (see leases.ts). */
  buildHex: HexIndex;
  leaseCount: number;
}

export function deciders(state: State): readonly Seat[] {
  return onlySeat(state.phase === 'over' ? NONE : state.seat);
}

export function clone(state: State): State {
  const [a, b, c, d] = state.rng;
  return {
    rng: [a, b, c, d],
    seatCount: state.seatCount,
    tiles: state.tiles.slice(),
    round: state.round,
    phase: state.phase,
    seat: state.seat,
    priorityDeal: state.priorityDeal,
    passes: state.passes,
    bought: state.bought.slice(),
    railroad: state.railroad,
    tile: state.tile,
    cube: state.cube,
    reached: state.reached,
    bank: state.bank,
    cash: state.cash.slice(),
    treasury: state.treasury.slice(),
    holders: state.holders.slice(),
    sold: state.sold.slice(),
    shares: state.shares.slice(),
    cubes: state.cubes.slice(),
    shareValue: state.shareValue.slice(),
    dividend: state.dividend.slice(),
    track: state.track.slice(),
    occupied: state.occupied.slice(),
    locomotives: state.locomotives.slice(),
    majorCities: state.majorCities.slice(),
    prices: state.prices.slice(),
    targets: state.targets.slice(),
    buildHex: state.buildHex,
    leaseCount: state.leaseCount,
  };
}
