import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

it('a pause is the least time a move takes, thinking included, and varies', () => {
  for (const bot of ['easy', 'hard', 'expert']) {
    expect(paceOf(bot, 1000, () => 0)).toBe(1000);
    expect(paceOf(bot, 1000, () => 1)).toBe(1500);
  }
});

it('a pause shorter than the thinking does not show which move was hard', () => {
  expect(paceOf('hard', 1, () => 0)).toBe(300);
  expect(paceOf('easy', 1, () => 0)).toBe(200);
});
