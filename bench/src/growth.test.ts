import { whistleStop } from '@roundhouse/engine/testing';
import { expect, it } from 'vitest';
import { measureGrowth } from './growth.ts';

it('measures every number of seats and every quarter of a match', () => {
  const { seats, quarters } = measureGrowth(whistleStop, 0.05);
  expect(Object.keys(seats).map(Number)).toEqual([...whistleStop.seatCounts]);
  for (const rate of Object.values(seats)) expect(rate).toBeGreaterThan(0);
  expect(quarters).toHaveLength(4);
  expect(quarters[0]).toBe(1);
});
