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

export const ironHorsesRampage = defineGame<Options, State, Move, View, Event>({
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

export { CARDS, RESOURCES, SETBACKS } from './data/cards.ts';
export type { Group } from './data/cards.ts';
export {
  CARD_COUNTS,
  CARD_KINDS,
  cardOf,
  COST,
  FIRST_MASTER,
  FIRST_REMEDY,
  FIRST_SETBACK,
  HAND_KINDS,
  LIFTS,
  RESOURCE_KINDS,
  setbackBit,
  STOP_BITS,
  VALUE,
} from './data/indexes.ts';
export { RAILWAYS } from './data/railways.ts';
export type { Event } from './events.ts';
export { ACTIONS, GOAL, HAND_LIMIT, ROUND_LIMIT, TARIFF_LIMIT } from './meta.ts';
export type { Move } from './moves/index.ts';
export { priceFor, priceWith, sumOf } from './payments.ts';
export type { State } from './state.ts';
export type { PlayerView, View } from './view.ts';
