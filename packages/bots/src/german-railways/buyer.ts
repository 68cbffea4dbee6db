import type { Seat } from '@roundhouse/engine';
import type { State } from '@roundhouse/games/german-railways';

/** Who has the share that is for sale as things stand: the best bidder, or in an opening auction the opener. */
export function buyerNow(state: State): Seat {
  const { auction } = state;
  if (state.phase !== 'auction' || auction.railroad < 0) return -1;
  if (auction.highBidder >= 0) return auction.highBidder;
  return (state.sold[auction.railroad] as number) === 0 ? auction.opener : -1;
}
