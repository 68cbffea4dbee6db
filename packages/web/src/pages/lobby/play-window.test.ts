import { expect, it } from 'vitest';
import { hourInUtc, timeHere } from './play-window.ts';

it.each([
  ['London', 0, 8, 8],
  ['Berlin in summer', -120, 8, 6],
  ['Berlin in summer', -120, 1, 23],
  ['Los Angeles', 480, 22, 6],
  ['Kiritimati', -840, 8, 18],
  ['Delhi', -330, 8, 2.5],
  ['Delhi', -330, 2, 20.5],
  ['Kathmandu', -345, 8, 2.25],
  ["St. John's", 210, 8, 11.5],
  ["St. John's", 210, 22, 1.5],
])('in %s (%i minutes behind UTC), %i o’clock is %d in UTC', (_, minutesBehind, hour, utc) => {
  expect(hourInUtc(hour, minutesBehind)).toBe(utc);
  expect(timeHere(utc, minutesBehind)).toBe(`${hour}:00`);
});

it('a table from another place runs at odd times here', () => {
  expect(timeHere(2.25, 0)).toBe('2:15');
  expect(timeHere(2.5, -345)).toBe('8:15');
});
