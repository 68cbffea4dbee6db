import type { Emit, Seat } from '@roundhouse/engine';
import { HAND_KINDS } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { discardFromHand, inHand } from '../hand.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { List } from './list.ts';

/** P19: one card down to the hand limit, at the end of one's own turn. */
export interface Discard {
  readonly kind: 'discard';
  readonly card: number;
}

const DISCARDS = Array.from({ length: HAND_KINDS }, (_, card): Discard => ({
  kind: 'discard',
  card,
}));

export function legalDiscards(state: State, seat: Seat, list: List<Discard>): void {
  for (let card = 0; card < HAND_KINDS; card++) {
    if (inHand(state, seat, card) > 0) list.push(DISCARDS[card] as Discard);
  }
}

export function applyDiscard(
  state: State,
  seat: Seat,
  { card }: Discard,
  emit?: Emit<Event>,
): void {
  discardFromHand(state, seat, card);
  emit?.({ kind: 'discarded', to: 'all', seat, card });
  endTurn(state, emit);
}
