import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { finishCardLoad } from '../loading.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import type { Move } from './move.ts';

const DONE: Move = { kind: 'done' };

/** The way out of a card's loading or raid before its second token. */
export function legalDone(state: State, legal: Move[]): void {
  if (!state.mustLoad) legal.push(DONE);
}

export function applyDone(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.phase === 'card-load') finishCardLoad(state, seat, emit);
  else resumeCards(state);
}
