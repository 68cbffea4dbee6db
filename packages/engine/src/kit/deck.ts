import { drawBelow } from '../rng.ts';
import type { Rng } from '../rng.ts';
import { NONE } from './entries.ts';

/** Takes any card out of a deck without an order, each equally likely: a shuffle only as far as it is needed. */
export function takeAny(rng: Rng, cards: number[]): number {
  const place = drawBelow(rng, cards.length);
  const last = cards.pop() ?? NONE;
  if (place === cards.length) return last;
  const card = cards[place] ?? NONE;
  cards[place] = last;
  return card;
}
