import { itemOf } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { buildIn } from '../build-round.ts';
import { HEX_NAMES, HEXES } from '../data/board.ts';
import { shortestLeases, takeLease } from '../leases.ts';
import { nextTarget, priceOf } from '../network.ts';
import { proceed } from '../rounds.ts';
import { move } from './move.ts';

const BUILD = HEXES.map((_, hex) => ({ kind: 'build', hex }) as const);

export const build = move({
  kind: 'build',
  fields: { hex: itemOf(HEX_NAMES) },

  legal(state, _seat, list) {
    const { railroad } = state;
    let hex = nextTarget(state, railroad, -1);
    for (; hex >= 0; hex = nextTarget(state, railroad, hex)) list.push(BUILD[hex]);
  },

  /** Asks for the lease only where there is a choice (I16). */
  apply(state, seat, { hex }, emit) {
    const { railroad } = state;
    if (priceOf(state, railroad, hex) > 0) {
      const leases = shortestLeases(state, railroad, hex);
      if (leases.length > 1) {
        state.phase = 'lease';
        state.buildHex = hex;
        state.leaseCount = leases.length;
        emit?.({ kind: 'build-chosen', to: 'all', seat, railroad, hex, leases: leases.length });
        return;
      }
      takeLease(state, hex, entry(leases, 0), emit);
    }
    buildIn(state, hex, emit);
    proceed(state, emit);
  },
});
