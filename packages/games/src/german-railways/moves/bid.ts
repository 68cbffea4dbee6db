import type { Emit, Seat } from '@roundhouse/engine';
import { leave, raise } from '../auction.ts';
import type { Event } from '../events.ts';
import { askFrom } from '../sale.ts';
import type { State } from '../state.ts';
import type { Move } from './index.ts';

export interface BidMove {
  readonly kind: 'bid';
  readonly amount: number;
}

export interface DropOutMove {
  readonly kind: 'drop-out';
}

const DROP_OUT: DropOutMove = { kind: 'drop-out' };
/** The bid of each amount, made when first needed. */
const BIDS: Move[] = [];

/** Dropping out, and every bid above the best up to the seat's cash (G4). */
export function legalBids(state: State, seat: Seat): Move[] {
  const cash = state.cash[seat] as number;
  while (BIDS.length <= cash) BIDS.push({ kind: 'bid', amount: BIDS.length });
  const moves = BIDS.slice(state.auction.highBid, cash + 1);
  moves[0] = DROP_OUT;
  return moves;
}

export function applyBid(state: State, { amount }: BidMove, emit?: Emit<Event>): void {
  const seat = state.decider;
  raise(state.auction, seat, amount);
  emit?.({ kind: 'bid-made', to: 'all', seat, amount });
  askFrom(state, state.leftOf[seat] as Seat, emit);
}

export function applyDropOut(state: State, emit?: Emit<Event>): void {
  const seat = state.decider;
  leave(state.auction, seat);
  emit?.({ kind: 'dropped-out', to: 'all', seat, forced: false });
  askFrom(state, state.leftOf[seat] as Seat, emit);
}
