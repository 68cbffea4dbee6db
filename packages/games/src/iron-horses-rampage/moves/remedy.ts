import { below } from '@roundhouse/engine';
import { at, entry } from '@roundhouse/engine/kit';
import { CARDS } from '../data/cards.ts';
import { CARD_KINDS, FIRST_MASTER, FIRST_REMEDY, LIFTS } from '../data/indexes.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { lies, liftSetback } from '../setbacks.ts';
import { spendAction } from '../turn.ts';
import { move } from './move.ts';

const REMEDY = CARDS.map((_, card) => ({ kind: 'remedy', card }) as const);

/** The Remedy action with the remedy card that fits a setback. */
export const remedy = move({
  kind: 'remedy',
  fields: { card: below(CARD_KINDS) },

  legal(state, seat, list) {
    if (state.setbacks[seat] === 0) return;
    for (let card = FIRST_REMEDY; card < FIRST_MASTER; card++) {
      if (inHand(state, seat, card) > 0 && lies(state, seat, at(LIFTS, card))) {
        list.push(entry(REMEDY, card));
      }
    }
  },

  apply(state, seat, { card }, emit) {
    spendAction(state);
    discardFromHand(state, seat, card);
    liftSetback(state, seat, at(LIFTS, card), { by: 'card', emit });
  },
});
