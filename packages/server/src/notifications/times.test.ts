import { expect, it } from 'vitest';
import { dayIn, isTimeZone, nextHour } from './times.ts';

const at = (text: string): number => Date.parse(text);

it.each([
  [8, 'UTC', '2026-11-15T07:59:00Z', '2026-11-15T08:00:00Z'],
  [8, 'UTC', '2026-11-15T08:00:00Z', '2026-11-16T08:00:00Z'],
  [8, 'Europe/Berlin', '2026-11-15T08:00:00Z', '2026-11-16T07:00:00Z'],
  [8, 'Asia/Kathmandu', '2026-11-15T00:00:00Z', '2026-11-15T02:15:00Z'],
  // The clocks go forward on 29 March 2026 at two: that day has no hour 2.
  [2, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-30T00:00:00Z'],
  [8, 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
  [0, 'America/New_York', '2026-11-15T12:00:00Z', '2026-11-16T05:00:00Z'],
])('hour %i in %s after %s begins at %s', (hour, zone, now, next) => {
  expect(new Date(nextHour(hour, zone, at(now))).toISOString()).toBe(new Date(next).toISOString());
});

it('knows which day it is where', () => {
  const now = at('2026-11-15T23:30:00Z');
  expect(dayIn('UTC', now)).toBe(20261115);
  expect(dayIn('Europe/Berlin', now)).toBe(20261116);
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Europe/Nowhere')).toBe(false);
});
