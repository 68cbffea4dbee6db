const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When rounds begin: when the one before is over, or by the calendar. */
export const ROUND_EVERY = { over: null, day: DAY, week: 7 * DAY } as const;
const SIGN_UP = { start: 0, hour: HOUR, day: DAY } as const;
const CHECK_IN = { none: 0, quarter: 15 * MINUTE, half: 30 * MINUTE } as const;

/** What is chosen about dates, as the fields have it. */
export interface ChosenDates {
  readonly start: 'hand' | 'date';
  /** By the clock of this device: `2027-03-01T19:30`. */
  readonly startsAt: string;
  readonly signUp: keyof typeof SIGN_UP;
  readonly checkIn: keyof typeof CHECK_IN;
  readonly roundEvery: keyof typeof ROUND_EVERY;
}

export const USUAL_DATES: ChosenDates = {
  start: 'hand',
  startsAt: '',
  signUp: 'start',
  checkIn: 'none',
  roundEvery: 'over',
};

/** The moments that are meant. */
export function datesOf({ start, startsAt, signUp, checkIn }: ChosenDates): {
  readonly startsAt: number | null;
  readonly signUpUntil: number | null;
  readonly checkIn: number;
} {
  const at = start === 'date' ? Date.parse(startsAt) : Number.NaN;
  if (Number.isNaN(at)) return { startsAt: null, signUpUntil: null, checkIn: 0 };
  const before = SIGN_UP[signUp];
  return {
    startsAt: at,
    signUpUntil: before === 0 ? null : at - before,
    checkIn: CHECK_IN[checkIn],
  };
}
