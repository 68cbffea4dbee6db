import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'passw0rd123!',
  '12345678',
  '1234567890',
  '87654321',
  '11111111',
  '24.12.1999',
  '19991224',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'abcdefgh',
  'abcabcabc',
  'hellohello',
  'iloveyou',
  'Football7',
  'sunshine!',
  'trustno1',
  'letmein1',
  'geheim123',
  'Passwort1',
  'aaaaaaaaa',
  'monkey12',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse',
  'eight wheels',
  'another one',
  'Schwellenleger 7',
  'x7!kQ0vz',
  'password of the roundhouse',
  '271828182845904',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('a name of one’s own is, also with a figure behind it', () => {
  expect(isCommonPassword('adelheid1', ['Adelheid'])).toBe(true);
  expect(isCommonPassword('ada.love@x', ['ada.love@x'])).toBe(true);
  expect(isCommonPassword('adelheid knits', ['Adelheid'])).toBe(false);
});
