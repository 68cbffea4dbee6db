import type { Seat } from '@roundhouse/engine';
import { GOOD_COUNT } from '../data/goods.ts';
import { at } from '../state.ts';
import type { State } from '../state.ts';
import type { Move } from './move.ts';

/** Lists the move of each good that is in the storage of this seat. */
export function pushStorageMoves(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  legal: Move[],
): void {
  const first = seat * GOOD_COUNT;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (at(state.storage, first + good) > 0) legal.push(moves[good] as Move);
  }
}
