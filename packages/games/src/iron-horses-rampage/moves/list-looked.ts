import type { MoveList } from '@roundhouse/engine';
import type { State } from '../state.ts';

/** Lists the move of each different card that a Survey has turned up. */
export function listLooked<Move extends object>(
  { looked }: State,
  moves: readonly Move[],
  list: MoveList<Move>,
): void {
  for (const [place, card] of looked.entries()) {
    if (looked.indexOf(card) === place) list.push(moves[card]);
  }
}
