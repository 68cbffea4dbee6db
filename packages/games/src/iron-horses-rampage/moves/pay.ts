import { below, oneOf } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { add, hasBit } from '@roundhouse/engine/kit';
import { CARD_IDS, RESOURCES } from '../data/cards.ts';
import { RESOURCE_KINDS, VALUE } from '../data/indexes.ts';
import { SOURCES } from '../events.ts';
import { discardFromHand, inHand } from '../hand.ts';
import { nextKinds, priceFor, sumOf } from '../payments.ts';
import { liftSetback } from '../setbacks.ts';
import type { State } from '../state.ts';
import { spendAction } from '../turn.ts';
import { move } from './move.ts';

const FROM_HAND = RESOURCES.map((_, card) => ({ kind: 'pay', card, from: 'hand' }) as const);
const FROM_PLAY = RESOURCES.map((_, card) => ({ kind: 'pay', card, from: 'play' }) as const);

/** One resource of a payment, from the hand or from play. */
export const pay = move({
  kind: 'pay',
  fields: { card: below(RESOURCE_KINDS, CARD_IDS), from: oneOf(SOURCES) },

  legal(state, seat, list) {
    const kinds = nextKinds(state, seat);
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      if (!hasBit(kinds, card)) continue;
      if (inHand(state, seat, card) > 0) list.push(FROM_HAND[card]);
      if ((state.inPlay[seat * RESOURCE_KINDS + card] ?? 0) > 0) list.push(FROM_PLAY[card]);
    }
  },

  apply(state, seat, { card, from }, emit) {
    if (from === 'hand') discardFromHand(state, seat, card);
    else discardFromPlay(state, seat, card);
    add(state.paid, card, 1);
    const { setback } = state;
    const delivered = state.delivered[seat] ?? 0;
    emit?.({ kind: 'paid', to: 'all', seat, card, from, setback, delivered });
    if (sumOf(state.paid) < priceFor(state, seat, setback)) return;
    state.paid.fill(0);
    state.setback = -1;
    spendAction(state);
    liftSetback(state, seat, setback, { by: 'resources', emit });
  },
});

function discardFromPlay(state: State, seat: Seat, card: number): void {
  add(state.inPlay, seat * RESOURCE_KINDS + card, -1);
  add(state.delivered, seat, -(VALUE[card] ?? 0));
  state.discards.push(card);
}
