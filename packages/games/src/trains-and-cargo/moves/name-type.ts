import { oneOf } from '@roundhouse/engine';
import { hasBit, withBit } from '@roundhouse/engine/kit';
import { CARD_TYPES } from '../data/cards.ts';
import { resumeCards } from '../turn.ts';
import { move } from './move.ts';

const NAME_TYPE = CARD_TYPES.map((type) => ({ kind: 'name-type', type }) as const);

export const nameType = move({
  kind: 'name-type',
  fields: { type: oneOf(CARD_TYPES) },

  /** T39: the types that no Unlimited of this turn has named yet. */
  legal(state, _seat, list) {
    for (let type = 0; type < NAME_TYPE.length; type++) {
      if (!hasBit(state.unlimited, type)) list.push(NAME_TYPE[type]);
    }
  },

  apply(state, seat, { type }, emit) {
    state.unlimited = withBit(state.unlimited, CARD_TYPES.indexOf(type));
    emit?.({ kind: 'type-named', to: 'all', seat, type });
    resumeCards(state);
  },
});
