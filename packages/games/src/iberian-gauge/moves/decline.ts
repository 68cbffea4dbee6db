import type { Emit } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { proceed } from '../rounds.ts';
import type { State } from '../state.ts';

export interface DeclineMove {
  readonly kind: 'decline';
}

/** I13: legal for every cube. */
export const DECLINE: DeclineMove = { kind: 'decline' };

export function applyDecline(state: State, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  emit?.({ kind: 'declined', to: 'all', seat, railroad });
  state.cube++;
  proceed(state, emit);
}
