import { expect, it } from 'vitest';
import { count, dich, dir, genitive, hat, verb } from './german.ts';

it('speaks to me and about others', () => {
  expect([hat('Du'), hat('Ada')]).toEqual(['Du hast', 'Ada hat']);
  expect([verb('Du', 'bietest', 'bietet'), verb('Ada', 'bietest', 'bietet')]).toEqual([
    'Du bietest',
    'Ada bietet',
  ]);
  expect([dir('Du'), dich('Du'), dir('Ada'), dich('Ada')]).toEqual(['dir', 'dich', 'Ada', 'Ada']);
});

it('knows the genitive of names', () => {
  expect(['Ada', 'Max', 'Krauss', 'Franz'].map(genitive)).toEqual([
    'Adas',
    'Max’',
    'Krauss’',
    'Franz’',
  ]);
});

it('counts', () => {
  expect([0, 1, 1500].map((n) => count(n, 'Karte', 'Karten'))).toEqual([
    '0 Karten',
    '1 Karte',
    '1.500 Karten',
  ]);
});
