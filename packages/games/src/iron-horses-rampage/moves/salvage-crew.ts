import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { REMEDIES } from '../data/cards.ts';
import { FIRST_REMEDY } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { takeOpenly } from '../hand.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** Great Lakes Loop: takes a remedy card from the discard pile into the hand. */
export interface SalvageCrew {
  readonly kind: 'salvage-crew';
  readonly card: number;
}

const SALVAGE_CREWS = REMEDIES.map((_, remedy): SalvageCrew => ({
  kind: 'salvage-crew',
  card: FIRST_REMEDY + remedy,
}));

export function legalSalvageCrews(state: State, list: List<SalvageCrew>): void {
  for (const move of SALVAGE_CREWS) {
    if ((state.discard[move.card] as number) > 0) list.push(move);
  }
}

export function applySalvageCrew(
  state: State,
  seat: Seat,
  { card }: SalvageCrew,
  emit?: Emit<Event>,
): void {
  useAdvantage(state, seat, emit);
  (state.discard[card] as number)--;
  takeOpenly(state, seat, card);
  emit?.({ kind: 'recovered', to: 'all', seat, card });
  resumeTurn(state, emit);
}
