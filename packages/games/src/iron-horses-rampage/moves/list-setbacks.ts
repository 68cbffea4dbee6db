import type { MoveList, Seat } from '@roundhouse/engine';
import { SETBACKS } from '../data/cards.ts';
import { FIRST_REMEDY, FIRST_SETBACK } from '../data/indexes.ts';
import { inHand } from '../hand.ts';
import { MOST_SEATS } from '../meta.ts';
import { canBeSetBack } from '../setbacks.ts';
import type { State } from '../state.ts';

/** One move for each setback and target, in the order in which `listSetbacks` looks them up. */
export function setbackMoves<Move>(make: (card: number, target: Seat) => Move): readonly Move[] {
  return SETBACKS.flatMap((_, setback) =>
    Array.from({ length: MOST_SEATS }, (_each, target) => make(FIRST_SETBACK + setback, target)),
  );
}

/** Lists the move for every setback in hand and everybody it can be played against. */
export function listSetbacks<Move extends object>(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  list: MoveList<Move>,
): void {
  const seats = state.railway.length;
  for (let card = FIRST_SETBACK; card < FIRST_REMEDY; card++) {
    if (inHand(state, seat, card) === 0) continue;
    for (let target = 0; target < seats; target++) {
      if (target !== seat && canBeSetBack(state, target, card)) {
        list.push(moves[(card - FIRST_SETBACK) * MOST_SEATS + target]);
      }
    }
  }
}
