import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { CARD_COUNTS, HAND_KINDS, SHERIFF } from './data/indexes.ts';
import type { State } from './state.ts';

const SHERIFFS = CARD_COUNTS[53][SHERIFF] ?? 0;

export function inHand(state: State, seat: Seat, card: number): number {
  return state.hand[seat * HAND_KINDS + card] ?? 0;
}

/** Puts a card that the others have not seen into a hand. */
export function takeUnseen(state: State, seat: Seat, card: number): void {
  add(state.hand, seat * HAND_KINDS + card, 1);
  add(state.handSize, seat, 1);
}

/** Puts a card that everybody has seen into a hand. */
export function takeOpenly(state: State, seat: Seat, card: number): void {
  takeUnseen(state, seat, card);
  add(state.known, seat * HAND_KINDS + card, 1);
}

/** Takes a card out of a hand, for all to see: of n known to be there, n - 1 are left for sure. */
export function takeFromHand(state: State, seat: Seat, card: number): void {
  const place = seat * HAND_KINDS + card;
  add(state.hand, place, -1);
  add(state.handSize, seat, -1);
  if ((state.known[place] ?? 0) > 0) add(state.known, place, -1);
  else add(state.leftSince, place, 1);
}

/** Lays a card from a hand on the discard pile. */
export function discardFromHand(state: State, seat: Seat, card: number): void {
  takeFromHand(state, seat, card);
  state.discards.push(card);
}

/** Whether the others can't rule out a Sheriff in this hand. Depends on nothing that is hidden from anybody. */
export function mayHoldSheriff(state: State, seat: Seat): boolean {
  const { known, discards, handSize } = state;
  const first = seat * HAND_KINDS;
  if ((known[first + SHERIFF] ?? 0) > 0) return true;
  let seen = 0;
  for (let i = first; i < first + HAND_KINDS; i++) seen += known[i] ?? 0;
  if (seen === handSize[seat]) return false;
  let located = 0;
  for (let i = 0; i < discards.length; i++) if (discards[i] === SHERIFF) located++;
  for (let i = SHERIFF; i < known.length; i += HAND_KINDS) located += known[i] ?? 0;
  return located < SHERIFFS;
}
