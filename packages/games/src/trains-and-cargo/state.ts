import type { Rng, Seat } from '@roundhouse/engine';
import { add, copyLists, entry, NONE, onlySeat } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import { GOOD_COUNT } from './data/goods.ts';

/** What the seat in turn has to decide. */
export type Phase =
  | 'start'
  | 'cards'
  | 'upgraded'
  | 'finish'
  | 'choose-good'
  | 'choose-side'
  | 'choose-seat'
  | 'name-type'
  | 'card-load'
  | 'raid'
  | 'over';

export const LOADS = 2;
export const RAIDS = 2;

/** A side is a player, or a team of two: seats s and s + sides. */
export interface State {
  rng: Rng;
  teams: boolean;
  routeBoards: boolean;
  /** Has no order: cards are drawn from it at random. */
  deck: number[];
  /** HAND_SIZE places for each seat: cards in rising order, then NONE. */
  hands: number[];
  handSizes: number[];
  /** Face up, oldest first. */
  discards: number[];
  bank: number[];
  /** The points that each good is worth. */
  market: number[];
  /** GOOD_COUNT numbers of tokens for each seat. */
  storage: number[];
  /** The goods on each side's train, in the order of loading. */
  trains: number[][];
  locomotives: number[];
  /** Orange locomotives in the centre. */
  oranges: number;
  /** Each side's Route Board, or NONE. */
  boards: number[];
  doubleValues: number[];
  longTrainBonuses: number[];
  scores: number[];
  turn: Seat;
  phase: Phase;
  /** The card that waits for a choice, or NONE. */
  card: number;
  /** Card types played and named by Unlimited in this turn. */
  used: Bits;
  unlimited: Bits;
  /** How many tokens may still be loaded in this loading step. */
  loadsLeft: number;
  /** How many tokens may still be taken in this raid. */
  raidsLeft: number;
  /** A board was taken, and a token has to follow. */
  mustLoad: boolean;
  /** The own train was sent by a card in this turn. */
  sent: boolean;
  /** Whose storage is being raided, or NONE. */
  raided: Seat;
  /** Turns until the end once the deck has run out, NONE before. */
  turnsLeft: number;
}

export function sideOf(state: State, seat: Seat): number {
  return seat % state.trains.length;
}

export function trainOf(state: State, side: number): number[] {
  return entry(state.trains, side);
}

/** Whether a token was loaded in this loading step. */
export function hasLoaded(state: State): boolean {
  return state.loadsLeft < LOADS;
}

export function hasStorage(state: State, seat: Seat): boolean {
  const first = seat * GOOD_COUNT;
  for (let i = first; i < first + GOOD_COUNT; i++) if ((state.storage[i] ?? 0) > 0) return true;
  return false;
}

/** Takes tokens out of the bank and says how many there were. */
export function takeFromBank(state: State, good: number, count: number): number {
  const taken = Math.min(count, state.bank[good] ?? 0); // T16
  add(state.bank, good, -taken);
  return taken;
}

export function deciders(state: State): readonly Seat[] {
  return onlySeat(state.phase === 'over' ? NONE : state.turn);
}

export function clone(state: State): State {
  const [a, b, c, counter] = state.rng;
  return {
    rng: [a, b, c, counter],
    teams: state.teams,
    routeBoards: state.routeBoards,
    deck: state.deck.slice(),
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    discards: state.discards.slice(),
    bank: state.bank.slice(),
    market: state.market.slice(),
    storage: state.storage.slice(),
    trains: copyLists(state.trains),
    locomotives: state.locomotives.slice(),
    oranges: state.oranges,
    boards: state.boards.slice(),
    doubleValues: state.doubleValues.slice(),
    longTrainBonuses: state.longTrainBonuses.slice(),
    scores: state.scores.slice(),
    turn: state.turn,
    phase: state.phase,
    card: state.card,
    used: state.used,
    unlimited: state.unlimited,
    loadsLeft: state.loadsLeft,
    raidsLeft: state.raidsLeft,
    mustLoad: state.mustLoad,
    sent: state.sent,
    raided: state.raided,
    turnsLeft: state.turnsLeft,
  };
}
