import type { Seat } from '../game.ts';
import { add, NONE } from './entries.ts';

/** Hands in one list: as many places for each seat as a hand has room, its cards in rising order, then NONE. */
interface Hands {
  readonly hands: number[];
  readonly handSizes: number[];
}

/** What is done with hands that have room for so many cards. Sorted, so that the order of a hand tells nothing. */
export function sortedHands(room: number): {
  /** Puts a card into its place in a hand that has room. */
  readonly addToHand: (state: Hands, seat: Seat, card: number) => void;
  /** Takes a card out of a hand; throws if it is not there. */
  readonly removeFromHand: (state: Hands, seat: Seat, card: number) => void;
  /** The cards of a hand. */
  readonly handOf: (state: Hands, seat: Seat) => number[];
} {
  return {
    addToHand({ hands, handSizes }, seat, card) {
      const first = seat * room;
      let place = first + (handSizes[seat] ?? 0);
      while (place > first && (hands[place - 1] ?? NONE) > card) {
        hands[place] = hands[place - 1] ?? NONE;
        place--;
      }
      hands[place] = card;
      add(handSizes, seat, 1);
    },
    removeFromHand({ hands, handSizes }, seat, card) {
      const last = seat * room + (handSizes[seat] ?? 0) - 1;
      let place = seat * room;
      while (place <= last && hands[place] !== card) place++;
      if (place > last) throw new Error(`card ${card} is not in the hand of seat ${seat}`);
      for (; place < last; place++) hands[place] = hands[place + 1] ?? NONE;
      hands[last] = NONE;
      add(handSizes, seat, -1);
    },
    handOf({ hands, handSizes }, seat) {
      const first = seat * room;
      return hands.slice(first, first + (handSizes[seat] ?? 0));
    },
  };
}
