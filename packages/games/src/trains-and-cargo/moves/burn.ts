import { itemOf } from '@roundhouse/engine';
import { ALL_TYPES, CARD_IDS, CARDS } from '../data/cards.ts';
import { removeFromHand } from '../hand.ts';
import { finishTurn } from '../turn.ts';
import { listHand } from './list-hand.ts';
import { move } from './move.ts';

const BURN = CARDS.map((_, card) => ({ kind: 'burn', card }) as const);

export const burn = move({
  kind: 'burn',
  fields: { card: itemOf(CARD_IDS) },

  /** T10: at the start of a turn it stands for loading nothing. T30: there is none with Route Boards. */
  legal(state, seat, list) {
    if (!state.routeBoards) listHand(state, seat, BURN, ALL_TYPES, list);
  },

  /** The end of the turn draws the new card. */
  apply(state, seat, { card }, emit) {
    removeFromHand(state, seat, card);
    state.discards.push(card);
    emit?.({ kind: 'card-burned', to: 'all', seat, card });
    finishTurn(state, emit);
  },
});
