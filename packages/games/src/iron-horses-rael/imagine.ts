import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import {
  add,
  entry,
  expand,
  filled,
  NONE,
  numbersOf,
  oncePer,
  takeAny,
} from '@roundhouse/engine/kit';
import { COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { LONGEST_TRAIN } from './data/engines.ts';
import { addToHand, HAND_LIMIT } from './hand.ts';
import { shuffleOf } from './knowledge.ts';
import { dealMarketCards } from './market-cards.ts';
import { clone, ENGINES_IN_PLAY } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Deals what the viewer can't see from the cards it has not seen, by all that it can know of where they are. */
export function imagine(view: View, rng: Rng): State {
  const state = clone(knownState(view));
  state.rng = rng;
  state.x3 = dealMarketCards(rng, state.x3, state.x2);
  const unseen = unseenCards(view);
  dealCars(state, view, unseen);
  dealEngines(state, view, unseen);
  if (view.phase === 'choose') sealEngines(state, view);
  return state;
}

/** All that the viewer knows, with the cards that it knows in their hands; the decks are empty. */
const knownState = oncePer((view: View): State => {
  const { players } = view;
  const state: State = {
    rng: [0, 0, 0, 0],
    phase: view.phase,
    turn: view.turn,
    turnsLeft: view.turnsLeft,
    ending: view.ending,
    activity: view.activity,
    quietTurns: view.quietTurns,
    idleTurns: view.idleTurns,
    deck: [],
    up: view.up,
    discard: view.discard.slice(),
    engineDeck: [],
    engineDiscard: view.engineDiscard.slice(),
    shuffles: view.shuffles,
    lastShuffle: view.lastShuffle.slice(),
    removed: view.removed.slice(),
    hands: filled(players.length * HAND_LIMIT, NONE),
    handSizes: filled(players.length, 0),
    shown: players.flatMap(({ shown }, seat) => shown.map((card) => seat * FIRST_ENGINE + card)),
    blind: numbersOf(players, ({ blind }) => blind),
    inPlay: toPlaces(
      players.map(({ enginesInPlay }) => enginesInPlay),
      ENGINES_IN_PLAY,
    ),
    sealed: filled(players.length, NONE),
    cash: numbersOf(players, ({ cash }) => cash),
    stocks: players.flatMap(({ stocks }) => stocks),
    x2: numbersOf(players, ({ x2 }) => x2),
    x3: numbersOf(players, ({ x3 }) => x3),
    supply: view.supply.slice(),
    market: view.market.slice(),
    dials: view.dials.slice(),
    positions: view.positions.slice(),
    depots: toPlaces(view.depots, LONGEST_TRAIN),
    engine: view.train?.engine ?? NONE,
    train: view.train?.cards.slice() ?? [],
    region: view.train?.region ?? NONE,
  };
  for (const [seat, { shown }] of players.entries()) {
    for (const card of seat === view.viewer ? view.hand : shown) addToHand(state, seat, card);
  }
  return state;
});

function toPlaces(lists: readonly (readonly number[])[], each: number): number[] {
  const places = filled(lists.length * each, NONE);
  for (const [index, cards] of lists.entries()) {
    for (const [i, card] of cards.entries()) places[index * each + i] = card;
  }
  return places;
}

/** The places that can't hold a caboose come first; the rest is one shuffled pile. */
function dealCars(state: State, { players, viewer }: View, { cars, cabooses }: Unseen): void {
  const pile = cars.slice();
  for (let seat = 0; seat < players.length; seat++) {
    const { carCount, shown, blind } = entry(players, seat);
    if (seat === viewer) continue;
    for (let i = shown.length + blind; i < carCount; i++) {
      addToHand(state, seat, takeAny(state.rng, pile));
    }
  }
  for (let i = 0; i < cabooses.length; i++) pile.push(cabooses[i] ?? NONE);
  shuffle(state.rng, pile);
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === viewer) continue;
    const { carCount } = entry(players, seat);
    while ((state.handSizes[seat] ?? 0) < carCount) {
      addToHand(state, seat, pile.pop() ?? NONE);
    }
  }
  state.deck = pile;
}

interface Unseen {
  readonly cars: readonly number[];
  readonly cabooses: readonly number[];
  readonly engines: readonly number[];
}

/** The cards that the viewer has not seen, in order. */
const unseenCards = oncePer((view: View): Unseen => {
  const left = COPIES.map((copies, card) => copies - (view.removed[card] ?? 0));
  if (view.up !== NONE) add(left, view.up, -1);
  takeAway(left, view.discard);
  takeAway(left, view.engineDiscard);
  for (const cards of view.depots) takeAway(left, cards);
  takeAway(left, view.hand);
  if (view.train !== null) takeAway(left, view.train.cards);
  for (const [seat, { enginesInPlay, shown }] of view.players.entries()) {
    takeAway(left, enginesInPlay);
    if (seat !== view.viewer) takeAway(left, shown);
  }
  const cards = expand(left);
  return {
    cars: cards.filter((card) => card < FIRST_CABOOSE),
    cabooses: cards.filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE),
    engines: cards.filter((card) => card >= FIRST_ENGINE),
  };
});

function takeAway(left: number[], cards: readonly number[]): void {
  for (const card of cards) add(left, card, -1);
}

/** Each unseen engine to a hand that drew from its shuffle; what is left of the last shuffle is the deck. */
function dealEngines(state: State, { players, viewer }: View, { engines }: Unseen): void {
  const pile = engines.slice();
  shuffle(state.rng, pile);
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === viewer) continue;
    const { engineShuffles } = entry(players, seat);
    for (let i = 0; i < engineShuffles.length; i++) {
      addToHand(state, seat, takeFrom(pile, state, engineShuffles[i] ?? 0));
    }
  }
  state.engineDeck = pile;
}

/** Takes the first engine that was in this shuffle last; the others stay in their order. */
function takeFrom(pile: number[], state: State, number: number): number {
  let place = 0;
  while (place + 1 < pile.length && shuffleOf(state, pile[place] ?? NONE) !== number) place++;
  const engine = pile[place] ?? NONE;
  for (; place + 1 < pile.length; place++) pile[place] = pile[place + 1] ?? NONE;
  pile.pop();
  return engine;
}

function sealEngines(state: State, view: View): void {
  for (const [seat, { hasSealed, carCount, engineShuffles }] of view.players.entries()) {
    if (!hasSealed) continue;
    const engine = carCount + drawBelow(state.rng, engineShuffles.length);
    state.sealed[seat] =
      seat === view.viewer ? view.sealed : (state.hands[seat * HAND_LIMIT + engine] ?? NONE);
  }
}
