import { below } from '@roundhouse/engine';
import { entry, NONE } from '@roundhouse/engine/kit';
import { buildIn } from '../build-round.ts';
import { PAYMENT_COUNT, shortestLeases, takeLease } from '../leases.ts';
import { proceed } from '../rounds.ts';
import { move } from './move.ts';

const LEASE: { readonly kind: 'lease'; readonly choice: number }[] = [];

/** The lease for the hex that was chosen: an index into the different payments, the cheapest first. */
export const lease = move({
  kind: 'lease',
  fields: { choice: below(PAYMENT_COUNT) },

  legal(state, _seat, list) {
    while (LEASE.length < state.leaseCount) LEASE.push({ kind: 'lease', choice: LEASE.length });
    for (let choice = 0; choice < state.leaseCount; choice++) list.push(LEASE[choice]);
  },

  apply(state, _seat, { choice }, emit) {
    const { railroad, buildHex } = state;
    takeLease(state, buildHex, entry(shortestLeases(state, railroad, buildHex), choice), emit);
    state.phase = 'build';
    state.buildHex = NONE;
    state.leaseCount = 0;
    buildIn(state, buildHex, emit);
    proceed(state, emit);
  },
});
