import { expect, it } from 'vitest';
import { datesOf, USUAL_DATES } from './new-dates.ts';

it('means nothing by a date that is not asked for', () => {
  const none = { startsAt: null, signUpUntil: null, checkIn: 0 };
  expect(datesOf(USUAL_DATES)).toEqual(none);
  const typed = { ...USUAL_DATES, startsAt: '2027-03-01T19:30', checkIn: 'half' } as const;
  expect(datesOf(typed)).toEqual(none);
  expect(datesOf({ ...USUAL_DATES, start: 'date', startsAt: '' })).toEqual(none);
});

it('counts back from the start, which is by the clock of this device', () => {
  const at = new Date(2027, 2, 1, 19, 30).getTime();
  const typed = { ...USUAL_DATES, start: 'date', startsAt: '2027-03-01T19:30' } as const;
  expect(datesOf(typed)).toEqual({ startsAt: at, signUpUntil: null, checkIn: 0 });
  expect(datesOf({ ...typed, signUp: 'day', checkIn: 'quarter' })).toEqual({
    startsAt: at,
    signUpUntil: at - 24 * 3_600_000,
    checkIn: 15 * 60_000,
  });
});
