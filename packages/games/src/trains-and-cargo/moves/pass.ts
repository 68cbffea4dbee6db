import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { Move } from './move.ts';

const PASS: Move = { kind: 'pass' };

export function legalPass(legal: Move[]): void {
  legal.push(PASS);
}

export function applyPass(state: State, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ kind: 'passed', to: 'all', seat });
  endTurn(state, emit);
}
