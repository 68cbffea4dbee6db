import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { CARD_COUNTS, FIRST_MASTER, VALUE } from './data/indexes.ts';
import { ironHorsesRampage as game } from './index.ts';
import { GOAL } from './meta.ts';
import { bareTable, setup } from './setup.ts';
import { drawCards } from './deck.ts';

const USUAL = { resources: 53, largeTable: false } as const;
const deals = Array.from({ length: 300 }, (_, number) =>
  setup(USUAL, 3, rngFromSeed(seedFromText(`deal ${number}`))),
);

describe('setting up', () => {
  it('P1: takes two to four seats, three with 35 resources, and up to eight at a large table', () => {
    expect(game.seatCountsFor(USUAL)).toEqual([2, 3, 4]);
    expect(game.seatCountsFor({ ...USUAL, resources: 35 })).toEqual([2, 3]);
    for (const resources of [53, 35] as const) {
      const large = { resources, largeTable: true };
      expect(game.seatCountsFor(large)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it('P1: no more seats than can all fall short of the goal with every resource in play', () => {
    for (const resources of [53, 35] as const) {
      const worth = VALUE.reduce((sum, value, card) => {
        return sum + value * (CARD_COUNTS[resources][card] ?? 0);
      }, 0);
      const most = Math.max(...game.seatCountsFor({ resources, largeTable: false }));
      expect(most * (GOAL - 25_000)).toBeLessThan(worth);
    }
  });

  it('P27: knows the sets of 53 and 35 resources and no other', () => {
    expect(game.parseOptions(undefined)).toEqual(USUAL);
    expect(game.parseOptions({ resources: 35 })).toEqual({ resources: 35, largeTable: false });
    expect(game.parseOptions({ resources: 36 })).toBeUndefined();
  });

  it('1.2: deals five cards each', () => {
    for (const state of deals) {
      expect(state.deck.length).toBe(85);
      const inPlay = state.master.filter((card) => card >= 0).length;
      const inHands = state.handSize.reduce((sum, size) => sum + size, 0);
      expect(inHands + inPlay + state.discards.length).toBe(15);
    }
  });

  it('P14: a Master that is dealt enters play and is not replaced in the hand', () => {
    const state = deals.find(({ master }) => (master[0] ?? -1) >= 0);
    expect(state?.handSize[0]).toBe(4);
  });

  it('P14: of several Masters the last dealt stays', () => {
    const state = bareTable(USUAL, 2, rngFromSeed(seedFromText('masters')));
    state.deck = [FIRST_MASTER];
    drawCards(state, 0, 1);
    state.deck = [FIRST_MASTER + 1];
    drawCards(state, 0, 1);
    expect(state.master).toEqual([FIRST_MASTER + 1, -1]);
    expect(state.discards).toEqual([FIRST_MASTER]);
    expect(state.handSize).toEqual([0, 0]);
  });

  it('P25: every seat begins sometimes, with distinct Railways of all eight kinds', () => {
    expect(new Set(deals.map(({ turn }) => turn))).toEqual(new Set([0, 1, 2]));
    expect(deals.every(({ railway }) => new Set(railway).size === 3)).toBe(true);
    expect(new Set(deals.flatMap(({ railway }) => railway)).size).toBe(8);
  });
});
