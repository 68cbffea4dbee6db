import type { MoveList, Seat } from '@roundhouse/engine';
import { at, entry, hasBit, NONE } from '@roundhouse/engine/kit';
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
  const end = first + at(state.handSizes, seat);
  let last = NONE;
  for (let place = first; place < end; place++) {
    const card = at(state.hands, place);
    if (card !== last && hasBit(types, at(TYPE_OF_CARD, card))) list.push(entry(moves, card));
    last = card;
  }
}
