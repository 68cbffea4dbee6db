import type { Emit, Seat } from '@roundhouse/engine';
import { add, NONE } from '@roundhouse/engine/kit';
import { GREEN, GREEN_CARRIAGES, ORANGE, TOKENS_PER_CARRIAGE } from './data/locomotives.ts';
import { DOUBLE_VALUE, LONG_TRAIN_BONUS } from './data/effect-cards.ts';
import { LONG_TRAIN_POINTS } from './data/effects.ts';
import type { Event, TrainScore } from './events.ts';
import { boardOf } from './route.ts';
import { trainOf } from './state.ts';
import type { State } from './state.ts';

/** A train with all that adds to its score. */
export interface LoadedTrain {
  readonly train: readonly number[];
  /** Its Route Board, or -1. */
  readonly board: number;
  readonly doubleValues: number;
  readonly longTrainBonuses: number;
}

/** What the train scores if it is sent at these market values. */
export function scoreTrain(loaded: LoadedTrain, market: readonly number[]): TrainScore {
  const { train, board, doubleValues, longTrainBonuses } = loaded;
  let tokens = 0;
  for (const good of train) tokens += market[good] ?? 0;
  const carriages = Math.ceil(train.length / TOKENS_PER_CARRIAGE);
  const doubled: number[] = [];
  let doubleValue = 0;
  if (doubleValues > 0) {
    const values = carriageValues(train, market);
    doubled.push(...bestCarriages(values, doubleValues));
    for (const carriage of doubled) doubleValue += values[carriage] ?? 0;
  }
  const longTrain = LONG_TRAIN_POINTS * longTrainBonuses * Math.max(0, carriages - GREEN_CARRIAGES);
  const route = routePoints(board, train.length);
  const total = tokens + doubleValue + longTrain + route;
  return { tokens, doubled, doubleValue, longTrain, route, total };
}

function carriageValues(train: readonly number[], market: readonly number[]): number[] {
  const values: number[] = [];
  for (const [place, good] of train.entries()) {
    if (place % TOKENS_PER_CARRIAGE === 0) values.push(0);
    values[values.length - 1] = (values.at(-1) ?? 0) + (market[good] ?? 0);
  }
  return values;
}

/** Each Double Value needs a carriage of its own; the best are taken for the owner. */
function bestCarriages(values: readonly number[], count: number): number[] {
  return values
    .map((_, carriage) => carriage)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, count);
}

// T36: a full board pays when the train is sent.
function routePoints(board: number, length: number): number {
  const route = boardOf(board);
  return route !== undefined && length === route.maximum ? route.fullPoints : 0;
}

/** A side's train as `scoreTrain` wants it. */
export function loadedTrain(state: State, side: number): LoadedTrain {
  return {
    train: trainOf(state, side),
    board: state.boards[side] ?? NONE,
    doubleValues: state.doubleValues[side] ?? 0,
    longTrainBonuses: state.longTrainBonuses[side] ?? 0,
  };
}

/** Scores a side's train and clears it: tokens to the bank, orange and board to the centre, attached cards away. */
export function sendTrain(state: State, seat: Seat, side: number, emit?: Emit<Event>): void {
  const train = trainOf(state, side);
  const points = scoreTrain(loadedTrain(state, side), state.market);
  const score = (state.scores[side] ?? 0) + points.total;
  const orangeReturned = state.locomotives[side] === ORANGE;
  const board = state.boards[side] ?? NONE;
  if (emit !== undefined) {
    const sent = { side, train: [...train], points, score, orangeReturned, board };
    emit({ kind: 'train-sent', to: 'all', seat, ...sent });
  }
  state.scores[side] = score;
  for (const good of train) add(state.bank, good, 1);
  train.length = 0;
  if (orangeReturned) {
    state.oranges++; // T15
    state.locomotives[side] = GREEN;
  }
  state.boards[side] = NONE;
  discardAttached(state, side);
}

function discardAttached(state: State, side: number): void {
  for (let i = state.doubleValues[side] ?? 0; i > 0; i--) state.discards.push(DOUBLE_VALUE);
  for (let i = state.longTrainBonuses[side] ?? 0; i > 0; i--) state.discards.push(LONG_TRAIN_BONUS);
  state.doubleValues[side] = 0;
  state.longTrainBonuses[side] = 0;
}
