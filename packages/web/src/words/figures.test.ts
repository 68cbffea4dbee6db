import { expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

it('a number below zero has a minus sign, not a hyphen', () => {
  expect([en.number(-1234), en.short(-1_500_000)]).toEqual(['−1,234', '−1.5M']);
  expect([de.number(-1234), de.short(-1_500_000)]).toEqual(['−1.234', '−1,5 Mio.']);
});
