import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { add, NONE } from '@roundhouse/engine/kit';
import { atTable } from '@roundhouse/engine/testing';
import { cardIndex, FULL_DECK, HAND_SIZE } from '../data/cards.ts';
import { GOOD_COUNT, goodIndex, GOODS } from '../data/goods.ts';
import type { GoodId } from '../data/goods.ts';
import { addToHand } from '../hand.ts';
import { trainsAndCargo } from '../index.ts';
import { laws } from './laws.ts';
import type { Options } from '../meta.ts';
import type { Move } from '../moves/index.ts';
import { takeFromBank, trainOf } from '../state.ts';
import type { State } from '../state.ts';

/** A match that begins with seat 0, its hands about to be arranged. */
export function arrange(seats: number, options: Partial<Options> = {}): State {
  const all = { teams: false, routeBoards: false, ...options };
  const state = trainsAndCargo.setup(all, seats, rngFromSeed(seedFromText('stage')));
  state.turn = 0;
  return state;
}

/** Gives seat 0 these cards and fills every hand up from the start of the deck. */
export function dealHand(state: State, ...ids: string[]): void {
  const seats = state.handSizes.length;
  state.deck = FULL_DECK.slice();
  state.hands.fill(NONE);
  state.handSizes.fill(0);
  for (const id of ids) takeCard(state, 0, cardIndex(id));
  for (let seat = 0; seat < seats; seat++) {
    while ((state.handSizes[seat] ?? 0) < HAND_SIZE) takeCard(state, seat, state.deck[0] ?? NONE);
  }
}

function takeCard(state: State, seat: number, card: number): void {
  const place = state.deck.indexOf(card);
  if (place < 0) throw new Error(`no card ${card} left`);
  state.deck.splice(place, 1);
  addToHand(state, seat, card);
}

/** Throws the deck away down to this many cards; none left means that the last turns have begun. */
export function shortenDeck(state: State, size: number): void {
  state.discards.push(...state.deck.splice(size));
  if (size === 0) state.turnsLeft = state.handSizes.length;
}

export function giveStorage(state: State, seat: number, ...goods: GoodId[]): void {
  for (const good of goods.map(goodIndex)) {
    add(state.storage, seat * GOOD_COUNT + good, takeFromBank(state, good, 1));
  }
}

export function giveTrain(state: State, side: number, ...goods: GoodId[]): void {
  for (const good of goods.map(goodIndex)) {
    takeFromBank(state, good, 1);
    trainOf(state, side).push(good);
  }
}

/** The tokens of a seat's storage, by good. */
export function storageOf(state: State, seat: number): Partial<Record<GoodId, number>> {
  const held: Partial<Record<GoodId, number>> = {};
  for (const [good, { id }] of GOODS.entries()) {
    const count = state.storage[seat * GOOD_COUNT + good] ?? 0;
    if (count > 0) held[id] = count;
  }
  return held;
}

/** Short ways to write moves. */
export const playCard = (id: string): Move => ({ kind: 'play', card: cardIndex(id) });
export const burn = (id: string): Move => ({ kind: 'burn', card: cardIndex(id) });
export const load = (id: GoodId): Move => ({ kind: 'load', good: goodIndex(id) });
export const raid = (id: GoodId): Move => ({ kind: 'raid', good: goodIndex(id) });
export const chooseGood = (id: GoodId): Move => ({ kind: 'choose-good', good: goodIndex(id) });
export const takeBoard = (board: number): Move => ({ kind: 'take-board', board });
export const END_TURN: Move = { kind: 'end-turn' };
export const SEND: Move = { kind: 'send' };
export const UPGRADE: Move = { kind: 'upgrade' };
export const DONE: Move = { kind: 'done' };

export const { play, allows, offers } = atTable(trainsAndCargo, laws);

/** The kinds of move that the seat in turn has, each once. */
export function kindsOf(state: State): string[] {
  return [...new Set(offers(state).map(({ kind }) => kind))];
}
