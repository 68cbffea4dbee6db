/** How far behind UTC this device is, in hours; places differ by quarters of an hour. */
const hoursBehind = (minutes: number): number => Math.round(minutes / 15) / 4;

/** An hour of this device's day as an hour in UTC. */
export function hourInUtc(hour: number, minutesBehind = new Date().getTimezoneOffset()): number {
  return (hour + hoursBehind(minutesBehind) + 24) % 24;
}

/** An hour in UTC as the time that this device's clock shows. */
export function timeHere(utcHour: number, minutesBehind = new Date().getTimezoneOffset()): string {
  const hour = (utcHour - hoursBehind(minutesBehind) + 24) % 24;
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}:${String(minutes).padStart(2, '0')}`;
}
