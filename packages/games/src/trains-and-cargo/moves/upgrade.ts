import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { canUpgrade, upgrade } from '../locomotive.ts';
import { sideOf } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './move.ts';

const UPGRADE: Move = { kind: 'upgrade' };

export function legalUpgrade(state: State, seat: Seat, legal: Move[]): void {
  if (canUpgrade(state, sideOf(state, seat))) legal.push(UPGRADE);
}

export function applyUpgrade(state: State, seat: Seat, emit?: Emit<Event>): void {
  upgrade(state, seat, emit);
  state.phase = 'finish';
  if (!state.routeBoards) state.stepsLeft = 0; // T30: only with Route Boards does loading follow
}
