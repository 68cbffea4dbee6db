import type { Emit, Seat } from '@roundhouse/engine';
import { canDraw, drawCards } from '../deck.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import type { List } from './list.ts';

/** The Draw action. */
export interface Draw {
  readonly kind: 'draw';
}

const DRAW: Draw = { kind: 'draw' };

export function legalDraws(state: State, list: List<Draw>): void {
  if (canDraw(state)) list.push(DRAW);
}

export function applyDraw(state: State, seat: Seat, emit?: Emit<Event>): void {
  spendAction(state);
  drawCards(state, seat, 1, emit);
  resumeTurn(state, emit);
}
