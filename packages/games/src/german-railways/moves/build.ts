import type { Emit, Seat } from '@roundhouse/engine';
import { RAILROADS } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import { RAILROAD_COUNT, someBuildable } from '../network.ts';
import { noBuild } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface BuildMove {
  readonly kind: 'build';
  readonly railroad: number;
}

const BUILDS: readonly BuildMove[] = RAILROADS.map((_, railroad) => ({ kind: 'build', railroad }));
const FRESH = noBuild();
const any = (): boolean => true;

/** Adds a build for every railroad of which the seat owns a share and which can lay at least one locomotive (G8). */
export function addBuilds(state: State, seat: Seat, moves: Move[]): void {
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    if ((state.shares[seat * RAILROAD_COUNT + railroad] as number) === 0) continue;
    if (someBuildable(state, railroad, FRESH, any)) moves.push(BUILDS[railroad] as BuildMove);
  }
}

export function applyBuild(state: State, { railroad }: BuildMove, emit?: Emit<Event>): void {
  const { build } = state;
  state.phase = 'build';
  build.railroad = railroad;
  build.laid = 0;
  build.spent = 0;
  build.rural = 0;
  build.before = state.partners[railroad] as number;
  emit?.({ kind: 'build-begun', to: 'all', seat: state.decider, railroad });
}
