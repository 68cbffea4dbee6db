import { below } from '@roundhouse/engine';
import { CARD_NAMES, CARDS, engineValue, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { removeFromHand } from '../hand.ts';
import { listHand } from './list-hand.ts';
import { move } from './move.ts';

const ADD = CARDS.map((_, card) => ({ kind: 'add', card }) as const);

/** Puts the next card behind the engine of the train being completed. */
export const add = move({
  kind: 'add',
  fields: { card: below(FIRST_ENGINE, CARD_NAMES) },

  /** A caboose only as the last card. What `complete` allowed can then always be finished. */
  legal(state, seat, list) {
    const isLast = state.train.length + 1 === engineValue(state.engine);
    listHand(state, seat, ADD, isLast ? FIRST_ENGINE : FIRST_CABOOSE, list);
  },

  apply(state, seat, { card }) {
    removeFromHand(state, seat, card);
    state.train.push(card);
    if (state.train.length === engineValue(state.engine)) state.phase = 'deliver';
  },
});
