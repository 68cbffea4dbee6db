import { expect, it } from 'vitest';
import { keyOf } from './shortcuts.ts';

it('a letter is a capital with Shift and only with Shift', () => {
  expect(keyOf({ key: 'n', shiftKey: false })).toBe('n');
  expect(keyOf({ key: 'N', shiftKey: true })).toBe('N');
  expect(keyOf({ key: 'N', shiftKey: false })).toBe('n');
  expect(keyOf({ key: '?', shiftKey: true })).toBe('?');
  expect(keyOf({ key: 'Escape', shiftKey: false })).toBe('Escape');
});
