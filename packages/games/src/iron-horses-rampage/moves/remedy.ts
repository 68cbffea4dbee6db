import { below } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS, FIRST_MASTER, FIRST_REMEDY, LIFTS } from '../data/indexes.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { lies, liftSetback } from '../setbacks.ts';
import { spendAction } from '../turn.ts';
import { move } from './move.ts';

const REMEDY = CARDS.map((_, card) => ({ kind: 'remedy', card }) as const);

/** The Remedy action with the remedy card that fits a setback. */
export const remedy = move({
  kind: 'remedy',
  fields: { card: below(CARD_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    for (let card = FIRST_REMEDY; card < FIRST_MASTER; card++) {
      if (inHand(state, seat, card) > 0 && lies(state, seat, LIFTS[card] ?? NONE)) {
        list.push(REMEDY[card]);
      }
    }
  },

  apply(state, seat, { card }, emit) {
    spendAction(state);
    discardFromHand(state, seat, card);
    liftSetback(state, seat, LIFTS[card] ?? NONE, { by: 'card', emit });
  },
});
