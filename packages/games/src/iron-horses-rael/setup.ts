import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { expand, filled, NONE, takeAny } from '@roundhouse/engine/kit';
import { COPIES, ENGINE_CARDS, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';
import { DIALS, POSITIONS } from './data/dials.ts';
import { ENGINES, LONGEST_TRAIN } from './data/engines.ts';
import { addToHand, HAND_LIMIT } from './hand.ts';
import { dealMarketCards } from './market-cards.ts';
import type { Options } from './meta.ts';
import { QUIET } from './standstill.ts';
import { ENGINES_IN_PLAY, STOCKS_PER_COLOUR } from './state.ts';
import type { State } from './state.ts';

const CARS_DEALT = 4;
const ENGINES_DEALT = 2;

const ALL_CARDS = expand(COPIES);
const ALL_CARS = ALL_CARDS.filter((card) => card < FIRST_CABOOSE);
const ALL_CABOOSES = ALL_CARDS.filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE);

export function setup(_: Options, seats: number, rng: Rng): State {
  const state = emptyTable(seats, rng);
  shuffle(rng, state.dials);
  for (let region = 0; region < COLOURS.length; region++) {
    state.positions[region] = drawBelow(rng, POSITIONS);
  }
  for (let i = 0; i < seats * CARS_DEALT; i++) {
    addToHand(state, i % seats, takeAny(rng, state.deck));
  }
  state.deck.push(...ALL_CABOOSES);
  shuffle(rng, state.deck);
  state.up = state.deck.pop() ?? NONE;
  shuffle(rng, state.engineDeck);
  for (let i = 0; i < seats * ENGINES_DEALT; i++) {
    addToHand(state, i % seats, state.engineDeck.pop() ?? NONE);
  }
  const undealt = filled(seats, NONE);
  state.x2 = dealMarketCards(rng, undealt, undealt);
  state.x3 = dealMarketCards(rng, undealt, state.x2);
  return state;
}

function emptyTable(seats: number, rng: Rng): State {
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
    engineDeck: ENGINE_CARDS.slice(),
    engineDiscard: [],
    shuffles: 0,
    lastShuffle: filled(ENGINES.length, 0),
    removed: filled(FIRST_ENGINE, 0),
    hands: filled(seats * HAND_LIMIT, NONE),
    handSizes: filled(seats, 0),
    shown: [],
    blind: filled(seats, 0),
    inPlay: filled(seats * ENGINES_IN_PLAY, NONE),
    sealed: filled(seats, NONE),
    cash: filled(seats, 0),
    stocks: filled(seats * COLOURS.length, 0),
    x2: [],
    x3: [],
    supply: filled(COLOURS.length, STOCKS_PER_COLOUR),
    market: filled(COLOURS.length, 0),
    dials: DIALS.map((_, dial) => dial),
    positions: filled(COLOURS.length, 0),
    depots: filled(COLOURS.length * LONGEST_TRAIN, NONE),
    engine: NONE,
    train: [],
    region: NONE,
  };
}
