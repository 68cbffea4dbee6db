import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { setup } from './setup.ts';
import type { State } from './state.ts';

const setups = Array.from({ length: 300 }, (_, number): State =>
  setup({}, 5, rngFromSeed(seedFromText(`setup/${number}`))),
);

describe('set-up', () => {
  it('1.3: every tile comes on every place', () => {
    for (let place = 0; place < 5; place++) {
      expect(new Set(setups.map(({ tiles }) => tiles[place])).size).toBe(5);
    }
    for (const { tiles } of setups)
      expect(tiles.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });

  it('1.4: 40 pesetas and 12 cubes each; I20: any seat may begin, with the Priority Deal', () => {
    expect(setups[0]?.cash).toEqual([40, 40, 40, 40, 40]);
    expect(setups[0]?.cubes).toEqual([12, 12, 12, 12, 12]);
    expect(new Set(setups.map(({ seat }) => seat)).size).toBe(5);
    expect(setups.every(({ seat, priorityDeal }) => seat === priorityDeal)).toBe(true);
  });

  it('begins with an empty board in the first stock round', () => {
    const state = entry(setups, 0);
    expect(state.round).toBe(0);
    expect(state.phase).toBe('stock');
    expect([...state.track, ...state.occupied].every((word) => word === 0)).toBe(true);
    expect(state.locomotives).toEqual([22, 22, 22, 22, 22]);
    expect(state.treasury).toEqual([0, 0, 0, 0, 0]);
  });
});
