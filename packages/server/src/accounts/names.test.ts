import { expect, it } from 'vitest';
import { isPlainName, nameKey, normalName } from './names.ts';

it.each(['Ada', 'Zoë 2', '李', '李 Li', 'علی‌رضا', '👩‍👩‍👧', '❤️', '¡!', 'O’Hara', 'Ольга', 'Γιώργος'])(
  '%s is a name',
  (name) => {
    expect(isPlainName(normalName(name))).toBe(true);
  },
);

it.each([
  ['nothing to see', '\u200b\u200b'],
  ['something unseen between letters', 'A\u200bda'],
  ['a joiner between Latin letters', 'A\u200dda'],
  ['a soft hyphen', 'A\u00adda'],
  ['an unseen mark', 'Ad\ufeffa'],
  ['tags', 'Ada\u{e0061}'],
  ['a variant of nothing', 'A\ufe0fda'],
  ['a letter without a shape', '\u3164'],
  ['a turn of direction', '\u202eadA'],
  ['an isolated turn', 'Ada\u2067'],
  ['a mark of direction', 'Ada\u200f'],
  ['nul', 'a\0b'],
  ['a tower of accents', 'A\u0300\u0301\u0302\u0303\u0304'],
  ['Latin with a Cyrillic letter', 'Ad\u0430'],
  ['Greek with a Latin letter', 'Γιώργoς'],
  ['a private letter', 'Ada\ue000'],
  ['the mark of a bot account', 'Ada [Bot]'],
  ['the same mark in wide letters', 'Ada ［ｂｏｔ］'],
])('%s is none', (_, name) => {
  expect(isPlainName(normalName(name))).toBe(false);
});

it('spaces and accents have one spelling', () => {
  expect(normalName('  Zoe\u0308\u00a0\u2003 2 ')).toBe('Zoë 2');
});

it.each([
  ['Ada', 'ADA'],
  ['Ada', 'Аԁа'],
  ['Ada', 'Α d a'],
  ['Ada', 'Àdá'],
  ['Ada', '𝒜𝒹𝒶'],
  ['Ada', 'Ａｄａ'],
  ['Ada', 'A.d_a!?'],
  ['Bill', 'BiII'],
  ['Bill', 'B1ll'],
  ['Bob', 'B0b'],
  ['Morna', 'Moma'],
  ['Oscar', 'Оѕсаг'],
  ['O’Hara', 'OHara'],
])('%s is mistaken for %s', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Ada', 'Adam'],
  ['Anna', 'Hanna'],
  ['राम', 'रीम'],
  ['李', '王'],
  ['👩‍👩‍👧', '👩‍👩‍👦'],
])('%s is not mistaken for %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
