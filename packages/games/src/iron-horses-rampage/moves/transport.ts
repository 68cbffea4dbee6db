import type { Emit, Seat } from '@roundhouse/engine';
import { RESOURCE_KINDS, STOP_BITS, TARIFF_BIT, VALUE } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { inHand, takeFromHand } from '../hand.ts';
import { GOAL, TARIFF_LIMIT } from '../meta.ts';
import type { State } from '../state.ts';
import { endMatch, resumeTurn, spendAction } from '../turn.ts';
import type { List } from './list.ts';

/** The Transport action: a resource from the hand goes into play. */
export interface Transport {
  readonly kind: 'transport';
  readonly card: number;
}

const TRANSPORTS = VALUE.map((_, card): Transport => ({ kind: 'transport', card }));

export function legalTransports(state: State, seat: Seat, list: List<Transport>): void {
  if (((state.setbacks[seat] as number) & STOP_BITS) !== 0) return;
  const most = mostToTransport(state, seat);
  for (let card = 0; card < RESOURCE_KINDS; card++) {
    if (inHand(state, seat, card) > 0 && (VALUE[card] as number) <= most) {
      list.push(TRANSPORTS[card] as Transport);
    }
  }
}

/** P9: the highest value that a Tariff lets through now. */
export function mostToTransport(state: State, seat: Seat): number {
  const taxed = ((state.setbacks[seat] as number) & TARIFF_BIT) !== 0;
  return taxed ? TARIFF_LIMIT - state.transported : GOAL;
}

export function applyTransport(
  state: State,
  seat: Seat,
  { card }: Transport,
  emit?: Emit<Event>,
): void {
  spendAction(state);
  deliver(state, seat, card, emit);
}

/** Puts a resource into play and sees whether that wins. */
export function deliver(state: State, seat: Seat, card: number, emit?: Emit<Event>): void {
  const value = VALUE[card] as number;
  takeFromHand(state, seat, card);
  (state.inPlay[seat * RESOURCE_KINDS + card] as number)++;
  state.transported += value;
  const delivered = (state.delivered[seat] as number) + value;
  state.delivered[seat] = delivered;
  emit?.({ kind: 'transported', to: 'all', seat, card, delivered });
  // P18: at once, and nothing can answer.
  if (delivered >= GOAL) endMatch(state, 'delivered', emit);
  else resumeTurn(state, emit);
}
