import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { CABOOSES } from './data/cabooses.ts';
import { CAR_COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';
import { DIALS, POSITIONS } from './data/dials.ts';
import { ENGINES } from './data/engines.ts';
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

const ALL_CARS = Array.from({ length: CAR_COPIES * FIRST_CABOOSE }, (_, i) => i % FIRST_CABOOSE);
const ALL_CABOOSES = CABOOSES.map((_, i) => FIRST_CABOOSE + i);
const ALL_ENGINES = ENGINES.map((_, i) => FIRST_ENGINE + i);
const ALL_COLOURS = COLOURS.map((_, colour) => colour);

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
  const colours = ALL_COLOURS.slice();
  shuffle(rng, colours);
  state.x2 = colours.slice(0, seats);
  state.x3 = dealTriples(rng, state.x2, new Array<number>(seats).fill(NONE));
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

/** One card of an unordered pile. */
function pick(rng: Rng, pile: number[]): number {
  const at = drawBelow(rng, pile.length);
  const card = pile[at] as number;
  pile[at] = pile[pile.length - 1] as number;
  pile.length--;
  return card;
}

/** R30: x3 cards for the seats that have NONE, dealt again until nobody's is the colour of its x2 card. */
export function dealTriples(rng: Rng, x2: readonly number[], known: readonly number[]): number[] {
  const colours = ALL_COLOURS.filter((colour) => !known.includes(colour));
  for (;;) {
    shuffle(rng, colours);
    let next = 0;
    const dealt = known.map((colour) => (colour === NONE ? (colours[next++] ?? NONE) : colour));
    if (dealt.every((colour, seat) => colour !== x2[seat])) return dealt;
  }
}
