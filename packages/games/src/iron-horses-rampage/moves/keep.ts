import { below } from '@roundhouse/engine';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS } from '../data/indexes.ts';
import { buryLooked, receive } from '../deck.ts';
import { resumeTurn } from '../turn.ts';
import { listLooked } from './list-looked.ts';
import { move } from './move.ts';

const KEEP = CARDS.map((_, card) => ({ kind: 'keep', card }) as const);

/** The card of a Survey that is kept. */
export const keep = move({
  kind: 'keep',
  fields: { card: below(CARD_KINDS, CARD_IDS) },

  legal(state, _seat, list) {
    listLooked(state, KEEP, list);
  },

  apply(state, seat, { card }, emit) {
    state.looked.splice(state.looked.indexOf(card), 1);
    emit?.({ kind: 'kept', to: 'all', seat });
    if (!receive(state, seat, card, emit)) {
      emit?.({ kind: 'kept-card', to: [seat], seat, card });
    }
    // Also with two cards of one kind: if the table did not wait, everybody would know.
    if (state.looked.length > 1) {
      state.phase = 'bury';
      return;
    }
    buryLooked(state, seat, emit);
    resumeTurn(state, emit);
  },
});
