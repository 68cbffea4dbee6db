import { below } from '@roundhouse/engine';
import { CARD_IDS, RESOURCES } from '../data/cards.ts';
import { RESOURCE_KINDS, STOP_BITS, VALUE } from '../data/indexes.ts';
import { deliver, mostToTransport } from '../delivery.ts';
import { inHand } from '../hand.ts';
import { spendAction } from '../turn.ts';
import { move } from './move.ts';

const TRANSPORT = RESOURCES.map((_, card) => ({ kind: 'transport', card }) as const);

/** The Transport action: a resource from the hand goes into play. */
export const transport = move({
  kind: 'transport',
  fields: { card: below(RESOURCE_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    if (((state.setbacks[seat] ?? 0) & STOP_BITS) !== 0) return;
    const most = mostToTransport(state, seat);
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      if (inHand(state, seat, card) > 0 && (VALUE[card] ?? 0) <= most) {
        list.push(TRANSPORT[card]);
      }
    }
  },

  apply(state, seat, { card }, emit) {
    spendAction(state);
    deliver(state, seat, card, emit);
  },
});
