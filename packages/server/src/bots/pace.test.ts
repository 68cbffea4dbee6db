import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

it('a pause leaves time for all the thinking, and varies', () => {
  expect(paceOf('easy', 1000, () => 0)).toBe(950);
  expect(paceOf('easy', 1000, () => 1)).toBe(1450);
  expect(paceOf('hard', 1000, () => 0)).toBe(1050);
});
