import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { CARDS, COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';
import { DIALS, POSITIONS } from './data/dials.ts';
import { ENGINES } from './data/engines.ts';
import { dealMarketCards, pick } from './deal.ts';
import { addToHand } from './hand.ts';
import type { Options } from './meta.ts';
import {
  ENGINES_IN_PLAY,
  HAND_LIMIT,
  LONGEST_TRAIN,
  NONE,
  QUIET,
  STOCKS_PER_COLOUR,
} from './state.ts';
import type { State } from './state.ts';

const CARS_DEALT = 4;
const ENGINES_DEALT = 2;

const ALL_CARDS = CARDS.flatMap((_, card) => new Array<number>(COPIES[card] ?? 0).fill(card));
const ALL_CARS = ALL_CARDS.filter((card) => card < FIRST_CABOOSE);
const ALL_CABOOSES = ALL_CARDS.filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE);
const ALL_ENGINES = ALL_CARDS.filter((card) => card >= FIRST_ENGINE);

export function setup(_: Options, seats: number, rng: Rng): State {
  const state = emptyTable(seats, rng);
  shuffle(rng, state.dials);
  for (let region = 0; region < COLOURS.length; region++) {
    state.positions[region] = drawBelow(rng, POSITIONS);
  }
  for (let i = 0; i < seats * CARS_DEALT; i++) addToHand(state, i % seats, pick(rng, state.deck));
  state.deck.push(...ALL_CABOOSES);
  shuffle(rng, state.deck);
  state.up = state.deck.pop() ?? NONE;
  shuffle(rng, state.engineDeck);
  for (let i = 0; i < seats * ENGINES_DEALT; i++) {
    addToHand(state, i % seats, state.engineDeck.pop() ?? NONE);
  }
  const undealt = new Array<number>(seats).fill(NONE);
  state.x2 = dealMarketCards(rng, undealt, undealt);
  state.x3 = dealMarketCards(rng, undealt, state.x2);
  return state;
}

function emptyTable(seats: number, rng: Rng): State {
  const each = (count: number, value: number): number[] => new Array<number>(count).fill(value);
  return {
    rng,
    phase: 'choose',
    turn: NONE,
    turnsLeft: 0,
    ending: null,
    activity: QUIET,
    quietTurns: 0,
    idleTurns: 0,
    deck: ALL_CARS.slice(),
    up: NONE,
    discard: [],
    engineDeck: ALL_ENGINES.slice(),
    engineDiscard: [],
    shuffles: 0,
    lastShuffle: each(ENGINES.length, 0),
    removed: each(FIRST_ENGINE, 0),
    hands: each(seats * HAND_LIMIT, NONE),
    handSizes: each(seats, 0),
    shown: [],
    blind: each(seats, 0),
    inPlay: each(seats * ENGINES_IN_PLAY, NONE),
    sealed: each(seats, NONE),
    cash: each(seats, 0),
    stocks: each(seats * COLOURS.length, 0),
    x2: [],
    x3: [],
    supply: each(COLOURS.length, STOCKS_PER_COLOUR),
    market: each(COLOURS.length, 0),
    dials: DIALS.map((_, dial) => dial),
    positions: each(COLOURS.length, 0),
    depots: each(COLOURS.length * LONGEST_TRAIN, NONE),
    engine: NONE,
    train: [],
    region: NONE,
  };
}
