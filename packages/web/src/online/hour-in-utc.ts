/** An hour of this device's day as an hour in UTC; places differ by quarters of an hour. */
export function hourInUtc(hour: number, minutesBehind = new Date().getTimezoneOffset()): number {
  return (hour + Math.round(minutesBehind / 15) / 4 + 24) % 24;
}
