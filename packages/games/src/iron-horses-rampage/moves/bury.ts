import { below } from '@roundhouse/engine';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS } from '../data/indexes.ts';
import { buryLooked } from '../deck.ts';
import { resumeTurn } from '../turn.ts';
import { listLooked } from './list-looked.ts';
import { move } from './move.ts';

const BURY = CARDS.map((_, card) => ({ kind: 'bury', card }) as const);

/** Of the two cards left of a Survey, the one that goes under the deck first; the other lies beneath it. */
export const bury = move({
  kind: 'bury',
  fields: { card: below(CARD_KINDS, CARD_IDS) },

  legal(state, _seat, list) {
    listLooked(state, BURY, list);
  },

  apply(state, seat, { card }, emit) {
    if (state.looked[0] !== card) state.looked.reverse();
    buryLooked(state, seat, emit);
    resumeTurn(state, emit);
  },
});
