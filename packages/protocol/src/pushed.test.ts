import { expect, it } from 'vitest';
import { parsePushed } from './pushed.ts';

const pushed = { title: 'Your turn: Toll Road', body: 'With Ada.', path: '/match/m', tag: 'm' };

it('reads what the server pushes', () => {
  expect(parsePushed(JSON.stringify({ ...pushed, more: 1 }))).toEqual(pushed);
});

it.each([
  '',
  'hello',
  'null',
  '[]',
  JSON.stringify({ ...pushed, title: 3 }),
  JSON.stringify({ ...pushed, path: 'https://elsewhere.example/' }),
  JSON.stringify({ ...pushed, path: '//elsewhere.example/' }),
  JSON.stringify({ ...pushed, path: '/\\elsewhere.example/' }),
  JSON.stringify({ ...pushed, path: undefined }),
])('shows nothing for %j', (text) => {
  expect(parsePushed(text)).toBeUndefined();
});
