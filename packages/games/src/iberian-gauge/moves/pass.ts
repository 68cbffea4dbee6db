import type { Emit } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';
import { passTurn } from '../stock-round.ts';

export interface PassMove {
  readonly kind: 'pass';
}

/** Legal in every turn of a stock round. */
export const PASS: PassMove = { kind: 'pass' };

export function applyPass(state: State, emit?: Emit<Event>): void {
  passTurn(state, false, emit);
  proceed(state, emit);
}
