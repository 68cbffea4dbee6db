import type { Rng } from '@roundhouse/engine';
import { NONE, oncePer, toBits } from '@roundhouse/engine/kit';
import { SHARES_PER_RAILROAD } from './data/railroads.ts';
import { place } from './network.ts';
import { findStuck } from './prospects.ts';
import { emptyTable } from './setup.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import type { AuctionView, BuildView, View, VoteView } from './view.ts';

/** The state that the view shows; only the draws to come are new. */
export function imagine(view: View, rng: Rng): State {
  const state = clone(knownState(view));
  state.rng = rng;
  return state;
}

const knownState = oncePer((view: View): State => {
  const state = emptyTable();
  const { players, railroads } = view;
  state.turnOrder = view.turnOrder;
  state.banker = view.banker;
  state.phase = view.phase;
  state.decider = view.decider ?? NONE;
  state.ending = view.ending;
  state.cash = players.map(({ cash }) => cash);
  state.shares = players.flatMap(({ shares }) => shares);
  state.treasury = railroads.map(({ treasury }) => treasury);
  state.sold = railroads.map(({ sharesLeft }) => SHARES_PER_RAILROAD - sharesLeft);
  state.bank = [...state.cash, ...state.treasury].reduce((left, each) => left - each, 0);
  for (const [railroad, { track }] of railroads.entries()) {
    for (const hex of track) place(state, railroad, hex);
  }
  state.round = view.round;
  state.order = view.order.slice();
  state.turn = view.turn;
  state.changed = view.changed;
  state.quietRounds = view.quietRounds;
  state.heard = toBits(view.heard);
  state.refused = toBits(view.refused);
  if (view.auction !== null) state.auction = auctionOf(view.auction);
  if (view.build !== null) state.build = buildOf(view.build);
  if (view.vote !== null) state.vote = voteOf(view.vote);
  findStuck(state); // So that no world has to find the ways again.
  return state;
});

function auctionOf(shown: AuctionView): State['auction'] {
  const { railroad, opener, bidders, highBid, highBidder } = shown;
  return {
    railroad,
    opener,
    bidders: toBits(bidders),
    highBid,
    highBidder: highBidder ?? NONE,
  };
}

function buildOf(shown: BuildView): State['build'] {
  const { railroad, laid, spent, rural, before } = shown;
  return { railroad, laid, spent, rural, before: toBits(before) };
}

function voteOf({ proposer, agreed }: VoteView): State['vote'] {
  return { proposer, agreed: toBits(agreed) };
}
