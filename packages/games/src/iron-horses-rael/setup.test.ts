import { describe, expect, it } from 'vitest';
import { FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { handOf } from './hand.ts';
import { newMatch } from './testing/arrange.ts';

describe.each([2, 3, 4, 5])('set-up for %i', (seats) => {
  const matches = Array.from({ length: 200 }, (_, i) => newMatch(seats, `setup ${i}`));

  it('2.1, R12: a dial in every region, all values 0, three stocks of each colour', () => {
    for (const state of matches) {
      expect(new Set(state.dials)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
      expect(state.market).toEqual([0, 0, 0, 0, 0, 0]);
      expect(state.supply).toEqual([3, 3, 3, 3, 3, 3]);
    }
    for (let region = 0; region < 6; region++) {
      expect(new Set(matches.map(({ positions }) => positions[region])).size).toBe(6);
      expect(new Set(matches.map(({ dials }) => dials[region])).size).toBe(6);
    }
  });

  it('2.2, 2.3: four cars, no caboose, and two engines each', () => {
    for (const state of matches) {
      for (let seat = 0; seat < seats; seat++) {
        const hand = handOf(state, seat);
        expect(hand.filter((card) => card < FIRST_CABOOSE)).toHaveLength(4);
        expect(hand.filter((card) => card >= FIRST_ENGINE)).toHaveLength(2);
        expect(hand).toHaveLength(6);
      }
    }
  });

  it('2.2: the deck has all cabooses (but for the up card) and the other cars', () => {
    for (const state of matches) {
      const pile = [...state.deck, state.up];
      expect(pile).toHaveLength(84 - 4 * seats);
      expect(pile.filter((card) => card >= FIRST_CABOOSE)).toHaveLength(12);
      expect(state.engineDeck).toHaveLength(36 - 2 * seats);
    }
    expect(matches.some(({ up }) => up >= FIRST_CABOOSE)).toBe(true);
  });

  it('1.5, 2.4, R30: nobody has the same colour twice, and no card is dealt twice', () => {
    for (const { x2, x3 } of matches) {
      expect(x2.some((colour, seat) => colour === x3[seat])).toBe(false);
      expect([new Set(x2).size, new Set(x3).size]).toEqual([seats, seats]);
    }
    expect(new Set(matches.map(({ x2 }) => x2[0])).size).toBe(6);
    expect(new Set(matches.map(({ x3 }) => x3[0])).size).toBe(6);
  });
});
