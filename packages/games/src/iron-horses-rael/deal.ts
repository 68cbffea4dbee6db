import { drawBelow, shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { COLOURS } from './data/colours.ts';
import { NONE } from './state.ts';

const ALL_COLOURS = COLOURS.map((_, colour) => colour);

/** One card of an unordered pile. */
export function pick(rng: Rng, pile: number[]): number {
  const at = drawBelow(rng, pile.length);
  const card = pile[at] as number;
  pile[at] = pile[pile.length - 1] as number;
  pile.length--;
  return card;
}

/** R30: a market card for each seat that has NONE yet, dealt again until nobody has the colour she must not have. */
export function dealMarketCards(
  rng: Rng,
  dealt: readonly number[],
  barred: readonly number[],
): number[] {
  const colours = ALL_COLOURS.filter((colour) => !dealt.includes(colour));
  for (;;) {
    shuffle(rng, colours);
    let next = 0;
    const cards = dealt.map((colour) => (colour === NONE ? (colours[next++] as number) : colour));
    if (cards.every((colour, seat) => colour !== barred[seat])) return cards;
  }
}
