import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it('chooses the form by the rules of the language', () => {
  const cards = { one: '# card', other: '# cards' };
  expect([0, 1, 2].map((n) => plural('en', n, cards))).toEqual(['0 cards', '1 card', '2 cards']);
  const karty = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
  expect([1, 3, 5].map((n) => plural('pl', n, karty))).toEqual(['1 karta', '3 karty', '5 kart']);
});
