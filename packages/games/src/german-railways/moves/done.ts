import type { Emit } from '@roundhouse/engine';
import { payDividends } from '../dividends.ts';
import type { Event } from '../events.ts';
import { endAction, noteChange } from '../round.ts';
import { bitsIn } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface DoneMove {
  readonly kind: 'done';
}

const DONE: DoneMove = { kind: 'done' };

/** A build may stop once a locomotive is laid (G8). */
export function addDone(state: State, moves: Move[]): void {
  if (state.build.laid > 0) moves.push(DONE);
}

/** Ends the build: dividends flow if it made a direct connection that was not there before it (G2). */
export function applyDone(state: State, emit?: Emit<Event>): void {
  const { railroad, laid, spent, before } = state.build;
  const connected = (state.partners[railroad] as number) & ~before;
  state.build.railroad = -1;
  noteChange(state);
  emit?.({
    kind: 'build-ended',
    to: 'all',
    seat: state.decider,
    railroad,
    laid,
    spent,
    connected: bitsIn(connected),
  });
  if (connected !== 0) payDividends(state, railroad, emit);
  endAction(state, emit);
}
