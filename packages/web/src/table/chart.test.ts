import { expect, it } from 'vitest';
import { niceTicks } from './Chart.tsx';

it('ticks are round and cover the values', () => {
  expect(niceTicks(0, 37)).toEqual([0, 10, 20, 30, 40]);
  expect(niceTicks(-3, 11)).toEqual([-5, 0, 5, 10, 15]);
  expect(niceTicks(0, 1)).toEqual([0, 0.5, 1]);
});
