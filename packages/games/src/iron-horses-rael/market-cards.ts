import { shuffle } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { NONE, numbersOf } from '@roundhouse/engine/kit';
import { COLOURS } from './data/colours.ts';

const ALL_COLOURS = COLOURS.map((_, colour) => colour);

/** R30: a market card for each seat that has NONE yet, dealt again until none has the colour barred for its seat. */
export function dealMarketCards(
  rng: Rng,
  dealt: readonly number[],
  barred: readonly number[],
): number[] {
  const colours = ALL_COLOURS.filter((colour) => !dealt.includes(colour));
  for (;;) {
    shuffle(rng, colours);
    let next = 0;
    const cards = numbersOf(dealt, (colour) =>
      colour === NONE ? (colours[next++] ?? NONE) : colour,
    );
    if (cards.every((colour, seat) => colour !== barred[seat])) return cards;
  }
}
