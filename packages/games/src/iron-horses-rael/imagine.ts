import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { CARDS, COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { dealMarketCards, pick } from './deal.ts';
import { addToHand } from './hand.ts';
import { ENGINES_IN_PLAY, HAND_LIMIT, increase, LONGEST_TRAIN, NONE } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Deals what the viewer can't see from the cards it has not seen, by all that it can know of where they are. */
export function imagine(view: View, rng: Rng): State {
  const state = visiblePart(view, rng);
  const unseen = unseenCopies(view);
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
    hands: new Array<number>(players.length * HAND_LIMIT).fill(NONE),
    handSizes: new Array<number>(players.length).fill(0),
    shown: players.flatMap(({ shown }, seat) => shown.map((card) => seat * FIRST_ENGINE + card)),
    blind: players.map(({ blind }) => blind),
    inPlay: toPlaces(
      players.map(({ enginesInPlay }) => enginesInPlay),
      ENGINES_IN_PLAY,
    ),
    sealed: new Array<number>(players.length).fill(NONE),
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
  const places = new Array<number>(lists.length * each).fill(NONE);
  for (const [index, cards] of lists.entries()) {
    for (const [i, card] of cards.entries()) places[index * each + i] = card;
  }
  return places;
}

/** The viewer's hand and every card shown; then the places that can't hold a caboose; the rest is one shuffled pile. */
function dealCars(state: State, view: View, unseen: readonly number[]): void {
  const pile = listCopies(unseen, 0, FIRST_CABOOSE);
  for (const [seat, { carCount, shown, blind }] of view.players.entries()) {
    for (const card of seat === view.viewer ? view.hand : shown) addToHand(state, seat, card);
    if (seat === view.viewer) continue;
    for (let i = shown.length + blind; i < carCount; i++) {
      addToHand(state, seat, pick(state.rng, pile));
    }
  }
  pile.push(...listCopies(unseen, FIRST_CABOOSE, FIRST_ENGINE));
  shuffle(state.rng, pile);
  for (const [seat, { carCount }] of view.players.entries()) {
    if (seat === view.viewer) continue;
    while ((state.handSizes[seat] as number) < carCount) {
      addToHand(state, seat, pile.pop() as number);
    }
  }
  state.deck = pile;
}

/** How many copies of each card the viewer has not seen. */
function unseenCopies(view: View): number[] {
  const left = COPIES.slice();
  for (const [card, count] of view.removed.entries()) increase(left, card, -count);
  if (view.up !== NONE) increase(left, view.up, -1);
  takeAway(left, view.discard);
  takeAway(left, view.engineDiscard);
  for (const cards of view.depots) takeAway(left, cards);
  takeAway(left, view.hand);
  if (view.train !== null) takeAway(left, view.train.cards);
  for (const [seat, { enginesInPlay, shown }] of view.players.entries()) {
    takeAway(left, enginesInPlay);
    if (seat !== view.viewer) takeAway(left, shown);
  }
  return left;
}

function takeAway(left: number[], cards: readonly number[]): void {
  for (const card of cards) increase(left, card, -1);
}

function listCopies(copies: readonly number[], from: number, to: number): number[] {
  const cards: number[] = [];
  for (let card = from; card < to; card++) {
    for (let i = 0; i < (copies[card] as number); i++) cards.push(card);
  }
  return cards;
}

/** Each unseen engine to a hand that drew from its shuffle; what is left of the last shuffle is the deck. */
function dealEngines(state: State, view: View, unseen: readonly number[]): void {
  const pile = listCopies(unseen, FIRST_ENGINE, CARDS.length);
  shuffle(state.rng, pile);
  for (const [seat, { engineShuffles }] of view.players.entries()) {
    if (seat === view.viewer) continue;
    for (const number of engineShuffles) {
      const at = pile.findIndex((engine) => view.lastShuffle[engine - FIRST_ENGINE] === number);
      addToHand(state, seat, pile[at] as number);
      pile.splice(at, 1);
    }
  }
  state.engineDeck = pile;
}

function sealEngines(state: State, view: View): void {
  for (const [seat, { hasSealed, carCount, engineShuffles }] of view.players.entries()) {
    if (!hasSealed) continue;
    const engine = carCount + drawBelow(state.rng, engineShuffles.length);
    state.sealed[seat] =
      seat === view.viewer ? view.sealed : (state.hands[seat * HAND_LIMIT + engine] as number);
  }
}
