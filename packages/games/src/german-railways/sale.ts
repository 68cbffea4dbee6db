import type { Emit, Seat } from '@roundhouse/engine';
import { add, NONE } from '@roundhouse/engine/kit';
import { isBidding, isDecided, leave, openAuction } from './auction.ts';
import { RAILROAD_COUNT } from './data/railroads.ts';
import type { Event } from './events.ts';
import { endAction, noteChange, startRound } from './round.ts';
import { seatAfter } from './state.ts';
import type { State } from './state.ts';
import { playerIncome } from './turn-order.ts';

/** Puts a share up for auction and asks the opener first. */
export function putUp(state: State, railroad: number, opener: Seat, emit?: Emit<Event>): void {
  state.phase = 'auction';
  openAuction(state.auction, { railroad, opener, seats: state.cash.length });
  const share = (state.sold[railroad] ?? 0) + 1;
  const opening = isOpening(state);
  emit?.({ kind: 'auction-opened', to: 'all', railroad, seat: opener, opening, share });
  askFrom(state, opener, emit);
}

/** Whether the share for sale is the first of its railroad: only the eight opening auctions sell those. */
export function isOpening(state: State): boolean {
  return state.sold[state.auction.railroad] === 0;
}

/** Asks the next seat clockwise, this one included, that can still raise; closes the auction when there is none. */
export function askFrom(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { auction, cash } = state;
  for (let asked = seat; !isDecided(auction); asked = seatAfter(state, asked)) {
    if (!isBidding(auction, asked)) continue;
    if ((cash[asked] ?? 0) > auction.highBid) {
      state.decider = asked;
      return;
    }
    leave(auction, asked); // G16
    emit?.({ kind: 'dropped-out', to: 'all', seat: asked, forced: true });
  }
  closeAuction(state, emit);
}

function closeAuction(state: State, emit?: Emit<Event>): void {
  const { auction } = state;
  const { railroad, highBidder, highBid, opener } = auction;
  const opening = isOpening(state);
  auction.railroad = NONE;
  const buyer = opening && highBidder < 0 ? opener : highBidder; // G5
  if (buyer < 0) emit?.({ kind: 'share-unsold', to: 'all', railroad });
  else sell(state, { seat: buyer, railroad, price: highBid }, emit);
  if (!opening) endAction(state, emit);
  else if (railroad + 1 < RAILROAD_COUNT) putUp(state, railroad + 1, buyer, emit);
  else startRound(state, emit);
}

function sell(
  state: State,
  { seat, railroad, price }: { seat: Seat; railroad: number; price: number },
  emit?: Emit<Event>,
): void {
  state.cash[seat] = (state.cash[seat] ?? 0) - price; // Adding -price would make -0 of 0, and slow lists of floats.
  add(state.treasury, railroad, price);
  add(state.shares, seat * RAILROAD_COUNT + railroad, 1);
  add(state.sold, railroad, 1);
  noteChange(state);
  if (emit === undefined) return;
  const incomeTo = playerIncome(state, seat);
  emit({
    kind: 'share-sold',
    to: 'all',
    seat,
    railroad,
    price,
    treasury: state.treasury[railroad] ?? 0,
    cash: state.cash[seat] ?? 0,
    incomeFrom: incomeTo - (state.income[railroad] ?? 0),
    incomeTo,
  });
}
