import { expect, it } from 'vitest';
import { daysFrom, slotsOn } from './slots.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const NOW = at(16, 20);

it('the days that can be chosen begin with today', () => {
  expect(daysFrom(NOW, 3)).toEqual([at(16, 0), at(17, 0), at(18, 0)]);
});

it('the same hours on every day, in order, without what is over', () => {
  const days = [at(18, 0), at(16, 0)];
  expect(slotsOn(days, { from: 19, until: 23 }, NOW)).toEqual([
    { from: at(16, 19), until: at(16, 23) },
    { from: at(18, 19), until: at(18, 23) },
  ]);
  expect(slotsOn(days, { from: 9, until: 12 }, NOW)).toEqual([
    { from: at(18, 9), until: at(18, 12) },
  ]);
});

it('an evening may last until after midnight', () => {
  expect(slotsOn([at(16, 0)], { from: 22, until: 2 }, NOW)).toEqual([
    { from: at(16, 22), until: at(17, 2) },
  ]);
});

it('days of 23 and 25 hours are days, too', () => {
  const whole = daysFrom(new Date(2026, 2, 28, 12).getTime(), 3).map((day) => new Date(day));
  expect(whole.map((day) => [day.getDate(), day.getHours()])).toEqual([
    [28, 0],
    [29, 0],
    [30, 0],
  ]);
});
