import type { Seat } from '@roundhouse/engine';
import { fromBits, NONE } from '@roundhouse/engine/kit';
import { countBits, RAILROAD_COUNT, SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { State } from '@roundhouse/games/german-railways';
import { buyerNow } from './buyer.ts';
import { cashNow, estimateCash, markersLeft } from './evaluation.ts';
import { dividendsLeft, dividendsPaidFor, shareWorths } from './prospects.ts';

// What was auctioned, built or voted on last is still in the state, but nobody sees it.
const NO_AUCTION = { railroad: NONE, bidders: 0, highBid: 0 };
const NO_BUILD = { railroad: NONE, laid: 0 };
const NO_VOTE = { proposer: NONE, agreed: 0 };

const estimates: number[] = [];
const cash: number[] = [];

/**
 * What a learner looks at: the table without its map, and what the brain makes of it. Everything here is open, and the
 * view takes twenty times as long, because it proves what can still be connected.
 */
export function look(state: State): unknown {
  const dividends = dividendsPaidFor(state);
  const worths = shareWorths(state, dividends);
  estimateCash(state, worths, estimates);
  cashNow(state, cash);
  const auction = state.phase === 'auction' ? state.auction : NO_AUCTION;
  const build = state.phase === 'build' ? state.build : NO_BUILD;
  const vote = state.phase === 'vote' ? state.vote : NO_VOTE;
  return {
    phase: state.phase,
    round: Math.min(state.round, 12),
    changed: state.changed,
    quietRounds: state.quietRounds,
    dividends,
    dividendsLeft: dividendsLeft(state),
    players: state.cash.map((_, seat) => playerOf(state, seat, worths)),
    treasury: state.treasury,
    sold: state.sold,
    locomotives: state.locomotives,
    income: state.income,
    partners: state.partners.map(countBits),
    worths: [...worths],
    order: state.order.slice(state.turn),
    next: state.order[state.turn + 1] ?? -1,
    buyer: buyerNow(state),
    bidders: fromBits(auction.bidders),
    railroad: Math.max(auction.railroad, build.railroad),
    highBid: auction.highBid,
    lotWorth: worths[auction.railroad] ?? 0,
    laid: build.laid,
    proposer: vote.proposer,
    agreed: fromBits(vote.agreed),
  };
}

function playerOf(state: State, seat: Seat, worths: Readonly<Float64Array>): unknown {
  const first = seat * RAILROAD_COUNT;
  let income = 0;
  let held = 0;
  let count = 0;
  let majority = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const shares = state.shares[first + railroad] ?? 0;
    if (shares === 0) continue;
    income += shares * (state.income[railroad] ?? 0);
    held += shares * (worths[railroad] ?? 0);
    count += shares;
    if (2 * shares > (state.sold[railroad] ?? 0)) majority += state.treasury[railroad] ?? 0;
  }
  return {
    cash: cash[seat] ?? 0,
    estimate: estimates[seat] ?? 0,
    income,
    held,
    count,
    majority,
    markers: markersLeft(state, seat),
    shares: state.shares.slice(first, first + RAILROAD_COUNT).map((n) => n / SHARES_PER_RAILROAD),
  };
}
