import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { VALUE } from '../data/indexes.ts';
import type { Event } from '../events.ts';
import { inHand } from '../hand.ts';
import type { State } from '../state.ts';
import type { List } from './list.ts';
import { deliver, mostToTransport } from './transport.ts';

/** Continental 89: transports a small resource at no action, even when stopped. */
export interface ThroughFreight {
  readonly kind: 'through-freight';
  readonly card: number;
}

const MOST_VALUE = 100_000;
const THROUGH_FREIGHTS = VALUE.map((_, card): ThroughFreight => ({
  kind: 'through-freight',
  card,
}));

export function legalThroughFreights(state: State, seat: Seat, list: List<ThroughFreight>): void {
  const most = Math.min(MOST_VALUE, mostToTransport(state, seat));
  for (const move of THROUGH_FREIGHTS) {
    if ((VALUE[move.card] as number) <= most && inHand(state, seat, move.card) > 0) list.push(move);
  }
}

export function applyThroughFreight(
  state: State,
  seat: Seat,
  { card }: ThroughFreight,
  emit?: Emit<Event>,
): void {
  useAdvantage(state, seat, emit);
  deliver(state, seat, card, emit);
}
