import type { Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import type { State } from '@roundhouse/games/german-railways';

/** Who has the share that is for sale as things stand: the best bidder, or in an opening auction the opener. */
export function buyerNow(state: State): Seat {
  const { auction } = state;
  if (state.phase !== 'auction' || auction.railroad < 0) return NONE;
  if (auction.highBidder >= 0) return auction.highBidder;
  return (state.sold[auction.railroad] ?? 0) === 0 ? auction.opener : NONE;
}
