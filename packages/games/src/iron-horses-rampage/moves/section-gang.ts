import { below } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS, FIRST_SETBACK, LASTING_SETBACKS } from '../data/indexes.ts';
import { lies, liftSetback } from '../setbacks.ts';
import { move } from './move.ts';

const SECTION_GANG = CARDS.map((_, setback) => ({ kind: 'section-gang', setback }) as const);

/** Southern Belt: lifts a setback at no cost and no action. */
export const sectionGang = move({
  kind: 'section-gang',
  fields: { setback: below(CARD_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    for (let setback = FIRST_SETBACK; setback < FIRST_SETBACK + LASTING_SETBACKS; setback++) {
      if (lies(state, seat, setback)) list.push(SECTION_GANG[setback]);
    }
  },

  apply(state, seat, { setback }, emit) {
    useAdvantage(state, seat, emit);
    liftSetback(state, seat, setback, { by: 'section-gang', emit });
  },
});
