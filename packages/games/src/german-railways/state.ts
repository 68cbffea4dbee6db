import type { Rng, Seat } from '@roundhouse/engine';
import { NONE, onlySeat } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import type { Auction } from './auction.ts';
import type { Ending, TurnOrder } from './meta.ts';

export type Phase = 'auction' | 'action' | 'build' | 'vote' | 'over';

/** A build under way. */
export interface Build {
  /** -1 when nothing is being built. */
  railroad: number;
  laid: number;
  spent: number;
  /** How many of the locomotives laid are outside cities. */
  rural: number;
  /** The railroad's direct connections before the build. */
  before: Bits;
}

/** A vote on ending the match: who proposed it (-1 when there is none) and who agreed, one bit per seat. */
interface Vote {
  proposer: Seat;
  agreed: Bits;
}

export interface State {
  turnOrder: TurnOrder;
  rng: Rng;
  /** Who bids first in the first auction. */
  banker: Seat;
  phase: Phase;
  /** Who decides now, or -1 at the end. */
  decider: Seat;
  ending: Ending | null;
  /** What the bank has taken in less what it has paid out. */
  bank: number;
  cash: number[];
  /** [seat * 8 + railroad] */
  shares: number[];
  sold: number[];
  treasury: number[];
  /** Locomotives left, by railroad. */
  locomotives: number[];
  /** The hexagons of each railroad: eight words of 32 bits each. */
  track: number[];
  /** The hexagons beside those, in the same form (cached). */
  reach: number[];
  /** Hexagons outside cities that have track: one set of eight words (cached). */
  taken: number[];
  /** Railroads with track in the Berlin Approach zone, one bit each (cached). */
  approached: Bits;
  /** Railroads in each city, one bit each (cached). */
  visitors: number[];
  /** Income of each railroad (cached). */
  income: number[];
  /** Direct connections of each railroad, one bit each (cached). */
  partners: number[];
  /** For each railroad a way to its connections, as last found: free hexagons outside cities, eight words each (cached). */
  way: number[];
  /** [railroad * 8 + mover]: the locomotives that this way takes of each railroad (cached). */
  wayNeeds: number[];
  round: number;
  order: Seat[];
  /** How many of the round's markers are gone. */
  turn: number;
  /** Whether this round has had a sale or a build. */
  changed: boolean;
  /** Whole rounds without a sale or a build, up to now, and the seats that had an action in them. */
  quietRounds: number;
  heard: Bits;
  /** Seats whose proposal to end was refused and nothing was sold or built since, one bit each. */
  refused: Bits;
  auction: Auction;
  build: Build;
  vote: Vote;
}

/** The build that stands for none. */
export function noBuild(): Build {
  return { railroad: NONE, laid: 0, spent: 0, rural: 0, before: 0 };
}

/** The next seat around the table. */
export function seatAfter({ cash }: State, seat: Seat): Seat {
  return seat + 1 === cash.length ? 0 : seat + 1;
}

export function deciders({ decider }: State): readonly Seat[] {
  return onlySeat(decider);
}

export function clone(state: State): State {
  const { auction, build, vote, rng } = state;
  return {
    turnOrder: state.turnOrder,
    rng: [rng[0], rng[1], rng[2], rng[3]],
    banker: state.banker,
    phase: state.phase,
    decider: state.decider,
    ending: state.ending,
    bank: state.bank,
    cash: state.cash.slice(),
    shares: state.shares.slice(),
    sold: state.sold.slice(),
    treasury: state.treasury.slice(),
    locomotives: state.locomotives.slice(),
    track: state.track.slice(),
    reach: state.reach.slice(),
    taken: state.taken.slice(),
    approached: state.approached,
    visitors: state.visitors.slice(),
    income: state.income.slice(),
    partners: state.partners.slice(),
    way: state.way.slice(),
    wayNeeds: state.wayNeeds.slice(),
    round: state.round,
    order: state.order.slice(),
    turn: state.turn,
    changed: state.changed,
    quietRounds: state.quietRounds,
    heard: state.heard,
    refused: state.refused,
    auction: {
      railroad: auction.railroad,
      opener: auction.opener,
      bidders: auction.bidders,
      highBid: auction.highBid,
      highBidder: auction.highBidder,
    },
    build: {
      railroad: build.railroad,
      laid: build.laid,
      spent: build.spent,
      rural: build.rural,
      before: build.before,
    },
    vote: { proposer: vote.proposer, agreed: vote.agreed },
  };
}

/** How many railroads, of the eight, are in a set of one bit each. */
export function countBits(bits: Bits): number {
  return BIT_COUNTS[bits] ?? 0;
}

const BIT_COUNTS: readonly number[] = Array.from(
  { length: 256 },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);
