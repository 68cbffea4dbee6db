import { rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import { cardIndex, FULL_DECK, HAND_SIZE } from './data/cards.ts';
import { GOOD_COUNT, goodIndex, GOODS } from './data/goods.ts';
import type { GoodId } from './data/goods.ts';
import type { Event } from './events.ts';
import { addToHand } from './hand.ts';
import { trainsAndCargo } from './index.ts';
import { laws } from './laws.ts';
import type { Options } from './meta.ts';
import type { Move } from './moves/move.ts';
import { at, NONE, takeFromBank, trainOf } from './state.ts';
import type { State } from './state.ts';

/** For tests: a match that begins with seat 0, its hands about to be arranged. */
export function stage(seats: number, options: Partial<Options> = {}): State {
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
    while (at(state.handSizes, seat) < HAND_SIZE) takeCard(state, seat, at(state.deck, 0));
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

/** Throws a hand away; only with the deck empty. */
export function emptyHand(state: State, seat: number): void {
  state.discards.push(...state.hands.splice(seat * HAND_SIZE, at(state.handSizes, seat)));
  state.hands.splice(
    seat * HAND_SIZE,
    0,
    ...new Array<number>(at(state.handSizes, seat)).fill(NONE),
  );
  state.handSizes[seat] = 0;
}

export function giveStorage(state: State, seat: number, ...goods: GoodId[]): void {
  for (const good of goods.map(goodIndex)) {
    const place = seat * GOOD_COUNT + good;
    state.storage[place] = at(state.storage, place) + takeFromBank(state, good, 1);
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
    const count = at(state.storage, seat * GOOD_COUNT + good);
    if (count > 0) held[id] = count;
  }
  return held;
}

/** Short ways to write moves. */
export const play = (id: string): Move => ({ kind: 'play', card: cardIndex(id) });
export const burn = (id: string): Move => ({ kind: 'burn', card: cardIndex(id) });
export const load = (id: GoodId): Move => ({ kind: 'load', good: goodIndex(id) });
export const raid = (id: GoodId): Move => ({ kind: 'raid', good: goodIndex(id) });
export const chooseGood = (id: GoodId): Move => ({ kind: 'choose-good', good: goodIndex(id) });
export const takeBoard = (board: number): Move => ({ kind: 'take-board', board });
export const END_TURN: Move = { kind: 'end-turn' };
export const SEND: Move = { kind: 'send' };
export const UPGRADE: Move = { kind: 'upgrade' };
export const DONE: Move = { kind: 'done' };
export const PASS: Move = { kind: 'pass' };

/** Plays moves of whoever is in turn through the door, each one legal, the laws kept. */
export function after(state: State, ...moves: Move[]): { state: State; events: Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const step = tryMove(trainsAndCargo, now, now.turn, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error}`);
    const broken = laws.conserve(step.state);
    if (broken !== undefined) throw new Error(broken);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** The kinds of move that the seat in turn has, each once. */
export function kindsOf(state: State): string[] {
  return [...new Set(trainsAndCargo.legalMoves(state, state.turn).map(({ kind }) => kind))];
}

/** Whether the seat in turn may make this move. */
export function allows(state: State, move: Move): boolean {
  return tryMove(trainsAndCargo, state, state.turn, move).ok;
}
