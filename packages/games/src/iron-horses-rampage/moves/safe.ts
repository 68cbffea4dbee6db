import { below } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { CARD_IDS, RESOURCES } from '../data/cards.ts';
import { RESOURCE_KINDS, SAFE } from '../data/indexes.ts';
import { inHand, takeFromHand } from '../hand.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import { move } from './move.ts';

const LAY_SAFE = RESOURCES.map((_, card) => ({ kind: 'safe', card }) as const);

/** The Remedy action that lays a Safe on one of one's own resources in play. */
export const safe = move({
  kind: 'safe',
  fields: { card: below(RESOURCE_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    if (inHand(state, seat, SAFE) === 0) return;
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      if ((state.inPlay[seat * RESOURCE_KINDS + card] ?? 0) > 0) list.push(LAY_SAFE[card]);
    }
  },

  apply(state, seat, { card }, emit) {
    spendAction(state);
    takeFromHand(state, seat, SAFE);
    // P23: for good; the Safe never comes back.
    add(state.inPlay, seat * RESOURCE_KINDS + card, -1);
    add(state.safes, seat * RESOURCE_KINDS + card, 1);
    emit?.({ kind: 'protected', to: 'all', seat, card });
    resumeTurn(state, emit);
  },
});
