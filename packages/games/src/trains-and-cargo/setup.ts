import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { filled, NONE, takeAny } from '@roundhouse/engine/kit';
import { FULL_DECK, HAND_SIZE } from './data/cards.ts';
import { GOOD_COUNT, TOKENS_PER_GOOD } from './data/goods.ts';
import { GREEN, orangeCount } from './data/locomotives.ts';
import { START_VALUE } from './data/market.ts';
import { addToHand } from './hand.ts';
import type { Options } from './meta.ts';
import { LOADS } from './state.ts';
import type { State } from './state.ts';

export function setup(options: Options, seats: number, rng: Rng): State {
  const sides = options.teams ? seats / 2 : seats; // T22
  const state: State = {
    rng,
    teams: options.teams,
    routeBoards: options.routeBoards,
    deck: FULL_DECK.slice(),
    hands: filled(seats * HAND_SIZE, NONE),
    handSizes: filled(seats, 0),
    discards: [],
    bank: filled(GOOD_COUNT, TOKENS_PER_GOOD),
    market: filled(GOOD_COUNT, START_VALUE),
    storage: filled(seats * GOOD_COUNT, 0),
    trains: Array.from({ length: sides }, () => []),
    locomotives: filled(sides, GREEN),
    oranges: orangeCount(sides),
    boards: filled(sides, NONE),
    doubleValues: filled(sides, 0),
    longTrainBonuses: filled(sides, 0),
    scores: filled(sides, 0),
    turn: drawBelow(rng, seats), // T21
    phase: 'start',
    card: NONE,
    used: 0,
    unlimited: 0,
    loadsLeft: LOADS,
    raidsLeft: 0,
    mustLoad: false,
    sent: false,
    raided: NONE,
    turnsLeft: NONE,
  };
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < HAND_SIZE; i++) addToHand(state, seat, takeAny(rng, state.deck));
  }
  return state;
}
