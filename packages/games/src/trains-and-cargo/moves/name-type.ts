import type { Emit, Seat } from '@roundhouse/engine';
import { CARD_TYPES } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { resumeCards } from '../turn.ts';
import type { Move, MoveOf } from './move.ts';

const NAME_TYPE = CARD_TYPES.map((type): Move => ({ kind: 'name-type', type }));

/** T39: the types that no Unlimited of this turn has named yet. */
export function legalNameTypes(state: State, _seat: Seat, legal: Move[]): void {
  for (let type = 0; type < NAME_TYPE.length; type++) {
    if ((state.unlimited & (1 << type)) === 0) legal.push(NAME_TYPE[type] as Move);
  }
}

export function applyNameType(
  state: State,
  seat: Seat,
  { type }: MoveOf<'name-type'>,
  emit?: Emit<Event>,
): void {
  state.unlimited |= 1 << CARD_TYPES.indexOf(type);
  emit?.({ kind: 'type-named', to: 'all', seat, type });
  resumeCards(state);
}
