import type { Seat } from '@roundhouse/engine';
import { FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { HAND_LIMIT, increase, NONE } from './state.ts';
import type { State } from './state.ts';

/** Puts a card into its place in a hand that has room. */
export function addToHand(state: State, seat: Seat, card: number): void {
  const { hands } = state;
  const first = seat * HAND_LIMIT;
  let at = first + (state.handSizes[seat] as number);
  while (at > first && (hands[at - 1] as number) > card) {
    hands[at] = hands[at - 1] as number;
    at--;
  }
  hands[at] = card;
  increase(state.handSizes, seat, 1);
}

/** Takes a card that is there out of a hand. */
export function removeFromHand(state: State, seat: Seat, card: number): void {
  const { hands } = state;
  const last = seat * HAND_LIMIT + (state.handSizes[seat] as number) - 1;
  let at = seat * HAND_LIMIT;
  while (hands[at] !== card) at++;
  for (; at < last; at++) hands[at] = hands[at + 1] as number;
  hands[last] = NONE;
  increase(state.handSizes, seat, -1);
}

/** The cards of a hand, in order. */
export function handOf(state: State, seat: Seat): number[] {
  const first = seat * HAND_LIMIT;
  return state.hands.slice(first, first + (state.handSizes[seat] as number));
}

/** D6: everybody saw this seat take this card. */
export function noteShown(state: State, seat: Seat, card: number): void {
  state.shown.push(seat * FIRST_ENGINE + card);
}

/** D6: what everybody knows of a hand when one of its cars or cabooses is laid open. */
export function noteLeft(state: State, seat: Seat, card: number): void {
  const at = state.shown.indexOf(seat * FIRST_ENGINE + card);
  if (at >= 0) state.shown.splice(at, 1);
  else if (card >= FIRST_CABOOSE) increase(state.blind, seat, -1);
}
