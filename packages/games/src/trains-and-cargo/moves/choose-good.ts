import { itemOf } from '@roundhouse/engine';
import { CARDS } from '../data/cards.ts';
import { GOOD_IDS, GOODS } from '../data/goods.ts';
import { moveCube } from '../market.ts';
import { resumeCards } from '../turn.ts';
import { move } from './move.ts';

const CHOOSE_GOOD = GOODS.map((_, good) => ({ kind: 'choose-good', good }) as const);

export const chooseGood = move({
  kind: 'choose-good',
  fields: { good: itemOf(GOOD_IDS) },

  legal(_state, _seat, list) {
    for (const each of CHOOSE_GOOD) list.push(each);
  },

  apply(state, _seat, { good }, emit) {
    const card = CARDS[state.card];
    if (card?.type === 'market') {
      for (const { steps } of card.moves) moveCube(state, good, steps, emit);
    }
    resumeCards(state);
  },
});
