import { below } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { CARD_IDS, RESOURCES } from '../data/cards.ts';
import { RESOURCE_KINDS, VALUE } from '../data/indexes.ts';
import { deliver, mostToTransport } from '../delivery.ts';
import { inHand } from '../hand.ts';
import { move } from './move.ts';

const MOST_VALUE = 100_000;
const THROUGH_FREIGHT = RESOURCES.map((_, card) => ({ kind: 'through-freight', card }) as const);

/** Continental 89: transports a small resource at no action, even when stopped. */
export const throughFreight = move({
  kind: 'through-freight',
  fields: { card: below(RESOURCE_KINDS, CARD_IDS) },

  legal(state, seat, list) {
    const most = Math.min(MOST_VALUE, mostToTransport(state, seat));
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      if (inHand(state, seat, card) > 0 && (VALUE[card] ?? 0) <= most) {
        list.push(THROUGH_FREIGHT[card]);
      }
    }
  },

  apply(state, seat, { card }, emit) {
    useAdvantage(state, seat, emit);
    deliver(state, seat, card, emit);
  },
});
