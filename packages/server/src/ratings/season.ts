/** Every match that was ever rated. */
export const ALL_TIME = 'all';

/** The quarter of the year (UTC) in which a match ended, such as `2026-4`. */
export function seasonOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** The seasons from the first to the last of these times, the newest first, at most so many. */
export function seasonsBetween(first: number, last: number, most: number): string[] {
  const seasons: string[] = [];
  const date = new Date(last);
  let [year, quarter] = [date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3)];
  while (seasons.length < most && Date.UTC(year, quarter * 3 + 3) > first) {
    seasons.push(`${year}-${quarter + 1}`);
    [year, quarter] = quarter === 0 ? [year - 1, 3] : [year, quarter - 1];
  }
  return seasons;
}
