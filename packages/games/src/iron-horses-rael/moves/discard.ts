import { itemOf } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { CARD_NAMES, CARDS, FIRST_ENGINE } from '../data/cards.ts';
import { removeFromHand } from '../hand.ts';
import { noteLeft } from '../knowledge.ts';
import { BUSY, ENGINES_ONLY } from '../standstill.ts';
import { endTurn } from '../turn.ts';
import { canDraw } from './draw.ts';
import { listHand } from './list-hand.ts';
import { move } from './move.ts';

const DISCARD = CARDS.map((_, card) => ({ kind: 'discard', card }) as const);

/** Discards a card as the turn's action; a draw may follow. */
export const discard = move({
  kind: 'discard',
  fields: { card: itemOf(CARD_NAMES) },

  legal(state, seat, list) {
    listHand(state, seat, DISCARD, CARDS.length, list);
  },

  apply(state, seat, { card }, emit) {
    removeFromHand(state, seat, card);
    if (card >= FIRST_ENGINE) {
      state.engineDiscard.push(card);
      state.activity = Math.max(state.activity, ENGINES_ONLY);
    } else {
      add(state.removed, card, 1); // R19: not to the discard pile.
      noteLeft(state, seat, card);
      state.activity = BUSY;
    }
    emit?.({ kind: 'discarded', to: 'all', seat, card });
    if (canDraw(state)) state.phase = 'redraw';
    else endTurn(state, emit);
  },
});
