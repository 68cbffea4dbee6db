import { below } from '@roundhouse/engine';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS, FIRST_SETBACK, LASTING_SETBACKS } from '../data/indexes.ts';
import { meansOf, priceFor } from '../payments.ts';
import { lies } from '../setbacks.ts';
import { move } from './move.ts';

const PAY_OFF = CARDS.map((_, setback) => ({ kind: 'pay-off', setback }) as const);

/** The Remedy action with resources: first the setback is named, then each card of the payment. */
export const payOff = move({
  kind: 'pay-off',
  fields: { setback: below(CARD_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    const means = meansOf(state, seat);
    for (let setback = FIRST_SETBACK; setback < FIRST_SETBACK + LASTING_SETBACKS; setback++) {
      if (lies(state, seat, setback) && means >= priceFor(state, seat, setback)) {
        list.push(PAY_OFF[setback]);
      }
    }
  },

  apply(state, _seat, { setback }) {
    state.phase = 'pay';
    state.setback = setback;
  },
});
