import type { Seat } from '@roundhouse/engine';
import { engineValue, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { removeFromHand } from '../hand.ts';
import { HAND_LIMIT } from '../state.ts';
import type { State } from '../state.ts';
import type { MoveList } from './move-list.ts';

/** Puts the next card behind the engine of the train being completed. */
export interface AddMove {
  readonly kind: 'add';
  readonly card: number;
}

const ADDS = Array.from({ length: FIRST_ENGINE }, (_, card): AddMove => ({ kind: 'add', card }));

/** A caboose only as the last card. What `complete` allowed can then always be finished. */
export function legalAdds(state: State, seat: Seat, moves: MoveList<AddMove>): void {
  const isLast = state.train.length + 1 === engineValue(state.engine);
  const limit = isLast ? FIRST_ENGINE : FIRST_CABOOSE;
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  let last = -1;
  for (let at = first; at < end; at++) {
    const card = state.hands[at] as number;
    if (card >= limit) return;
    if (card !== last) moves.push(ADDS[card] as AddMove);
    last = card;
  }
}

export function applyAdd(state: State, seat: Seat, { card }: AddMove): void {
  removeFromHand(state, seat, card);
  state.train.push(card);
  if (state.train.length === engineValue(state.engine)) state.phase = 'deliver';
}
