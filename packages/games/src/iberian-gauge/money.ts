import type { Seat } from '@roundhouse/engine';
import { RAILROAD_COUNT, SHARES } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { Payout } from './events.ts';
import { paidTo } from './leases.ts';
import type { Payment } from './leases.ts';
import { add } from './state.ts';
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

/** I9: the lessors have their money at once. */
export function payLease(state: State, railroad: RailroadIndex, payment: Payment): void {
  for (let lessor = 0; lessor < RAILROAD_COUNT; lessor++) {
    const amount = paidTo(payment, lessor);
    add(state.treasury, railroad, -amount);
    add(state.treasury, lessor, amount);
  }
}

/** The bank pays every share of the railroad: to its holder, or to the treasury if unsold. */
export function payShares(state: State, railroad: RailroadIndex, perShare: number): void {
  const spaces = SHARES[railroad] as number;
  state.bank -= perShare * spaces;
  add(state.treasury, railroad, perShare * (spaces - (state.sold[railroad] as number)));
  for (let seat = 0; seat < state.seatCount; seat++) {
    add(state.cash, seat, perShare * sharesOf(state, seat, railroad));
  }
}

export function sharesOf(state: State, seat: Seat, railroad: RailroadIndex): number {
  return state.shares[seat * RAILROAD_COUNT + railroad] as number;
}

/** What `payShares` pays to whom. */
export function payoutOf(state: State, railroad: RailroadIndex, perShare: number): Payout {
  const unsold = (SHARES[railroad] as number) - (state.sold[railroad] as number);
  const toSeats = state.cash.map((_, seat) => perShare * sharesOf(state, seat, railroad));
  return { railroad, perShare, toSeats, toTreasury: perShare * unsold };
}
