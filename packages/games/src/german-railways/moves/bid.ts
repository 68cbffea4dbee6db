import { integer } from '@roundhouse/engine';
import { raise } from '../auction.ts';
import { MOST_CASH } from '../meta.ts';
import { askFrom } from '../sale.ts';
import { seatAfter } from '../state.ts';
import { move } from './move.ts';

/** The bid of each amount, made when first needed. */
const BIDS: { readonly kind: 'bid'; readonly amount: number }[] = [];

export const bid = move({
  kind: 'bid',
  fields: { amount: integer(1, MOST_CASH) },

  /** Every amount above the best bid up to the seat's cash (G4). */
  legal({ cash, auction }, seat, list) {
    const most = cash[seat] ?? 0;
    while (BIDS.length <= most) BIDS.push({ kind: 'bid', amount: BIDS.length });
    for (let amount = auction.highBid + 1; amount <= most; amount++) list.push(BIDS[amount]);
  },

  apply(state, seat, { amount }, emit) {
    raise(state.auction, seat, amount);
    emit?.({ kind: 'bid-made', to: 'all', seat, amount });
    askFrom(state, seatAfter(state, seat), emit);
  },
});
