import type { Seat, Viewer } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { FIRST_ENGINE } from './data/cards.ts';
import { COLOURS } from './data/colours.ts';
import { LONGEST_TRAIN } from './data/engines.ts';
import { handOf } from './hand.ts';
import { shownOf, shuffleOf } from './knowledge.ts';
import type { Ending } from './meta.ts';
import type { Standstill } from './standstill.ts';
import { ENGINES_IN_PLAY } from './state.ts';
import type { Phase, State } from './state.ts';
import { appraise } from './train.ts';

/** What everybody sees of one player. */
export interface PlayerView {
  readonly cash: number;
  /** Stocks of each colour. */
  readonly stocks: readonly number[];
  readonly enginesInPlay: readonly number[];
  readonly x2: number;
  /** NONE while it is hidden from this viewer. */
  readonly x3: number;
  /** Whether the first engine has been chosen but not revealed. */
  readonly hasSealed: boolean;
  /** How many cars and cabooses are in the hand. */
  readonly carCount: number;
  /** For each engine in the hand the shuffle of the engine deck that it was drawn from. */
  readonly engineShuffles: readonly number[];
  /** Cards in the hand that everybody saw taken. */
  readonly shown: readonly number[];
  /** How many of the hand's other cards may be cabooses. */
  readonly blind: number;
}

/** The viewer's own train while it is completed. */
export interface TrainView {
  readonly engine: number;
  readonly cards: readonly number[];
  /** What the cards laid so far are worth. */
  readonly value: number;
  readonly region: number;
}

export interface View extends Readonly<Standstill> {
  readonly viewer: Viewer;
  /** To others a seat that completes a train is still choosing its action. */
  readonly phase: Phase;
  readonly turn: Seat;
  readonly turnsLeft: number;
  readonly ending: Ending | null;
  readonly activity: number;
  readonly deckSize: number;
  readonly up: number;
  readonly discard: readonly number[];
  readonly engineDeckSize: number;
  readonly engineDiscard: readonly number[];
  readonly shuffles: number;
  readonly lastShuffle: readonly number[];
  /** Copies of each car and caboose that have left the game. */
  readonly removed: readonly number[];
  readonly supply: readonly number[];
  readonly market: readonly number[];
  readonly dials: readonly number[];
  readonly positions: readonly number[];
  /** The cards in each region's depot. */
  readonly depots: readonly (readonly number[])[];
  readonly players: readonly PlayerView[];
  readonly hand: readonly number[];
  readonly sealed: number;
  readonly train: TrainView | null;
}

export function view(state: State, viewer: Viewer): View {
  const isSeated = viewer !== 'spectator';
  const ownsTrain = viewer === state.turn && state.engine !== NONE;
  return {
    viewer,
    phase: state.engine === NONE || ownsTrain ? state.phase : 'act',
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    ending: state.ending,
    activity: state.activity,
    quietTurns: state.quietTurns,
    idleTurns: state.idleTurns,
    deckSize: state.deck.length,
    up: state.up,
    discard: state.discard.slice(),
    engineDeckSize: state.engineDeck.length,
    engineDiscard: state.engineDiscard.slice(),
    shuffles: state.shuffles,
    lastShuffle: state.lastShuffle.slice(),
    removed: state.removed.slice(),
    supply: state.supply.slice(),
    market: state.market.slice(),
    dials: state.dials.slice(),
    positions: state.positions.slice(),
    depots: COLOURS.map((_, region) => placesOf(state.depots, LONGEST_TRAIN, region)),
    players: state.cash.map((_, seat) => viewPlayer(state, seat, viewer)),
    hand: isSeated ? handOf(state, viewer) : [],
    sealed: isSeated ? (state.sealed[viewer] ?? NONE) : NONE,
    train: ownsTrain ? viewTrain(state) : null,
  };
}

/** The cards in the places of one seat or region. */
function placesOf(places: readonly number[], each: number, index: number): number[] {
  return places.slice(index * each, (index + 1) * each).filter((card) => card !== NONE);
}

function viewPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const hand = handOf(state, seat);
  const engines = hand.filter((card) => card >= FIRST_ENGINE);
  const laid = state.turn === seat ? state.train.length : 0;
  const carCount = hand.length - engines.length + laid;
  const shown = shownOf(state, seat);
  const seesTriple = seat === viewer || state.phase === 'over';
  return {
    cash: state.cash[seat] ?? 0,
    stocks: state.stocks.slice(seat * COLOURS.length, (seat + 1) * COLOURS.length),
    enginesInPlay: placesOf(state.inPlay, ENGINES_IN_PLAY, seat),
    x2: state.x2[seat] ?? NONE,
    x3: seesTriple ? (state.x3[seat] ?? NONE) : NONE,
    hasSealed: state.sealed[seat] !== NONE,
    carCount,
    engineShuffles: engines.map((card) => shuffleOf(state, card)).sort((a, b) => a - b),
    shown,
    blind: Math.min(state.blind[seat] ?? 0, carCount - shown.length),
  };
}

function viewTrain(state: State): TrainView {
  const { engine, region, train } = state;
  return { engine, cards: train.slice(), value: appraise(train).value, region };
}
