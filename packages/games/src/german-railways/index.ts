import { parseOptionsBy } from '@roundhouse/engine';
import type { Game, Seat } from '@roundhouse/engine';
import { automation } from './automation.ts';
import { REVEALING } from './events.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { ENDINGS, ID, MOVE_LIMIT, NAME, OPTION_SPECS, RULES_VERSION, SEAT_COUNTS } from './meta.ts';
import type { Options } from './meta.ts';
import { apply, legalMoves, parseMove } from './moves/index.ts';
import type { Move } from './moves/index.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from(
  { length: Math.max(...SEAT_COUNTS) },
  (_, seat) => [seat],
);

export const germanRailways: Game<Options, State, Move, View, Event> = {
  id: ID,
  name: NAME,
  rulesVersion: RULES_VERSION,
  seatCounts: SEAT_COUNTS,
  options: OPTION_SPECS,
  endings: ENDINGS,
  revealing: REVEALING,
  moveLimit: MOVE_LIMIT,
  automation,
  parseOptions: (input) => parseOptionsBy(OPTION_SPECS, input),
  seatCountsFor: () => SEAT_COUNTS,
  parseMove,
  setup,
  clone,
  deciders: ({ decider }) => ALONE[decider] ?? NOBODY,
  legalMoves,
  apply,
  view,
  imagine,
  outcome,
};

export {
  cityNamed,
  hexAt,
  HEXES,
  hexOfCity,
  NEIGHBOURS,
  START_HEXES,
  TERRAIN_PRICES,
} from './data/board.ts';
export type { Hex, Terrain, Zone } from './data/board.ts';
export { CITIES } from './data/cities.ts';
export type { City } from './data/cities.ts';
export { RAILROADS, SHARES_PER_RAILROAD, STARTING_CASH } from './data/railroads.ts';
export type { Railroad } from './data/railroads.ts';
export { dividendOf, dividendsPerShare } from './dividends.ts';
export { isLinked, priceOf, trackOf } from './network.ts';
export { markersOf, playerIncome } from './turn-order.ts';
export type { Ending, TurnOrder } from './meta.ts';
export type { AuctionView, BuildView, PlayerView, RailroadView, VoteView } from './view.ts';
export type { Phase } from './state.ts';
export type { Event, Move, Options, State, View };
