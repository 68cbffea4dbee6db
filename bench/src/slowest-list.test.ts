import { whistleStop } from '@roundhouse/engine/testing';
import { expect, it } from 'vitest';
import { timeLists } from './slowest-list.ts';

it('times every list of the same matches', () => {
  const times = timeLists(whistleStop, 4);
  // Two seats play all 14 cards, three seats 12.
  expect(times.lists).toBe(2 * 14 + 2 * 12);
  expect(times.slowest).toBeGreaterThan(0);
  expect(times.slowestSeen).toBeGreaterThanOrEqual(times.mean);
});
