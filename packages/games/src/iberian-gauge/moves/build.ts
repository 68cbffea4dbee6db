import type { Emit } from '@roundhouse/engine';
import { build } from '../build-round.ts';
import { HEXES } from '../data/board.ts';
import type { HexIndex } from '../data/board.ts';
import type { Event } from '../events.ts';
import { shortestLeases } from '../leases.ts';
import type { Lease } from '../leases.ts';
import { nextTarget, priceOf } from '../network.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';
import { takeLease } from './lease.ts';

export interface BuildMove {
  readonly kind: 'build';
  readonly hex: HexIndex;
}

const BUILDS = HEXES.map((_, hex): BuildMove => ({ kind: 'build', hex }));

export function legalBuilds(state: State): BuildMove[] {
  const { railroad } = state;
  const moves: BuildMove[] = [];
  for (
    let hex = nextTarget(state, railroad, -1);
    hex >= 0;
    hex = nextTarget(state, railroad, hex)
  ) {
    moves.push(BUILDS[hex] as BuildMove);
  }
  return moves;
}

/** Asks for the lease only where there is a choice (I16). */
export function applyBuild(state: State, { hex }: BuildMove, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  if (priceOf(state, railroad, hex) > 0) {
    const leases = shortestLeases(state, railroad, hex);
    if (leases.length > 1) {
      state.phase = 'lease';
      state.buildHex = hex;
      state.leases = leases.map(({ payment }) => payment);
      emit?.({ kind: 'build-chosen', to: 'all', seat, railroad, hex, leases: leases.length });
      return;
    }
    takeLease(state, hex, leases[0] as Lease, emit);
  }
  build(state, hex, emit);
  proceed(state, emit);
}
