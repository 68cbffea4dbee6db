import type { Emit } from '@roundhouse/engine';
import { RAILROADS } from '../data/railroads.ts';
import type { RailroadIndex } from '../data/railroads.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { mayStart } from '../stock-round.ts';

/** I15: the first step of starting a railroad. */
export interface StartMove {
  readonly kind: 'start';
  readonly railroad: RailroadIndex;
}

const STARTS = RAILROADS.map((_, railroad): StartMove => ({ kind: 'start', railroad }));

export function legalStarts(state: State): StartMove[] {
  return STARTS.filter(({ railroad }) => mayStart(state, railroad));
}

export function applyStart(state: State, { railroad }: StartMove, emit?: Emit<Event>): void {
  state.railroad = railroad;
  state.phase = 'set-value';
  emit?.({ kind: 'start-chosen', to: 'all', seat: state.seat, railroad });
}
