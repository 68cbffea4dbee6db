import type { Rng, Seat } from '@roundhouse/engine';
import { NONE, onlySeat } from '@roundhouse/engine/kit';
import type { Knowledge } from './knowledge.ts';
import type { Ending } from './meta.ts';
import type { Standstill } from './standstill.ts';

export const ENGINES_IN_PLAY = 2;
export const STOCKS_PER_COLOUR = 3;

/**
 * What is to be decided: the engine that starts the first train; the draw that opens a turn; the action; the draw after
 * a discard; and of a train being completed its next card, its region and the dial.
 */
export type Phase = 'choose' | 'draw' | 'act' | 'redraw' | 'add' | 'deliver' | 'rotate' | 'over';

export interface State extends Knowledge, Standstill {
  rng: Rng;
  phase: Phase;
  /** Whose turn it is; NONE while the first engines are chosen. */
  turn: Seat;
  /** Turns until the end, this one included; 0 until the end is triggered. */
  turnsLeft: number;
  ending: Ending | null;
  /** QUIET, ENGINES_ONLY or BUSY: this turn so far. */
  activity: number;

  /** Cars and cabooses; the top is the last. */
  deck: number[];
  up: number;
  discard: number[];
  engineDeck: number[];
  engineDiscard: number[];
  /** Copies of each car and caboose that have left the game. */
  removed: number[];

  /** HAND_LIMIT places a seat, cards in order, then NONE. */
  hands: number[];
  handSizes: number[];
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

export function deciders(state: State): readonly Seat[] {
  if (state.phase !== 'choose') return onlySeat(state.turn);
  return state.sealed.flatMap((engine, seat) => (engine === NONE ? [seat] : []));
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
