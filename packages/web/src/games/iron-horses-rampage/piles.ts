import { CARDS } from '@roundhouse/games/iron-horses-rampage';
import { cardName, say } from './say.ts';

/** How many cards of each kind are in a list. */
export function countsOf(cards: readonly number[]): number[] {
  return CARDS.map((_, card) => cards.filter((each) => each === card).length);
}

/** The kinds that are there, each with its number: “Mail ×2”. */
export function listed(counts: readonly number[]): string[] {
  return counts.flatMap((count, card) => (count > 0 ? [say().wagon(cardName(card), count)] : []));
}
