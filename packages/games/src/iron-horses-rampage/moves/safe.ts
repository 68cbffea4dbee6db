import type { Emit, Seat } from '@roundhouse/engine';
import { RESOURCE_KINDS, SAFE, VALUE } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { inHand, takeFromHand } from '../hand.ts';
import type { State } from '../state.ts';
import { resumeTurn, spendAction } from '../turn.ts';
import type { List } from './list.ts';

/** The Remedy action that lays a Safe on one of one's own resources in play. */
export interface Safe {
  readonly kind: 'safe';
  readonly card: number;
}

const SAFES = VALUE.map((_, card): Safe => ({ kind: 'safe', card }));

export function legalSafes(state: State, seat: Seat, list: List<Safe>): void {
  if (inHand(state, seat, SAFE) === 0) return;
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    if ((state.inPlay[seat * RESOURCE_KINDS + card] as number) > 0) list.push(SAFES[card] as Safe);
  }
}

export function applySafe(state: State, seat: Seat, { card }: Safe, emit?: Emit<Event>): void {
  spendAction(state);
  takeFromHand(state, seat, SAFE);
  // P23: for good; the Safe never comes back.
  (state.inPlay[seat * RESOURCE_KINDS + card] as number)--;
  (state.safes[seat * RESOURCE_KINDS + card] as number)++;
  emit?.({ kind: 'protected', to: 'all', seat, card });
  resumeTurn(state, emit);
}
