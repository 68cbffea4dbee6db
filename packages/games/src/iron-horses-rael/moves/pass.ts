import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Takes no action. */
export interface PassMove {
  readonly kind: 'pass';
}

const PASS: PassMove = { kind: 'pass' };

/** R32 */
export function legalPass(moves: MoveList<PassMove>): void {
  moves.push(PASS);
}

export function applyPass(state: State, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ kind: 'passed', to: 'all', seat });
  endTurn(state, emit);
}
