import type { MoveList, Seat } from '@roundhouse/engine';
import { hasBit, NONE } from '@roundhouse/engine/kit';
import type { Bits } from '@roundhouse/engine/kit';
import { HAND_SIZE, TYPE_OF_CARD } from '../data/cards.ts';
import type { State } from '../state.ts';

/** Lists the move of each different card in a hand whose type is among these. */
export function listHand<Move extends object>(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  types: Bits,
  list: MoveList<Move>,
): void {
  const first = seat * HAND_SIZE;
  const end = first + (state.handSizes[seat] ?? 0);
  let last = NONE;
  for (let place = first; place < end; place++) {
    const card = state.hands[place] ?? NONE;
    if (card !== last && hasBit(types, TYPE_OF_CARD[card] ?? 0)) list.push(moves[card]);
    last = card;
  }
}
