import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng, Seat } from '@roundhouse/engine';
import { CAR_COPIES, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { ENGINES } from './data/engines.ts';
import { addToHand } from './hand.ts';
import { dealTriples } from './setup.ts';
import { ENGINES_IN_PLAY, HAND_LIMIT, increase, LONGEST_TRAIN, NONE } from './state.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Deals what the viewer can't see from the cards it has not seen, by all that it can know of where they are. */
export function imagine(view: View, rng: Rng): State {
  const state = visiblePart(view, rng);
  dealCars(state, view);
  dealEngines(state, view);
  if (view.phase === 'choose') sealEngines(state, view);
  return state;
}

function visiblePart(view: View, rng: Rng): State {
  const { players } = view;
  const x2 = players.map((player) => player.x2);
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
    x3: dealTriples(
      rng,
      x2,
      players.map(({ x3 }) => x3),
    ),
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
function dealCars(state: State, view: View): void {
  const unseen = unseenCars(view);
  const cars = unseen.filter((card) => card < FIRST_CABOOSE);
  shuffle(state.rng, cars);
  for (const [seat, { carCount, shown, blind }] of view.players.entries()) {
    if (seat === view.viewer) {
      for (const card of view.hand) addToHand(state, seat, card);
      continue;
    }
    for (const card of shown) addToHand(state, seat, card);
    deal(state, seat, cars, Math.max(0, carCount - shown.length - blind));
  }
  const rest = [...cars, ...unseen.filter((card) => card >= FIRST_CABOOSE)];
  shuffle(state.rng, rest);
  for (const [seat, { carCount }] of view.players.entries()) {
    if (seat !== view.viewer) deal(state, seat, rest, carCount - (state.handSizes[seat] as number));
  }
  state.deck = rest;
}

function deal(state: State, seat: Seat, pile: number[], count: number): void {
  for (let i = 0; i < count; i++) addToHand(state, seat, pile.pop() as number);
}

function unseenCars(view: View): number[] {
  const left = view.removed.map(
    (removed, card) => (card < FIRST_CABOOSE ? CAR_COPIES : 1) - removed,
  );
  const see = (card: number): void => {
    if (card >= 0 && card < FIRST_ENGINE) increase(left, card, -1);
  };
  see(view.up);
  view.discard.forEach(see);
  for (const cards of view.depots) cards.forEach(see);
  view.hand.forEach(see);
  view.train?.cards.forEach(see);
  for (const [seat, { shown }] of view.players.entries()) {
    if (seat !== view.viewer) shown.forEach(see);
  }
  return left.flatMap((copies, card) => new Array<number>(copies).fill(card));
}

/** Each unseen engine to a hand that drew from its shuffle; what is left of the last shuffle is the deck. */
function dealEngines(state: State, view: View): void {
  const unseen = unseenEngines(view);
  shuffle(state.rng, unseen);
  for (const [seat, { engineShuffles }] of view.players.entries()) {
    if (seat === view.viewer) continue;
    for (const number of engineShuffles) {
      const at = unseen.findIndex((engine) => view.lastShuffle[engine - FIRST_ENGINE] === number);
      addToHand(state, seat, unseen[at] as number);
      unseen.splice(at, 1);
    }
  }
  state.engineDeck = unseen;
}

function unseenEngines(view: View): number[] {
  const seen = new Set([...view.engineDiscard, ...view.hand]);
  for (const { enginesInPlay } of view.players) {
    for (const engine of enginesInPlay) seen.add(engine);
  }
  return ENGINES.map((_, i) => FIRST_ENGINE + i).filter((engine) => !seen.has(engine));
}

function sealEngines(state: State, view: View): void {
  for (const [seat, { hasSealed, carCount, engineShuffles }] of view.players.entries()) {
    if (!hasSealed) continue;
    const engine = carCount + drawBelow(state.rng, engineShuffles.length);
    state.sealed[seat] =
      seat === view.viewer ? view.sealed : (state.hands[seat * HAND_LIMIT + engine] as number);
  }
}
