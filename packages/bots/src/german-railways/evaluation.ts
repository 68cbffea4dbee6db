import type { Seat } from '@roundhouse/engine';
import { RAILROAD_COUNT, SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { State } from '@roundhouse/games/german-railways';
import { buyerNow } from './buyer.ts';

/** The part of what unsold shares are worth beyond their price that buyers will really get. */
const BARGAIN = 0.5;
/** What an action brings in the mean. */
const ACTION = 3;

/** Sets out[seat] to the cash that this seat can expect at the end, by what one share of each railroad will pay. */
export function estimateCash(state: State, worths: Readonly<Float64Array>, out: number[]): void {
  const seats = state.cash.length;
  let unsold = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    unsold += (SHARES_PER_RAILROAD - (state.sold[railroad] ?? 0)) * (worths[railroad] ?? 0);
  }
  out.length = seats;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const cash = cashOf(state, seat);
    total += cash;
    out[seat] = cash;
  }
  const buyer = buyerNow(state);
  if (buyer >= 0) unsold -= worths[state.auction.railroad] ?? 0;
  // Money buys shares for less than they will pay: whoever has more of it gets more of them.
  const factor = 1 + (BARGAIN * Math.max(0, unsold - total)) / (total + 1);
  for (let seat = 0; seat < seats; seat++) {
    let sum = (out[seat] ?? 0) * factor;
    for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
      const shares = state.shares[seat * RAILROAD_COUNT + railroad] ?? 0;
      if (shares > 0) sum += shares * (worths[railroad] ?? 0);
    }
    sum += ACTION * markersLeft(state, seat);
    if (seat === buyer) sum += worths[state.auction.railroad] ?? 0;
    out[seat] = sum;
  }
}

/** Actions that this seat still has in this round, the one under way not counted. */
export function markersLeft(state: State, seat: Seat): number {
  let count = 0;
  for (
    let turn = state.turn + (state.phase === 'action' ? 0 : 1);
    turn < state.order.length;
    turn++
  ) {
    if (state.order[turn] === seat) count++;
  }
  return count;
}

/** Sets out[seat] to the cash that this seat would have if the match ended with what is under way. */
export function cashNow(state: State, out: number[]): void {
  out.length = state.cash.length;
  for (let seat = 0; seat < out.length; seat++) out[seat] = cashOf(state, seat);
}

/** Cash, a bid and the dividends of a build under way already counted. */
function cashOf(state: State, seat: Seat): number {
  const cash = state.cash[seat] ?? 0;
  if (state.phase === 'auction' && state.auction.highBidder === seat) {
    return cash - state.auction.highBid;
  }
  return state.phase === 'build' ? cash + dividendsDue(state, seat) : cash;
}

function dividendsDue(state: State, seat: Seat): number {
  const { railroad, before } = state.build;
  if (((state.partners[railroad] ?? 0) & ~before) === 0) return 0;
  let sum = 0;
  for (let each = 0; each < RAILROAD_COUNT; each++) {
    const shares = state.shares[seat * RAILROAD_COUNT + each] ?? 0;
    if (shares > 0) sum += shares * (state.income[each] ?? 0) * (each === railroad ? 2 : 1);
  }
  return sum;
}
