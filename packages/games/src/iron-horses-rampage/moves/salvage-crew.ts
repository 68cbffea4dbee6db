import { below } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import { CARD_KINDS, FIRST_MASTER, FIRST_REMEDY } from '../data/indexes.ts';
import { takeOpenly } from '../hand.ts';
import { resumeTurn } from '../turn.ts';
import { move } from './move.ts';

const SALVAGE_CREW = CARDS.map((_, card) => ({ kind: 'salvage-crew', card }) as const);

/** Great Lakes Loop: takes a remedy card from the discard pile into the hand. */
export const salvageCrew = move({
  kind: 'salvage-crew',
  fields: { card: below(CARD_KINDS, CARD_IDS) },

  legal(state, _seat, list) {
    for (let card = FIRST_REMEDY; card < FIRST_MASTER; card++) {
      if (state.discards.includes(card)) list.push(SALVAGE_CREW[card]);
    }
  },

  apply(state, seat, { card }, emit) {
    useAdvantage(state, seat, emit);
    state.discards.splice(state.discards.lastIndexOf(card), 1);
    takeOpenly(state, seat, card);
    emit?.({ kind: 'recovered', to: 'all', seat, card });
    resumeTurn(state, emit);
  },
});
