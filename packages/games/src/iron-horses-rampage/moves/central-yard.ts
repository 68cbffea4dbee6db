import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { canDraw, drawCards } from '../deck.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** Central 15: draws two cards at no action. */
export interface CentralYard {
  readonly kind: 'central-yard';
}

const CENTRAL_YARD: CentralYard = { kind: 'central-yard' };

export function legalCentralYards(state: State, list: List<CentralYard>): void {
  if (canDraw(state)) list.push(CENTRAL_YARD);
}

export function applyCentralYard(state: State, seat: Seat, emit?: Emit<Event>): void {
  useAdvantage(state, seat, emit);
  drawCards(state, seat, 2, emit);
  resumeTurn(state, emit);
}
