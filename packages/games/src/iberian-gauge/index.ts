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

export const iberianGauge = defineGame<Options, State, Move, View, Event>({
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
  HEX_COUNT,
  HEX_WORDS,
  HEXES,
  IS_CITY,
  MAJOR_CITIES,
  NEIGHBOURS,
  TERRAINS,
} from './data/board.ts';
export type { Hex, HexIndex, Terrain } from './data/board.ts';
export { BUILD_COST, BUILD_COSTS, CITY_STEPS, HEX_ROOM, LEASE_COSTS } from './data/costs.ts';
export {
  CITIES_FOR_BONUS,
  LOCOMOTIVES,
  RAILROAD_COUNT,
  RAILROAD_IDS,
  RAILROADS,
  SHARES,
  STARTING_CASH,
} from './data/railroads.ts';
export type { RailroadId, RailroadIndex } from './data/railroads.ts';
export { DIVIDEND_ICONS, DIVIDENDS, ROUNDS, SHARE_VALUES, START_VALUES } from './data/tracks.ts';
export { shareValueOf } from './disks.ts';
export type { Event } from './events.ts';
export type { Move } from './moves/index.ts';
export { hasTrack, pesetasIn, priceOf } from './network.ts';
export type { Phase, State } from './state.ts';
export type { RailroadView, Target, View } from './view.ts';
