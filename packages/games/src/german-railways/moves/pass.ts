import type { Emit } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { endAction } from '../round.ts';
import type { State } from '../state.ts';

export interface PassMove {
  readonly kind: 'pass';
}

export const PASS: PassMove = { kind: 'pass' };

export function applyPass(state: State, emit?: Emit<Event>): void {
  emit?.({ kind: 'passed', to: 'all', seat: state.decider });
  endAction(state, emit);
}
