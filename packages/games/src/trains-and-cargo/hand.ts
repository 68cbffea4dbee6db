import type { Emit, Seat } from '@roundhouse/engine';
import { sortedHands, takeAny } from '@roundhouse/engine/kit';
import { HAND_SIZE } from './data/cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export const { addToHand, removeFromHand, handOf } = sortedHands(HAND_SIZE);

/** Draws up to five cards, or what the deck still has. */
export function refill(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { deck } = state;
  const count = Math.min(HAND_SIZE - (state.handSizes[seat] ?? 0), deck.length); // T17
  if (count === 0) return;
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeAny(state.rng, deck);
    addToHand(state, seat, card);
    if (emit !== undefined) cards.push(card);
  }
  if (emit === undefined) return;
  cards.sort((a, b) => a - b);
  emit({ kind: 'drew', to: 'all', seat, count, deckSize: deck.length });
  emit({ kind: 'drew-cards', to: [seat], seat, cards });
}
