import { drawBelow } from '@roundhouse/engine';
import type { Emit, Rng, Seat } from '@roundhouse/engine';
import { HAND_SIZE } from './data/cards.ts';
import type { Event } from './events.ts';
import { at, NONE } from './state.ts';
import type { State } from './state.ts';

/** Takes one card out of the deck, each equally likely. */
export function drawCard(deck: number[], rng: Rng): number {
  const place = drawBelow(rng, deck.length);
  const card = at(deck, place);
  const last = deck.pop() as number;
  if (place < deck.length) deck[place] = last;
  return card;
}

/** Puts a card into its place in the hand, so that the order tells nothing. */
export function addToHand(
  { hands, handSizes }: Pick<State, 'hands' | 'handSizes'>,
  seat: Seat,
  card: number,
): void {
  const first = seat * HAND_SIZE;
  const size = at(handSizes, seat);
  let place = first + size;
  while (place > first && at(hands, place - 1) > card) {
    hands[place] = at(hands, place - 1);
    place--;
  }
  hands[place] = card;
  handSizes[seat] = size + 1;
}

export function removeFromHand(state: State, seat: Seat, card: number): void {
  const { hands, handSizes } = state;
  const size = at(handSizes, seat) - 1;
  const last = seat * HAND_SIZE + size;
  let place = seat * HAND_SIZE;
  while (hands[place] !== card) place++;
  for (; place < last; place++) hands[place] = at(hands, place + 1);
  hands[last] = NONE;
  handSizes[seat] = size;
}

/** Draws up to five cards, or what the deck still has. */
export function refill(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { deck } = state;
  const count = Math.min(HAND_SIZE - at(state.handSizes, seat), deck.length); // T17
  if (count === 0) return;
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(deck, state.rng);
    addToHand(state, seat, card);
    if (emit !== undefined) cards.push(card);
  }
  if (emit === undefined) return;
  cards.sort((a, b) => a - b);
  emit({ kind: 'drew', to: 'all', seat, count, deckSize: deck.length });
  emit({ kind: 'drew-cards', to: [seat], seat, cards });
}
