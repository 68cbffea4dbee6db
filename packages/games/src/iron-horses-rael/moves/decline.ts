import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { MoveList } from './move-list.ts';

/** Draws nothing after a discard. */
export interface DeclineMove {
  readonly kind: 'decline';
}

const DECLINE: DeclineMove = { kind: 'decline' };

/** R26 */
export function legalDecline(moves: MoveList<DeclineMove>): void {
  moves.push(DECLINE);
}

export function applyDecline(state: State, seat: Seat, emit?: Emit<Event>): void {
  emit?.({ kind: 'draw-declined', to: 'all', seat });
  endTurn(state, emit);
}
