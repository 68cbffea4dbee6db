import type { Emit } from '@roundhouse/engine';
import { build } from '../build-round.ts';
import type { HexIndex } from '../data/board.ts';
import type { Event } from '../events.ts';
import { paymentList, routeOf, shortestLeases } from '../leases.ts';
import type { Lease, Payment } from '../leases.ts';
import { payLease } from '../money.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';

/** The lease for the hex that was chosen: an index into the different payments, the cheapest first. */
export interface LeaseMove {
  readonly kind: 'lease';
  readonly choice: number;
}

export const MOST_LEASES = 1 << 16;
const LEASES: LeaseMove[] = [];

export function legalLeases(state: State): LeaseMove[] {
  for (let choice = LEASES.length; choice < state.leases.length; choice++) {
    LEASES.push({ kind: 'lease', choice });
  }
  return LEASES.slice(0, state.leases.length);
}

export function applyLease(state: State, { choice }: LeaseMove, emit?: Emit<Event>): void {
  const { railroad, buildHex } = state;
  if (emit === undefined) payLease(state, railroad, state.leases[choice] as Payment);
  else takeLease(state, buildHex, shortestLeases(state, railroad, buildHex)[choice] as Lease, emit);
  state.phase = 'build';
  state.buildHex = -1;
  state.leases = [];
  build(state, buildHex, emit);
  proceed(state, emit);
}

/** Pays a lease and tells its route. */
export function takeLease(state: State, hex: HexIndex, lease: Lease, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  const { payment, total } = lease;
  payLease(state, railroad, payment);
  emit?.({
    kind: 'leased',
    to: 'all',
    seat,
    railroad,
    hex,
    route: routeOf(lease),
    payments: paymentList(payment),
    total,
  });
}
