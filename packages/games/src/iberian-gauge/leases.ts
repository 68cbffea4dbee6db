import type { Emit } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { NEIGHBOURS } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { BUILD_COST, LEASE_COST } from './data/costs.ts';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import type { Event } from './events.ts';
import { hasTrack, hexesIn, isLeasable, pesetasIn, priceOf } from './network.ts';
import type { State } from './state.ts';

/** Who is paid how much, in one number: six bits per railroad, in units of 2 pesetas (22 locomotives give 44 at most). */
type Payment = number;
const BITS = 6;
const UNIT = 2;
/** How many payments there could be at most. */
export const PAYMENT_COUNT = 1 << (BITS * RAILROAD_COUNT);

/** A shortest lease, as far as it has been followed back from the hex to be built. */
interface Lease {
  /** The hex reached so far, and the lease from there on. */
  readonly hex: HexIndex;
  readonly onward: Lease | undefined;
  readonly payment: Payment;
  readonly total: number;
}

/** What this railroad is paid. */
function paidTo(payment: Payment, railroad: RailroadIndex): number {
  return ((payment >> (BITS * railroad)) & ((1 << BITS) - 1)) * UNIT;
}

/** What every railroad is paid. */
export function paymentList(payment: Payment): number[] {
  return Array.from({ length: RAILROAD_COUNT }, (_, railroad) => paidTo(payment, railroad));
}

/** I9: pays a lease, so that the lessors have their money at once, and tells its route. */
export function takeLease(state: State, hex: HexIndex, lease: Lease, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  const { payment, total } = lease;
  add(state.treasury, railroad, -total);
  for (let lessor = 0; lessor < RAILROAD_COUNT; lessor++) {
    add(state.treasury, lessor, paidTo(payment, lessor));
  }
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

/** The leased hexes in order, from own track to the hex to be built. */
export function routeOf(lease: Lease): HexIndex[] {
  const route: HexIndex[] = [];
  for (let step = lease; step.onward !== undefined; step = step.onward) route.push(step.hex);
  return route;
}

/** I7, I9, I16: the shortest leases to this hex that can be paid, one for each different payment, the cheapest first. */
export function shortestLeases(state: State, railroad: RailroadIndex, hex: HexIndex): Lease[] {
  const budget = (state.treasury[railroad] ?? 0) - (BUILD_COST[hex] ?? 0);
  let leases: Lease[] = [{ hex, onward: undefined, payment: 0, total: 0 }];
  for (let left = hexesIn(priceOf(state, railroad, hex)); left > 0; left--) {
    leases = distinct(
      leases.flatMap((lease) => followBack(state, railroad, lease, { budget, left: left - 1 })),
      (lease) => lease.payment * 512 + lease.hex,
    );
  }
  return distinct(leases, ({ payment }) => payment).sort(
    (a, b) => a.total - b.total || a.payment - b.payment,
  );
}

/** The lease with one more leased hex, from which `left` more lead to own track. */
function followBack(
  state: State,
  railroad: RailroadIndex,
  lease: Lease,
  { budget, left }: { readonly budget: number; readonly left: number },
): Lease[] {
  const found: Lease[] = [];
  for (const hex of NEIGHBOURS[lease.hex] ?? []) {
    const price = priceOf(state, railroad, hex);
    if (hexesIn(price) !== left || !isLeasable(state, railroad, hex)) continue;
    const cost = LEASE_COST[hex] ?? 0;
    const total = lease.total + cost;
    if (total + pesetasIn(price) > budget) continue;
    const payment = lease.payment + paymentFor(ownerOf(state, hex), cost);
    found.push({ hex, onward: lease, payment, total });
  }
  return found;
}

function paymentFor(railroad: RailroadIndex, cost: number): Payment {
  return (cost / UNIT) << (BITS * railroad);
}

/** Whose track lies in this easy or difficult hex. */
function ownerOf(state: State, hex: HexIndex): RailroadIndex {
  let railroad = 0;
  while (!hasTrack(state, railroad, hex)) railroad++;
  return railroad;
}

function distinct(leases: Lease[], key: (lease: Lease) => number): Lease[] {
  if (leases.length < 2) return leases;
  const seen = new Set<number>();
  return leases.filter((lease) => {
    const before = seen.size;
    return seen.add(key(lease)).size > before;
  });
}
