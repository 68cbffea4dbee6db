import type { Seat } from '@roundhouse/engine';
import { allBits, hasBit, NONE, withoutBit } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';

/** An auction under way: who may still bid (one bit per seat), and the best bid so far. */
export interface Auction {
  /** The railroad whose share is for sale, or -1 when nothing is. */
  railroad: number;
  opener: Seat;
  bidders: Bits;
  highBid: number;
  /** -1 until somebody bids. */
  highBidder: Seat;
}

/** The auction that stands for none. */
export function noAuction(): Auction {
  return { railroad: NONE, opener: NONE, bidders: 0, highBid: 0, highBidder: NONE };
}

/** Puts a share up, with every seat still in. */
export function openAuction(
  auction: Auction,
  lot: { railroad: number; opener: Seat; seats: number },
): void {
  auction.railroad = lot.railroad;
  auction.opener = lot.opener;
  auction.bidders = allBits(lot.seats);
  auction.highBid = 0;
  auction.highBidder = NONE;
}

/** Takes a bid. */
export function raise(auction: Auction, seat: Seat, amount: number): void {
  auction.highBid = amount;
  auction.highBidder = seat;
}

/** Takes a seat out for good. */
export function leave(auction: Auction, seat: Seat): void {
  auction.bidders = withoutBit(auction.bidders, seat);
}

/** Whether this seat is still in. */
export function isBidding(auction: Auction, seat: Seat): boolean {
  return hasBit(auction.bidders, seat);
}

/** Whether nobody is left who could raise the best bid. */
export function isDecided(auction: Auction): boolean {
  const { bidders, highBidder } = auction;
  return bidders === 0 || (highBidder >= 0 && bidders === 1 << highBidder);
}
