import { drawBelow } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { at } from './entries.ts';

/** Takes any card out of a deck without an order, each equally likely: a shuffle only as far as it is needed. */
export function takeAny(rng: Rng, cards: number[]): number {
  const place = drawBelow(rng, cards.length);
  const card = at(cards, place);
  cards[place] = at(cards, cards.length - 1);
  cards.pop();
  return card;
}
