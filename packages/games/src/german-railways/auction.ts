import type { Seat } from '@roundhouse/engine';

/** An auction under way: who may still bid (one bit per seat), and the best bid so far. */
export interface Auction {
  /** The railroad whose share is for sale, or -1 when nothing is. */
  railroad: number;
  opener: Seat;
  bidders: number;
  highBid: number;
  /** -1 until somebody bids. */
  highBidder: Seat;
}

/** The auction that stands for none. */
export function noAuction(): Auction {
  return { railroad: -1, opener: -1, bidders: 0, highBid: 0, highBidder: -1 };
}

/** Puts a share up, with every seat still in. */
export function openAuction(
  auction: Auction,
  lot: { railroad: number; opener: Seat; seats: number },
): void {
  auction.railroad = lot.railroad;
  auction.opener = lot.opener;
  auction.bidders = (1 << lot.seats) - 1;
  auction.highBid = 0;
  auction.highBidder = -1;
}

/** Takes a bid. */
export function raise(auction: Auction, seat: Seat, amount: number): void {
  auction.highBid = amount;
  auction.highBidder = seat;
}

/** Takes a seat out for good. */
export function leave(auction: Auction, seat: Seat): void {
  auction.bidders &= ~(1 << seat);
}

/** Whether this seat is still in. */
export function isBidding(auction: Auction, seat: Seat): boolean {
  return (auction.bidders & (1 << seat)) !== 0;
}

/** Whether nobody is left who could raise the best bid. */
export function isDecided(auction: Auction): boolean {
  const { bidders, highBidder } = auction;
  return bidders === 0 || (highBidder >= 0 && bidders === 1 << highBidder);
}
