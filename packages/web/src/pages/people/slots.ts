/** A time at which people can play. */
interface Slot {
  readonly from: number;
  readonly until: number;
}

/** Midnight of today and of the days that follow, by the clock of this device. */
export function daysFrom(now: number, count: number): readonly number[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, days) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime(),
  );
}

/** The same hours on each of these days, without what is over. Until an hour that is not later means until the next day. */
export function slotsOn(
  days: readonly number[],
  { from, until }: Slot,
  now: number,
): readonly Slot[] {
  const slots = days
    .toSorted((a, b) => a - b)
    .map((day) => ({
      from: hourOf(day, from),
      until: hourOf(day, until <= from ? until + 24 : until),
    }));
  return slots.filter((slot) => slot.until > now);
}

/** An hour of a day; on the day when the clocks change it is still the hour that they show. */
function hourOf(day: number, hour: number): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), hour).getTime();
}
