import { parseOptionsBy } from '@roundhouse/engine';
import type { Game } from '@roundhouse/engine';
import { automation } from './automation.ts';
import { REVEALING } from './events.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { ENDINGS, ID, MOVE_LIMIT, NAME, OPTIONS, RULES_VERSION, SEAT_COUNTS } from './meta.ts';
import type { Options } from './meta.ts';
import { apply, deciders, legalMoves, parseMove } from './moves/index.ts';
import type { Move } from './moves/index.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.ts';

export const iberianGauge: Game<Options, State, Move, View, Event> = {
  id: ID,
  name: NAME,
  rulesVersion: RULES_VERSION,
  seatCounts: SEAT_COUNTS,
  options: OPTIONS,
  endings: ENDINGS,
  revealing: REVEALING,
  moveLimit: MOVE_LIMIT,
  automation,
  parseOptions: (input) => parseOptionsBy(OPTIONS, input),
  seatCountsFor: () => SEAT_COUNTS,
  parseMove,
  setup,
  clone,
  deciders,
  legalMoves,
  apply,
  view,
  imagine,
  outcome,
};

export { HEX_COUNT, HEXES, MAJOR_CITIES, NEIGHBOURS, TERRAINS } from './data/board.ts';
export type { Hex, HexIndex, Terrain } from './data/board.ts';
export { BUILD_COST, BUILD_COSTS, CITY_STEPS, LEASE_COSTS } from './data/costs.ts';
export {
  CITIES_FOR_BONUS,
  LOCOMOTIVES,
  PLAYER_COLOURS,
  RAILROAD_COUNT,
  RAILROAD_IDS,
  RAILROADS,
  SHARES,
  SHARE_CUBES,
  STARTING_CASH,
} from './data/railroads.ts';
export type { Railroad, RailroadId, RailroadIndex } from './data/railroads.ts';
export { DIVIDEND_ICONS, DIVIDEND_TOTALS, DIVIDENDS, ROUNDS, SHARE_VALUES } from './data/tracks.ts';
export type { RoundKind } from './data/tracks.ts';
export { dividendOf, shareValueOf } from './disks.ts';
export type { Event, Payout } from './events.ts';
export { hasHex, HEX_WORDS } from './hex-set.ts';
export type { Options } from './meta.ts';
export type { Move } from './moves/index.ts';
export { START_VALUES } from './moves/set-value.ts';
export { pesetasIn, priceOf } from './network.ts';
export { worthOf } from './score.ts';
export { PHASES } from './state.ts';
export type { Phase, State } from './state.ts';
export type { LeaseOffer, PlayerView, RailroadView, Target, View } from './view.ts';
