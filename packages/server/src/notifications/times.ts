const STEP = 15 * 60_000;
const DAYS_AHEAD = 3;

/** The next time after `now` at which this hour begins in this time zone. Where the clock skips it, a day later. */
export function nextHour(hour: number, timeZone: string, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const wanted = `${String(hour).padStart(2, '0')}:00`;
  const first = (Math.floor(now / STEP) + 1) * STEP;
  for (let at = first; at < now + DAYS_AHEAD * 24 * 3_600_000; at += STEP)
    if (clock.format(at) === wanted) return at;
  throw new Error(`there is no hour ${hour} in ${timeZone}`);
}

/** The day in this time zone as a number, such as 20261115. */
export function dayIn(timeZone: string, at: number): number {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return Number(day.format(at).replaceAll('-', ''));
}

export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
