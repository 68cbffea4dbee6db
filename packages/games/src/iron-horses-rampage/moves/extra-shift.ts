import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** North East Line: one more action in this turn. */
export interface ExtraShift {
  readonly kind: 'extra-shift';
}

const EXTRA_SHIFT: ExtraShift = { kind: 'extra-shift' };

export function legalExtraShifts(list: List<ExtraShift>): void {
  list.push(EXTRA_SHIFT);
}

export function applyExtraShift(state: State, seat: Seat, emit?: Emit<Event>): void {
  useAdvantage(state, seat, emit);
  state.extraActions++;
  resumeTurn(state, emit);
}
