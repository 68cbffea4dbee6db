import { defineGame } from '@roundhouse/engine';
import { automation } from './automation.ts';
import { REVEALING } from './events.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import type { Options } from './meta.ts';
import { moves, phases } from './moves/index.ts';
import type { Move } from './moves/index.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { clone, deciders } from './state.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import type { View } from './view.ts';

export const germanRailways = defineGame<Options, State, Move, View, Event>({
  ...meta,
  revealing: REVEALING,
  automation,
  setup,
  clone,
  deciders,
  moves,
  phases,
  view,
  imagine,
  outcome,
});

export {
  CITY_OF,
  cityNamed,
  hexAt,
  HEXES,
  hexOfCity,
  NEIGHBOURS,
  START_HEXES,
  TERRAIN_PRICES,
} from './data/board.ts';
export type { Terrain } from './data/board.ts';
export { CITIES } from './data/cities.ts';
export { RAILROAD_COUNT, RAILROADS, SHARES_PER_RAILROAD, STARTING_CASH } from './data/railroads.ts';
export { afterLay } from './after-lay.ts';
export { dividendOf } from './dividends.ts';
export { WORDS } from './hex-set.ts';
export type { Outlook } from './prospects.ts';
export type { AuctionView, BuildView, RailroadView, VoteView } from './view.ts';
export { countBits } from './state.ts';
export type { Event, Move, State, View };
