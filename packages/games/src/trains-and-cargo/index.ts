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

export const trainsAndCargo = defineGame<Options, State, Move, View, Event>({
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

export { ANY, CARD_TYPES, CARDS, HAND_SIZE } from './data/cards.ts';
export type { Card, CardType, MarketMove, Tokens } from './data/cards.ts';
export { EFFECTS, LONG_TRAIN_POINTS } from './data/effects.ts';
export type { EffectId } from './data/effects.ts';
export { GOODS } from './data/goods.ts';
export type { GoodId } from './data/goods.ts';
export {
  GREEN_CARRIAGES,
  GREEN_TOKENS,
  LOCOMOTIVES,
  TOKENS_PER_CARRIAGE,
} from './data/locomotives.ts';
export { MARKET_ROWS } from './data/market.ts';
export { ROUTE_BOARDS } from './data/route-boards.ts';
export type { RouteBoard } from './data/route-boards.ts';
export type { Event, TrainScore } from './events.ts';
export { marketAfter, valueAfter } from './market.ts';
export type { Options } from './meta.ts';
export type { Move } from './moves/index.ts';
export { sideOf } from './state.ts';
export type { Phase, State } from './state.ts';
export { scoreTrain } from './train.ts';
export { wouldDoNothing } from './would-do-nothing.ts';
export type { SideView, TurnView, View } from './view.ts';
