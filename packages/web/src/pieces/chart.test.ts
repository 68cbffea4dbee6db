import { expect, it } from 'vitest';
import { niceTicks, placeIn, spread } from './Chart.tsx';

it('ticks are round and cover the values', () => {
  expect(niceTicks(0, 37)).toEqual([0, 10, 20, 30, 40]);
  expect(niceTicks(-3, 11)).toEqual([-5, 0, 5, 10, 15]);
  expect(niceTicks(0, 1)).toEqual([0, 0.5, 1]);
});

it('a click on a chart leads to the nearest place, and outside it to its ends', () => {
  const places = [0, 46 / 320, 0.5, 286 / 320, 1].map((part) => placeIn(part, 320, 100));
  expect(places).toEqual([0, 0, 48, 100, 100]);
});

it('the marks at the ends of lines stand apart inside the picture, and where they are not crowded at their line', () => {
  const placed = spread([12, 150, 152, 151, 149], 170);
  expect(placed[0]).toBe(12);
  const sorted = placed.toSorted((a, b) => a - b);
  expect(sorted.every((at, i) => i === 0 || at - (sorted[i - 1] ?? 0) >= 19)).toBe(true);
  expect(sorted.at(-1)).toBeLessThanOrEqual(161);
});
