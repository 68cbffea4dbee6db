import { expect, it } from 'vitest';
import { isVisible } from './is-visible.ts';

it.each(['Ada', 'Zoë 2', '李', 'علی‌رضا', '👩‍👩‍👧', '¡!', 'O’Hara'])('%s is a name', (name) => {
  expect(isVisible(name)).toBe(true);
});

it.each([
  ['nothing to see', '\u200b\u200b'],
  ['spaces of another kind', '\u2003'],
  ['a letter without a shape', '\u3164'],
  ['a turn of direction', '\u202eadA'],
  ['an isolated turn', 'Ada\u2067'],
  ['a line', 'Ada\nBea'],
  ['nul', 'a\0b'],
])('%s is none', (_, name) => {
  expect(isVisible(name)).toBe(false);
});
