import type { Emit, Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { RESOURCE_KINDS, TARIFF_BIT, VALUE } from './data/indexes.ts';
import type { Event } from './events.ts';
import { takeFromHand } from './hand.ts';
import { GOAL, TARIFF_LIMIT } from './meta.ts';
import type { State } from './state.ts';
import { endMatch, resumeTurn } from './turn.ts';

/** P9: the highest value that a Tariff lets through now. */
export function mostToTransport(state: State, seat: Seat): number {
  const taxed = ((state.setbacks[seat] ?? 0) & TARIFF_BIT) !== 0;
  return taxed ? TARIFF_LIMIT - state.transported : GOAL;
}

/** Puts a resource into play and sees whether that wins. */
export function deliver(state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  const value = VALUE[card] ?? 0;
  takeFromHand(state, seat, card);
  add(state.inPlay, seat * RESOURCE_KINDS + card, 1);
  state.transported += value;
  add(state.delivered, seat, value);
  const delivered = state.delivered[seat] ?? 0;
  emit?.({ kind: 'transported', to: 'all', seat, card, delivered });
  // P18: at once, and nothing can answer.
  if (delivered >= GOAL) endMatch(state, 'delivered', emit);
  else resumeTurn(state, emit);
}
