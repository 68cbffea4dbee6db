import type { Rng } from '@roundhouse/engine';
import { toBits } from '@roundhouse/engine/kit';
import { MOST_SHARES, RAILROAD_COUNT } from './data/railroads.ts';
import { placeLocomotive } from './network.ts';
import { emptyTable } from './setup.ts';
import type { State } from './state.ts';
import type { PlayerView, RailroadView, View } from './view.ts';

/** Nothing but the generator is hidden; prices and targets follow from the track. */
export function imagine(view: View, rng: Rng): State {
  const state = emptyTable(view.players.length, rng);
  state.tiles = [...view.tiles];
  state.round = view.round;
  state.phase = view.phase;
  state.seat = view.seat;
  state.priorityDeal = view.priorityDeal;
  state.passes = view.passes;
  state.railroad = view.railroad;
  state.tile = view.tile;
  state.cube = view.cube;
  state.reached = view.reached;
  state.bank = view.bank;
  for (const [seat, player] of view.players.entries()) seatPlayer(state, seat, player);
  for (const [railroad, seen] of view.railroads.entries()) layRailroad(state, railroad, seen);
  state.buildHex = view.buildHex;
  state.leaseCount = view.leases.length;
  return state;
}

function seatPlayer(state: State, seat: number, player: PlayerView): void {
  state.cash[seat] = player.cash;
  state.cubes[seat] = player.cubes;
  state.bought[seat] = toBits(player.bought);
  for (const [railroad, count] of player.shares.entries()) {
    state.shares[seat * RAILROAD_COUNT + railroad] = count;
  }
}

function layRailroad(state: State, railroad: number, seen: RailroadView): void {
  state.treasury[railroad] = seen.treasury;
  state.sold[railroad] = seen.holders.length;
  for (const [space, seat] of seen.holders.entries()) {
    state.holders[railroad * MOST_SHARES + space] = seat;
  }
  state.shareValue[railroad] = seen.shareValueSpace;
  state.dividend[railroad] = seen.dividendSpace;
  for (const hex of seen.track) placeLocomotive(state, railroad, hex);
}
