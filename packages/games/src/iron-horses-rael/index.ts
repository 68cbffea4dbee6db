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

export const ironHorsesRael = defineGame<Options, State, Move, View, Event>({
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

export { CABOOSES } from './data/cabooses.ts';
export type { Caboose } from './data/cabooses.ts';
export {
  cabooseOf,
  CAR_COLOUR,
  CAR_VALUE,
  CARDS,
  COPIES,
  engineBonus,
  engineValue,
  FIRST_CABOOSE,
  FIRST_ENGINE,
  FOLLOWING,
} from './data/cards.ts';
export type { Car } from './data/cars.ts';
export { COLOURS } from './data/colours.ts';
export type { Colour } from './data/colours.ts';
export { DIAL_CHANGES, DIALS, POSITIONS } from './data/dials.ts';
export { ENGINES, LONGEST_TRAIN } from './data/engines.ts';
export type { Engine } from './data/engines.ts';
export type { Source } from './data/sources.ts';
export { isFree } from './delivery.ts';
export type { Event } from './events.ts';
export { HAND_LIMIT } from './hand.ts';
export type { Move } from './moves/index.ts';
export { coloursByValue, scoreOf } from './score.ts';
export { stallOf } from './stall.ts';
export { idleLimit, quietLimit } from './standstill.ts';
export { ENGINES_IN_PLAY, STOCKS_PER_COLOUR } from './state.ts';
export type { Phase, State } from './state.ts';
export { appraise } from './train.ts';
export type { PlayerView, TrainView, View } from './view.ts';
