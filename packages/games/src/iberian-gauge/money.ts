import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { RAILROAD_COUNT, SHARES } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { Payout } from './events.ts';
import type { State } from './state.ts';

export function payTreasury(
  state: State,
  seat: Seat,
  railroad: RailroadIndex,
  amount: number,
): void {
  add(state.cash, seat, -amount);
  add(state.treasury, railroad, amount);
}

export function payBank(state: State, railroad: RailroadIndex, amount: number): void {
  add(state.treasury, railroad, -amount);
  state.bank += amount;
}

/** The bank pays every share of the railroad: to its holder, or to the treasury if unsold. */
export function payShares(state: State, railroad: RailroadIndex, perShare: number): void {
  const spaces = SHARES[railroad] ?? 0;
  state.bank -= perShare * spaces;
  add(state.treasury, railroad, perShare * (spaces - (state.sold[railroad] ?? 0)));
  for (let seat = 0; seat < state.seatCount; seat++) {
    add(state.cash, seat, perShare * sharesOf(state, seat, railroad));
  }
}

export function sharesOf(state: State, seat: Seat, railroad: RailroadIndex): number {
  return state.shares[seat * RAILROAD_COUNT + railroad] ?? 0;
}

/** What `payShares` pays to whom. */
export function payoutOf(state: State, railroad: RailroadIndex, perShare: number): Payout {
  const unsold = (SHARES[railroad] ?? 0) - (state.sold[railroad] ?? 0);
  const toSeats = state.cash.map((_, seat) => perShare * sharesOf(state, seat, railroad));
  return { railroad, perShare, toSeats, toTreasury: perShare * unsold };
}
