import { below } from '@roundhouse/engine';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { HAND_KINDS } from '../data/indexes.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { finishTurn } from '../turn.ts';
import { move } from './move.ts';

const DISCARD = CARDS.map((_, card) => ({ kind: 'discard', card }) as const);

/** P19: one card down to the hand limit, at the end of one's own turn. */
export const discard = move({
  kind: 'discard',
  fields: { card: below(HAND_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    for (let card = 0; card < HAND_KINDS; card++) {
      if (inHand(state, seat, card) > 0) list.push(DISCARD[card]);
    }
  },

  apply(state, seat, { card }, emit) {
    discardFromHand(state, seat, card);
    emit?.({ kind: 'discarded', to: 'all', seat, card });
    finishTurn(state, emit);
  },
});
