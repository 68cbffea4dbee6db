import type { MoveList, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { HAND_LIMIT } from '../hand.ts';
import type { State } from '../state.ts';

/** Lists the move of each different card in a hand that comes before `limit`. */
export function listHand<Move extends object>(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  limit: number,
  list: MoveList<Move>,
): void {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] ?? 0);
  let last = NONE;
  for (let place = first; place < end; place++) {
    const card = state.hands[place] ?? NONE;
    if (card >= limit) return;
    if (card !== last) list.push(moves[card]);
    last = card;
  }
}
