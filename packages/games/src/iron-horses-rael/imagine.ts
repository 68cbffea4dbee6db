import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { add, expand, filled, NONE, oncePer, takeAny } from '@roundhouse/engine/kit';
import { COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { LONGEST_TRAIN } from './data/engines.ts';
import { addToHand, HAND_LIMIT } from './hand.ts';
import { shuffleOf } from './knowledge.ts';
import { dealMarketCards } from './market-cards.ts';
import { ENGINES_IN_PLAY } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Deals what the viewer can't see from the cards it has not seen, by all that it can know of where they are. */
export function imagine(view: View, rng: Rng): State {
  const state = visiblePart(view, rng);
  const unseen = unseenCards(view);
  dealCars(state, view, unseen);
  dealEngines(state, view, unseen);
  if (view.phase === 'choose') sealEngines(state, view);
  return state;
}

function visiblePart(view: View, rng: Rng): State {
  const { players } = view;
  const x2 = players.map((player) => player.x2);
  const x3 = players.map((player) => player.x3);
  return {
    rng,
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
    blind: players.map(({ blind }) => blind),
    inPlay: toPlaces(
      players.map(({ enginesInPlay }) => enginesInPlay),
      ENGINES_IN_PLAY,
    ),
    sealed: filled(players.length, NONE),
    cash: players.map(({ cash }) => cash),
    stocks: players.flatMap(({ stocks }) => stocks),
    x2,
    x3: dealMarketCards(rng, x3, x2),
    supply: view.supply.slice(),
    market: view.market.slice(),
    dials: view.dials.slice(),
    positions: view.positions.slice(),
    depots: toPlaces(view.depots, LONGEST_TRAIN),
    engine: view.train?.engine ?? NONE,
    train: view.train?.cards.slice() ?? [],
    region: view.train?.region ?? NONE,
  };
}

function toPlaces(lists: readonly (readonly number[])[], each: number): number[] {
  const places = filled(lists.length * each, NONE);
  for (const [index, cards] of lists.entries()) {
    for (const [i, card] of cards.entries()) places[index * each + i] = card;
  }
  return places;
}

/** The viewer's hand and every card shown; then the places that can't hold a caboose; the rest is one shuffled pile. */
function dealCars(state: State, view: View, unseen: readonly number[]): void {
  const pile = unseen.filter((card) => card < FIRST_CABOOSE);
  for (const [seat, { carCount, shown, blind }] of view.players.entries()) {
    for (const card of seat === view.viewer ? view.hand : shown) addToHand(state, seat, card);
    if (seat === view.viewer) continue;
    for (let i = shown.length + blind; i < carCount; i++) {
      addToHand(state, seat, takeAny(state.rng, pile));
    }
  }
  pile.push(...unseen.filter((card) => card >= FIRST_CABOOSE && card < FIRST_ENGINE));
  shuffle(state.rng, pile);
  for (const [seat, { carCount }] of view.players.entries()) {
    if (seat === view.viewer) continue;
    while ((state.handSizes[seat] ?? 0) < carCount) {
      addToHand(state, seat, pile.pop() ?? NONE);
    }
  }
  state.deck = pile;
}

/** The cards that the viewer has not seen, in order. */
const unseenCards = oncePer((view: View): readonly number[] => {
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
  return expand(left);
});

function takeAway(left: number[], cards: readonly number[]): void {
  for (const card of cards) add(left, card, -1);
}

/** Each unseen engine to a hand that drew from its shuffle; what is left of the last shuffle is the deck. */
function dealEngines(state: State, view: View, unseen: readonly number[]): void {
  const pile = unseen.filter((card) => card >= FIRST_ENGINE);
  shuffle(state.rng, pile);
  for (const [seat, { engineShuffles }] of view.players.entries()) {
    if (seat === view.viewer) continue;
    for (const number of engineShuffles) {
      const place = pile.findIndex((engine) => shuffleOf(state, engine) === number);
      addToHand(state, seat, pile[place] ?? NONE);
      pile.splice(place, 1);
    }
  }
  state.engineDeck = pile;
}

function sealEngines(state: State, view: View): void {
  for (const [seat, { hasSealed, carCount, engineShuffles }] of view.players.entries()) {
    if (!hasSealed) continue;
    const engine = carCount + drawBelow(state.rng, engineShuffles.length);
    state.sealed[seat] =
      seat === view.viewer ? view.sealed : (state.hands[seat * HAND_LIMIT + engine] ?? NONE);
  }
}
