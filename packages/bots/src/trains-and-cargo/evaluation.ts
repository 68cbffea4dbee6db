import { entry, NONE } from '@roundhouse/engine/kit';
import {
  GREEN_CARRIAGES,
  GREEN_TOKENS,
  HAND_SIZE,
  LONG_TRAIN_POINTS,
  ROUTE_BOARDS,
  TOKENS_PER_CARRIAGE,
} from '@roundhouse/games/trains-and-cargo';
import type { State } from '@roundhouse/games/trains-and-cargo';
import { HAND_WORTH, MEAN_CARD } from './cards.ts';
import { GOOD_COUNT } from './situation.ts';
import { turnsLeft } from './turns-left.ts';

const MEAN_PRICE = 6;
/** What a turn brings in the mean, and so what it costs: sending takes one, however long the train is. */
const TURN = 6.5;
/** How much of today's price a token on the train, or in storage, will still have when it is sent. */
const ON_TRAIN = 0.95;
const IN_STORAGE = 0.9;
/** What tokens in storage are worth beside those on the train, and how many are of use. */
const STORED = 0.5;
const SOON = 8;
/** Tokens that a turn loads in the mean. */
const LOADED = 1.2;
const STRANDED = 0.5;
const GROWTH = 0.33;
const ORANGE_WORTH = 4;
const ORANGE_TURN = 0.8;
const GREEN = 1;
const ORANGE = 2;

/** The points that a side can expect at the end. */
export function estimateSide(state: State, side: number): number {
  let turns = 0;
  let rest = 0;
  const sides = state.trains.length;
  for (let seat = side; seat < state.handSizes.length; seat += sides) {
    turns += turnsLeft(state, seat);
    rest += handWorth(state, seat);
  }
  const later = Math.min(1, turns / 4.5);
  const locomotive = state.locomotives[side] ?? 0;
  const needed = turnsToSend(state, side);
  let sum = (state.scores[side] ?? 0) + rest * later + TURN * turns;
  if (locomotive === ORANGE) sum += ORANGE_WORTH * later + ORANGE_TURN * turns;
  else if (locomotive !== GREEN) sum -= TURN * later;
  sum += trainWorth(state, side, turns, needed);
  for (let seat = side; seat < state.handSizes.length; seat += sides) {
    sum += storageWorth(state, seat, turns - needed);
  }
  return sum;
}

/** One to send, and those that a stronger locomotive takes. */
function turnsToSend(state: State, side: number): number {
  const locomotive = state.locomotives[side] ?? 0;
  const { length } = entry(state.trains, side);
  const wanted = length > GREEN_TOKENS ? ORANGE : GREEN;
  if (locomotive >= wanted) return 1;
  const upgrades = wanted - locomotive;
  return 1 + upgrades + (isStranded(state, side) ? 2 : 0);
}

/** Whether the train is too long for its locomotive, and somebody else has to give up an orange one first. */
function isStranded(state: State, side: number): boolean {
  const { length } = entry(state.trains, side);
  return length > GREEN_TOKENS && state.oranges === 0 && state.locomotives[side] !== ORANGE;
}

function trainWorth(state: State, side: number, turns: number, needed: number): number {
  const train = entry(state.trains, side);
  const { length } = train;
  if (length === 0) return attachedWorth(state, side, 0, turns) * Math.min(1, turns / 6);
  const ready = Math.min(1, Math.max(0, turns - needed + 1));
  if (ready === 0) return 0;
  let sum = 0;
  for (let i = 0; i < length; i++) sum += priceOf(state, train[i] ?? 0, ON_TRAIN);
  sum += attachedWorth(state, side, length, turns);
  const sending = TURN * Math.min(1, length / GREEN_TOKENS) + TURN * 0.6 * (needed - 1);
  const chance = isStranded(state, side) ? STRANDED : 1;
  return ready * (chance * sum - sending * Math.min(1, turns / 3));
}

/** Double Values, Long Train Bonuses and a Route Board, the more surely the longer the train is. */
function attachedWorth(state: State, side: number, length: number, turns: number): number {
  const doubles = state.doubleValues[side] ?? 0;
  const bonuses = state.longTrainBonuses[side] ?? 0;
  const carriages = Math.ceil(length / TOKENS_PER_CARRIAGE);
  let sum = 0;
  if (doubles > 0) {
    const sure = Math.min(doubles, carriages);
    sum += 2 * MEAN_PRICE * (sure * 1.4 + (doubles - sure) * 0.85);
  }
  if (bonuses > 0) {
    const over = Math.max(0, carriages - GREEN_CARRIAGES);
    const coming = state.locomotives[side] === ORANGE ? Math.min(4, turns * GROWTH) : 0.4;
    sum += bonuses * LONG_TRAIN_POINTS * (over + coming);
  }
  return sum + boardWorth(state.boards[side] ?? NONE, length);
}

function boardWorth(board: number, length: number): number {
  if (board === NONE) return 0;
  const route = entry(ROUTE_BOARDS, board);
  let sum = 0;
  for (const { square, count } of route.bonuses) {
    if (square > length) sum += 0.6 * count * MEAN_PRICE * (length / square);
  }
  return sum + route.fullPoints * (length / route.maximum) ** 2;
}

/** Tokens have to be loaded and sent yet, and only so many can be in time. */
function storageWorth(state: State, seat: number, turns: number): number {
  const first = seat * GOOD_COUNT;
  let count = 0;
  let sum = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tokens = state.storage[first + good] ?? 0;
    if (tokens === 0) continue;
    count += tokens;
    sum += tokens * priceOf(state, good, IN_STORAGE);
  }
  if (count === 0) return 0;
  const inTime = Math.min(count, LOADED * Math.max(0, turns));
  const useful = inTime <= SOON ? inTime : SOON + (inTime - SOON) * 0.4;
  return STORED * sum * (useful / count);
}

function priceOf(state: State, good: number, weight: number): number {
  return MEAN_PRICE + ((state.market[good] ?? 0) - MEAN_PRICE) * weight;
}

/** The cards in hand, and those that the end of this turn will draw. */
function handWorth(state: State, seat: number): number {
  const size = state.handSizes[seat] ?? 0;
  const first = seat * HAND_SIZE;
  let sum = 0;
  for (let i = first; i < first + size; i++) sum += HAND_WORTH[state.hands[i] ?? 0] ?? 0;
  const drawn = Math.min(HAND_SIZE - size, state.deck.length);
  return sum + drawn * MEAN_CARD;
}
