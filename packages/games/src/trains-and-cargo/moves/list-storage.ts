import type { MoveList, Seat } from '@roundhouse/engine';
import { GOOD_COUNT } from '../data/goods.ts';
import type { State } from '../state.ts';

/** Lists the move of each good that is in the storage of this seat. */
export function listStorage<Move extends object>(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  list: MoveList<Move>,
): void {
  const first = seat * GOOD_COUNT;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if ((state.storage[first + good] ?? 0) > 0) list.push(moves[good]);
  }
}
