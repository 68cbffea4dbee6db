import type { Rng, Seat } from '@roundhouse/engine';
import type { Ending } from './meta.ts';

export const HAND_LIMIT = 8;
export const ENGINES_IN_PLAY = 2;
export const STOCKS_PER_COLOUR = 3;
/** Cards in the longest train: the room of a depot. */
export const LONGEST_TRAIN = 6;

/** No card, no region, nobody. */
export const NONE = -1;

/**
 * What is to be decided: the engine that starts the first train; the draw that opens a turn; the action; the draw after
 * a discard; and of a train being completed its next card, its region and the dial.
 */
export const PHASES = [
  'choose',
  'draw',
  'act',
  'redraw',
  'add',
  'deliver',
  'rotate',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The most that happened in a turn: nothing, engines drawn or discarded, or cars or trains moved. */
export const QUIET = 0;
export const ENGINES_ONLY = 1;
export const BUSY = 2;

export interface State {
  rng: Rng;
  phase: Phase;
  /** Whose turn it is; NONE while the first engines are chosen. */
  turn: Seat;
  /** Turns until the end, this one included; 0 until the end is triggered. */
  turnsLeft: number;
  ending: Ending | null;
  /** QUIET, ENGINES_ONLY or BUSY: this turn so far. */
  activity: number;
  /** Turns in a row that were QUIET. */
  quietTurns: number;
  /** Turns in a row that were not BUSY. */
  idleTurns: number;

  /** Cars and cabooses; the top is the last. */
  deck: number[];
  up: number;
  discard: number[];
  engineDeck: number[];
  engineDiscard: number[];
  /** How often the engine discard pile was made into a deck. */
  shuffles: number;
  /** For each engine the last shuffle that it was in. */
  lastShuffle: number[];
  /** Copies of each car and caboose that have left the game. */
  removed: number[];

  /** HAND_LIMIT places a seat, cards in order, then NONE. */
  hands: number[];
  handSizes: number[];
  /** Cards in hand that everybody saw taken: 48 * seat + card, in the order taken. */
  shown: number[];
  /** For each seat how many of its unseen cards may be cabooses: blind draws less cabooses played from them. */
  blind: number[];
  /** ENGINES_IN_PLAY places a seat. */
  inPlay: number[];
  /** Each seat's sealed first engine. */
  sealed: number[];
  cash: number[];
  /** Six colours a seat. */
  stocks: number[];
  x2: number[];
  x3: number[];

  supply: number[];
  /** The value of each colour's stock. */
  market: number[];
  /** The dial of each region, and how it lies. */
  dials: number[];
  positions: number[];
  /** LONGEST_TRAIN places a region. */
  depots: number[];

  /** The train being completed: its engine, the cards taken from the hand so far, its region. */
  engine: number;
  train: number[];
  region: number;
}

export function clone(state: State): State {
  const [a, b, c, d] = state.rng;
  return {
    rng: [a, b, c, d],
    phase: state.phase,
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    ending: state.ending,
    activity: state.activity,
    quietTurns: state.quietTurns,
    idleTurns: state.idleTurns,
    deck: state.deck.slice(),
    up: state.up,
    discard: state.discard.slice(),
    engineDeck: state.engineDeck.slice(),
    engineDiscard: state.engineDiscard.slice(),
    shuffles: state.shuffles,
    lastShuffle: state.lastShuffle.slice(),
    removed: state.removed.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    shown: state.shown.slice(),
    blind: state.blind.slice(),
    inPlay: state.inPlay.slice(),
    sealed: state.sealed.slice(),
    cash: state.cash.slice(),
    stocks: state.stocks.slice(),
    x2: state.x2.slice(),
    x3: state.x3.slice(),
    supply: state.supply.slice(),
    market: state.market.slice(),
    dials: state.dials.slice(),
    positions: state.positions.slice(),
    depots: state.depots.slice(),
    engine: state.engine,
    train: state.train.slice(),
    region: state.region,
  };
}

/** Adds to one entry of a table of numbers. */
export function increase(list: number[], index: number, by: number): void {
  list[index] = (list[index] as number) + by;
}
