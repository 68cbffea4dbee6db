import type { Seat, Viewer } from '@roundhouse/engine';
import { fromBits } from '@roundhouse/engine/kit';
import { HEX_COUNT } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { BUILD_COST } from './data/costs.ts';
import { CITIES_FOR_BONUS, MOST_SHARES, RAILROAD_COUNT, RAILROADS } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import { dividendOf, penaltyOf, shareValueOf } from './disks.ts';
import { paymentList, routeOf, shortestLeases } from './leases.ts';
import { hasTrack, hexesIn, nextTargetWithin, pesetasIn, priceOf } from './network.ts';
import { worthOf } from './score.ts';
import type { Phase, State } from './state.ts';
import { nextPriorityDeal } from './stock-round.ts';

export interface RailroadView {
  readonly treasury: number;
  /** The owners of the sold shares, from the top of the tile. */
  readonly holders: readonly Seat[];
  /** Space and pesetas on the share value track; -1 and 0 before the railroad is started. */
  readonly shareValueSpace: number;
  readonly shareValue: number;
  /** The spaces of share value that a build turn without a new city would cost. */
  readonly penalty: number;
  /** Space and pesetas per share on the dividend track; -1 and 0 before the railroad is started. */
  readonly dividendSpace: number;
  readonly dividend: number;
  readonly track: readonly HexIndex[];
  readonly locomotives: number;
  readonly majorCities: number;
  readonly bonusPaid: boolean;
}

export interface PlayerView {
  readonly cash: number;
  /** Shares of each railroad. */
  readonly shares: readonly number[];
  readonly cubes: number;
  /** Railroads of which a share was bought in this stock round; none in a build round. */
  readonly bought: readonly RailroadIndex[];
  /** Cash and shares at their present value. */
  readonly worth: number;
}

/** A hex that the cube in turn can reach, with the cheapest of its shortest leases. */
export interface Target {
  readonly hex: HexIndex;
  readonly cost: number;
  readonly leasedHexes: number;
  readonly lease: number;
}

/** One of the leases to choose from. */
interface LeaseOffer {
  readonly route: readonly HexIndex[];
  readonly payments: readonly number[];
  readonly total: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly seat: Seat;
  readonly priorityDeal: Seat;
  /** Who would take the Priority Deal if nobody bought any more. */
  readonly nextPriorityDeal: Seat;
  readonly passes: number;
  readonly tiles: readonly RailroadIndex[];
  readonly railroad: RailroadIndex;
  readonly tile: number;
  readonly cube: number;
  readonly reached: boolean;
  readonly bank: number;
  readonly players: readonly PlayerView[];
  readonly railroads: readonly RailroadView[];
  /** Where the cube in turn may build, and where it could with more money in the treasury. */
  readonly targets: readonly Target[];
  readonly tooDear: readonly Target[];
  readonly buildHex: HexIndex;
  readonly leases: readonly LeaseOffer[];
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.round,
    phase: state.phase,
    seat: state.seat,
    priorityDeal: state.priorityDeal,
    nextPriorityDeal: nextPriorityDeal(state),
    passes: state.passes,
    tiles: [...state.tiles],
    railroad: state.railroad,
    tile: state.tile,
    cube: state.cube,
    reached: state.reached,
    bank: state.bank,
    players: state.cash.map((_, seat) => playerView(state, seat)),
    railroads: RAILROADS.map((_, railroad) => railroadView(state, railroad)),
    ...targetsOf(state),
    buildHex: state.buildHex,
    leases: leaseOffers(state),
  };
}

function playerView(state: State, seat: Seat): PlayerView {
  return {
    cash: state.cash[seat] ?? 0,
    shares: state.shares.slice(seat * RAILROAD_COUNT, (seat + 1) * RAILROAD_COUNT),
    cubes: state.cubes[seat] ?? 0,
    bought: fromBits(state.bought[seat] ?? 0),
    worth: worthOf(state, seat),
  };
}

function railroadView(state: State, railroad: RailroadIndex): RailroadView {
  const first = railroad * MOST_SHARES;
  const majorCities = state.majorCities[railroad] ?? 0;
  return {
    treasury: state.treasury[railroad] ?? 0,
    holders: state.holders.slice(first, first + (state.sold[railroad] ?? 0)),
    shareValueSpace: state.shareValue[railroad] ?? 0,
    shareValue: shareValueOf(state, railroad),
    penalty: penaltyOf(state, railroad),
    dividendSpace: state.dividend[railroad] ?? 0,
    dividend: dividendOf(state, railroad),
    track: trackOf(state, railroad),
    locomotives: state.locomotives[railroad] ?? 0,
    majorCities,
    bonusPaid: majorCities >= CITIES_FOR_BONUS,
  };
}

function trackOf(state: State, railroad: RailroadIndex): HexIndex[] {
  const hexes: HexIndex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (hasTrack(state, railroad, hex)) hexes.push(hex);
  }
  return hexes;
}

/** Where the cube in turn may build, and where it only lacks the money. */
function targetsOf(state: State): Pick<View, 'targets' | 'tooDear'> {
  const targets: Target[] = [];
  const tooDear: Target[] = [];
  if (state.phase !== 'build') return { targets, tooDear };
  const { railroad } = state;
  let hex = nextTargetWithin(state, railroad, -1, Infinity);
  for (; hex >= 0; hex = nextTargetWithin(state, railroad, hex, Infinity)) {
    const price = priceOf(state, railroad, hex);
    const [cost, lease] = [BUILD_COST[hex] ?? 0, pesetasIn(price)];
    const list = cost + lease <= (state.treasury[railroad] ?? 0) ? targets : tooDear;
    list.push({ hex, cost, leasedHexes: hexesIn(price), lease });
  }
  return { targets, tooDear };
}

function leaseOffers(state: State): LeaseOffer[] {
  if (state.phase !== 'lease') return [];
  return shortestLeases(state, state.railroad, state.buildHex).map((lease) => ({
    route: routeOf(lease),
    payments: paymentList(lease.payment),
    total: lease.total,
  }));
}
