import { expect, it } from 'vitest';
import { momentIn, momentQuery } from './moment-address.ts';

it.each([
  [{ move: 12, eyes: 'all' }, '?move=12'],
  [{ move: 12, eyes: 1 }, '?move=12&seat=2'],
  [{ move: 3, eyes: 'spectator' }, '?move=3&seat=spectator'],
] as const)('%j is %s', (moment, query) => {
  expect(momentQuery(moment.move, moment.eyes)).toBe(query);
  expect(momentIn(query, 3)).toEqual(moment);
});

it.each(['', '?move=x', '?seat=0', '?seat=4', '?seat=1.5', '?seat=', '?move=&seat=all'])(
  '%j leads to the start, with nothing hidden',
  (query) => expect(momentIn(query, 3)).toEqual({ move: 0, eyes: 'all' }),
);
