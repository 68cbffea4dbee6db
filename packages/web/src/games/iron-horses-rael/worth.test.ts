import { NONE } from '@roundhouse/engine/kit';
import type { PlayerView, View } from '@roundhouse/games/iron-horses-rael';
import { expect, it } from 'vitest';
import { gainOf, stockWorth, worthOf } from './worth.ts';

const player: PlayerView = {
  cash: 10,
  stocks: [2, 0, 1, 0, 0, 1],
  enginesInPlay: [],
  x2: 0,
  x3: 2,
  hasSealed: false,
  carCount: 4,
  engineShuffles: [],
  shown: [],
  blind: 0,
};
const market = [3, 5, 2, 0, 0, -4];

it('6.3: market cards double and triple, a value below 0 pays nothing', () => {
  expect(stockWorth(player, 0, 3)).toBe(12);
  expect(stockWorth(player, 2, 2)).toBe(6);
  expect(stockWorth(player, 5, -4)).toBe(0);
  expect(worthOf(player, market)).toBe(28);
});

it('2.4: a hidden market card counts for nothing yet', () => {
  expect(worthOf({ ...player, x3: NONE }, market)).toBe(24);
});

it('5.6: a turn of the dial is weighed with the stock just taken', () => {
  const view = { market } as unknown as View;
  // Red +1 for two doubled stocks, orange +2 for the new one, violet stays below 0.
  expect(gainOf(view, player, 1, [1, 2, 0, 0, 0, 2])).toBe(6);
});
