import type { Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { ANY, GOODS, HAND_SIZE, sideOf } from '@roundhouse/games/trains-and-cargo';
import type { CardType, State } from '@roundhouse/games/trains-and-cargo';
import { CARD_MOVES, CARD_TYPE } from './cards.ts';
import { turnsLeft } from './turns-left.ts';

export const GOOD_COUNT = GOODS.length;
const LATE = 6;
const LAST = 2;
const ORANGE = 2;
const HIGHEST = 14;
/** What a token in storage counts beside one on a train. */
const STORED = 0.4;
const MOST_STOCK = 12;
const MOST_GAIN = 12;

/** What a seat that decides has before it: whatever several moves are weighed by, each a number, 1 for yes. */
export interface Situation {
  side: number;
  length: number;
  hasNone: number;
  isOrange: number;
  /** Tokens in the seat's storage. */
  stock: number;
  /** Of the train, above what a token is worth at first. */
  price: number;
  hand: number;
  /** How many types of card the hand has at the start of a turn; later 0. */
  types: number;
  isStart: number;
  isLate: number;
  isLast: number;
}

const situation: Situation = {
  side: 0,
  length: 0,
  hasNone: 0,
  isOrange: 0,
  stock: 0,
  price: 0,
  hand: 0,
  types: 0,
  isStart: 0,
  isLate: 0,
  isLast: 0,
};

const interests = new Float64Array(GOOD_COUNT);
let areInterestsKnown = false;

/** The situation of the seat in turn; the same object every time. */
export function situationOf(state: State, seat: Seat): Situation {
  const side = sideOf(state, seat);
  const train = entry(state.trains, side);
  const turns = turnsLeft(state, seat);
  let stock = 0;
  for (let at = seat * GOOD_COUNT; at < (seat + 1) * GOOD_COUNT; at++)
    stock += state.storage[at] ?? 0;
  let price = 0;
  for (let i = 0; i < train.length; i++) price += state.market[train[i] ?? 0] ?? 0;
  situation.side = side;
  situation.length = train.length;
  situation.hasNone = state.locomotives[side] === 0 ? 1 : 0;
  situation.isOrange = state.locomotives[side] === ORANGE ? 1 : 0;
  situation.stock = Math.min(MOST_STOCK, stock);
  situation.price = train.length === 0 ? 0 : price / train.length - 6;
  situation.hand = state.handSizes[seat] ?? 0;
  situation.isStart = state.phase === 'start' ? 1 : 0;
  situation.types = state.phase === 'start' ? typesIn(state, seat) : 0;
  situation.isLate = turns < LATE ? 1 : 0;
  situation.isLast = turns < LAST ? 1 : 0;
  areInterestsKnown = false;
  return situation;
}

/** By good: the tokens of this side, less those of the others. */
function findInterests(state: State, own: number): void {
  const sides = state.trains.length;
  const other = -1 / (sides - 1);
  for (let good = 0; good < GOOD_COUNT; good++) interests[good] = 0;
  for (let side = 0; side < sides; side++) {
    const train = entry(state.trains, side);
    const weight = side === own ? 1 : other;
    for (let i = 0; i < train.length; i++) {
      const good = train[i] ?? 0;
      interests[good] = (interests[good] ?? 0) + weight;
    }
  }
  for (let seat = 0; seat < state.handSizes.length; seat++) {
    const weight = STORED * (seat % sides === own ? 1 : other);
    const first = seat * GOOD_COUNT;
    for (let good = 0; good < GOOD_COUNT; good++) {
      interests[good] = (interests[good] ?? 0) + weight * (state.storage[first + good] ?? 0);
    }
  }
}

/** What moving a good by so many steps brings to the side in turn, whose situation was asked for last. */
export function gainBy(state: State, good: number, steps: number): number {
  if (!areInterestsKnown) {
    findInterests(state, situation.side);
    areInterestsKnown = true;
  }
  const price = state.market[good] ?? 0;
  const moved = Math.max(-price, Math.min(HIGHEST - price, steps));
  return moved * (interests[good] ?? 0);
}

/** What a Market card brings, within bounds. */
export function gainOf(state: State, card: number): number {
  const moves = entry(CARD_MOVES, card);
  let gain = 0;
  for (let i = 0; i < moves.length; i += 2) {
    const good = moves[i] ?? 0;
    const steps = moves[i + 1] ?? 0;
    gain += good === ANY ? bestGain(state, steps) : gainBy(state, good, steps);
  }
  return Math.max(-MOST_GAIN, Math.min(MOST_GAIN, gain));
}

function bestGain(state: State, steps: number): number {
  let best = 0;
  for (let good = 0; good < GOOD_COUNT; good++) best = Math.max(best, gainBy(state, good, steps));
  return best;
}

/** How many types of card a hand has. */
function typesIn(state: State, seat: Seat): number {
  let [market, cargo, effect] = [0, 0, 0];
  const first = seat * HAND_SIZE;
  for (let i = first; i < first + (state.handSizes[seat] ?? 0); i++) {
    const type = CARD_TYPE[state.hands[i] ?? 0];
    if (type === 'market') market = 1;
    else if (type === 'cargo') cargo = 1;
    else effect = 1;
  }
  return market + cargo + effect;
}

/** How many cards of this type a hand has. */
export function countOf(state: State, seat: Seat, type: CardType): number {
  let count = 0;
  const first = seat * HAND_SIZE;
  for (let i = first; i < first + (state.handSizes[seat] ?? 0); i++) {
    if (CARD_TYPE[state.hands[i] ?? 0] === type) count++;
  }
  return count;
}
