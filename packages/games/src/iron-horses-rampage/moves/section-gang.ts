import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { SETBACKS } from '../data/cards.ts';
import { FIRST_SETBACK, LASTING_SETBACKS } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { List } from './list.ts';
import { lies, lift } from './remedy.ts';

/** Southern Belt: lifts a setback at no cost and no action. */
export interface SectionGang {
  readonly kind: 'section-gang';
  readonly setback: number;
}

const SECTION_GANGS = SETBACKS.slice(0, LASTING_SETBACKS).map((_, setback): SectionGang => ({
  kind: 'section-gang',
  setback: FIRST_SETBACK + setback,
}));

export function legalSectionGangs(state: State, seat: Seat, list: List<SectionGang>): void {
  for (const move of SECTION_GANGS) if (lies(state, seat, move.setback)) list.push(move);
}

export function applySectionGang(
  state: State,
  seat: Seat,
  { setback }: SectionGang,
  emit?: Emit<Event>,
): void {
  useAdvantage(state, seat, emit);
  lift(state, seat, setback, { by: 'section-gang', emit });
}
