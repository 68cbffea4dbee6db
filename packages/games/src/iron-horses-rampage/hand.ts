import type { Seat } from '@roundhouse/engine';
import { CARD_COUNTS, HAND_KINDS, SHERIFF } from './data/indexes.ts';
import type { State } from './state.ts';

const SHERIFFS = CARD_COUNTS[53][SHERIFF] as number;

export function inHand(state: State, seat: Seat, card: number): number {
  return state.hand[seat * HAND_KINDS + card] as number;
}

/** Puts a card that the others have not seen into a hand. */
export function takeUnseen(state: State, seat: Seat, card: number): void {
  (state.hand[seat * HAND_KINDS + card] as number)++;
  (state.handSize[seat] as number)++;
}

/** Puts a card that everybody has seen into a hand. */
export function takeOpenly(state: State, seat: Seat, card: number): void {
  takeUnseen(state, seat, card);
  (state.known[seat * HAND_KINDS + card] as number)++;
}

/** Takes a card out of a hand, for all to see: of n known to be there, n - 1 are left for sure. */
export function takeFromHand(state: State, seat: Seat, card: number): void {
  const at = seat * HAND_KINDS + card;
  (state.hand[at] as number)--;
  (state.handSize[seat] as number)--;
  const known = state.known[at] as number;
  if (known > 0) state.known[at] = known - 1;
}

/** Lays a card from a hand on the discard pile. */
export function discardFromHand(state: State, seat: Seat, card: number): void {
  takeFromHand(state, seat, card);
  (state.discard[card] as number)++;
}

/** Whether the others can't rule out a Sheriff in this hand. Depends on nothing that is hidden from anybody. */
export function mayHoldSheriff(state: State, seat: Seat): boolean {
  const { known, discard, handSize } = state;
  const first = seat * HAND_KINDS;
  if ((known[first + SHERIFF] as number) > 0) return true;
  let seen = 0;
  for (let at = first; at < first + HAND_KINDS; at++) seen += known[at] as number;
  if (seen === handSize[seat]) return false;
  let located = discard[SHERIFF] as number;
  for (let at = SHERIFF; at < known.length; at += HAND_KINDS) located += known[at] as number;
  return located < SHERIFFS;
}
