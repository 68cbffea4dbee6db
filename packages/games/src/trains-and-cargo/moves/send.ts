import type { Emit, Seat } from '@roundhouse/engine';
import type { Event } from '../events.ts';
import { canPull } from '../locomotive.ts';
import { sideOf } from '../state.ts';
import type { State } from '../state.ts';
import { sendTrain } from '../train.ts';
import { endTurn } from '../turn.ts';
import type { Move } from './move.ts';

const SEND: Move = { kind: 'send' };

export function legalSend(state: State, seat: Seat, legal: Move[]): void {
  if (canPull(state, sideOf(state, seat))) legal.push(SEND);
}

/** Sending is the whole turn. */
export function applySend(state: State, seat: Seat, emit?: Emit<Event>): void {
  sendTrain(state, seat, sideOf(state, seat), emit);
  endTurn(state, emit);
}
