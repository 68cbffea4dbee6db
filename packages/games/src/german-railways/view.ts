import type { Seat, Viewer } from '@roundhouse/engine';
import { fromBits } from '@roundhouse/engine/kit';
import { someBuildable } from './building.ts';
import { RAILROAD_COUNT, SHARES_PER_RAILROAD } from './data/railroads.ts';
import type { Ending, TurnOrder } from './meta.ts';
import { isLinked, trackOf } from './network.ts';
import { priceOf } from './prices.ts';
import { outlookOf } from './prospects.ts';
import type { Outlook } from './prospects.ts';
import { endsIfQuiet } from './round.ts';
import { isOpening } from './sale.ts';
import { clone } from './state.ts';
import type { Phase, State } from './state.ts';
import { markersOf, playerIncome } from './turn-order.ts';

interface PlayerView {
  readonly cash: number;
  /** Shares of each railroad. */
  readonly shares: readonly number[];
  readonly income: number;
  /** Markers this player would put into the bag now. */
  readonly markers: number;
}

export interface RailroadView {
  readonly treasury: number;
  readonly sharesLeft: number;
  readonly locomotives: number;
  readonly income: number;
  /** Its hexagons, in the order of the board. */
  readonly track: readonly number[];
  /** Railroads that it is directly connected to. */
  readonly partners: readonly number[];
  /** Whether it pays dividends. */
  readonly pays: boolean;
  /** What has become of its two connections, as far as the proof can tell. */
  readonly outlook: Outlook;
}

export interface AuctionView {
  readonly railroad: number;
  readonly opening: boolean;
  readonly opener: Seat;
  readonly bidders: readonly Seat[];
  readonly highBid: number;
  readonly highBidder: Seat | null;
}

export interface BuildView {
  readonly railroad: number;
  readonly laid: number;
  readonly spent: number;
  readonly rural: number;
  /** The railroad's direct connections before the build. */
  readonly before: readonly number[];
  /** Every hexagon that may be laid next, with its price. */
  readonly open: readonly { readonly hex: number; readonly price: number }[];
}

export interface VoteView {
  readonly proposer: Seat;
  readonly agreed: readonly Seat[];
}

/** Everything but the draws to come is open, so all viewers see the same. */
export interface View {
  readonly viewer: Viewer;
  readonly turnOrder: TurnOrder;
  readonly phase: Phase;
  readonly decider: Seat | null;
  readonly ending: Ending | null;
  /** Who bids first in the first auction. */
  readonly banker: Seat;
  readonly players: readonly PlayerView[];
  readonly railroads: readonly RailroadView[];
  readonly round: number;
  readonly order: readonly Seat[];
  /** How many of the round's markers are gone. */
  readonly turn: number;
  /** Whether this round has had a sale or a build. */
  readonly changed: boolean;
  /** Whole rounds without a sale or a build, up to now, and the seats that had an action in them. */
  readonly quietRounds: number;
  readonly heard: readonly Seat[];
  /** Whether the match ends with this round unless something is sold or built in it. */
  readonly endsIfQuiet: boolean;
  /** Seats that may not propose the end before something is sold or built. */
  readonly refused: readonly Seat[];
  readonly auction: AuctionView | null;
  readonly build: BuildView | null;
  readonly vote: VoteView | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    turnOrder: state.turnOrder,
    phase: state.phase,
    decider: state.decider < 0 ? null : state.decider,
    ending: state.ending,
    banker: state.banker,
    players: viewPlayers(state),
    railroads: viewRailroads(state),
    round: state.round,
    order: state.order.slice(),
    turn: state.turn,
    changed: state.changed,
    quietRounds: state.quietRounds,
    heard: fromBits(state.heard),
    endsIfQuiet: state.phase !== 'over' && state.round > 0 && !state.changed && endsIfQuiet(state),
    refused: fromBits(state.refused),
    auction: state.phase === 'auction' ? viewAuction(state) : null,
    build: state.phase === 'build' ? viewBuild(state) : null,
    vote: state.phase === 'vote' ? viewVote(state) : null,
  };
}

function viewPlayers(state: State): PlayerView[] {
  const markers = markersOf(state);
  return state.cash.map((cash, seat) => ({
    cash,
    shares: state.shares.slice(seat * RAILROAD_COUNT, (seat + 1) * RAILROAD_COUNT),
    income: playerIncome(state, seat),
    markers: markers[seat] ?? 0,
  }));
}

function viewRailroads(state: State): RailroadView[] {
  const searched = clone(state);
  return state.income.map((_, railroad) => ({
    ...viewRailroad(state, railroad),
    outlook: outlookOf(searched, railroad),
  }));
}

function viewRailroad(state: State, railroad: number): Omit<RailroadView, 'outlook'> {
  return {
    treasury: state.treasury[railroad] ?? 0,
    sharesLeft: SHARES_PER_RAILROAD - (state.sold[railroad] ?? 0),
    locomotives: state.locomotives[railroad] ?? 0,
    income: state.income[railroad] ?? 0,
    track: trackOf(state, railroad),
    partners: fromBits(state.partners[railroad] ?? 0),
    pays: isLinked(state, railroad),
  };
}

function viewAuction(state: State): AuctionView {
  const { railroad, opener, bidders, highBid, highBidder } = state.auction;
  return {
    railroad,
    opening: isOpening(state),
    opener,
    bidders: fromBits(bidders),
    highBid,
    highBidder: highBidder < 0 ? null : highBidder,
  };
}

function viewBuild(state: State): BuildView {
  const { railroad, laid, spent, rural, before } = state.build;
  const open: { hex: number; price: number }[] = [];
  someBuildable(state, railroad, state.build, (hex) => {
    open.push({ hex, price: priceOf(state, railroad, hex, rural) });
    return false;
  });
  return { railroad, laid, spent, rural, before: fromBits(before), open };
}

function viewVote({ vote }: State): VoteView {
  return { proposer: vote.proposer, agreed: fromBits(vote.agreed) };
}
