import { HAND_SIZE, TYPE_OF_CARD } from '../data/cards.ts';
import { at } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './move.ts';

/** Lists the move of each different card in the hand of the seat in turn whose type is among these bits. */
export function pushHandMoves(
  state: State,
  moves: readonly Move[],
  types: number,
  legal: Move[],
): void {
  const first = state.turn * HAND_SIZE;
  const end = first + at(state.handSizes, state.turn);
  let last = -1;
  for (let place = first; place < end; place++) {
    const card = at(state.hands, place);
    if (card !== last && ((types >> at(TYPE_OF_CARD, card)) & 1) === 1) {
      legal.push(moves[card] as Move);
    }
    last = card;
  }
}
