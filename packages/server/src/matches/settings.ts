import * as v from 'valibot';

const milliseconds = (most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(most));
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

/** In some places it is a quarter to four when it is ten o'clock in UTC. */
const hourOfDay = v.pipe(v.number(), v.multipleOf(0.25), v.minValue(0), v.maxValue(23.75));

/** How time is kept: not at all, with a bank and an increment, or a time for each move with a reserve. */
export const timeControlSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('real-time'),
    bank: milliseconds(24 * HOUR),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HOUR)),
  }),
  v.object({
    kind: v.literal('by-mail'),
    perMove: milliseconds(MONTH),
    reserve: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MONTH)),
    /** Hours of the day (UTC) in which the clock runs; equal numbers mean the whole day. */
    window: v.optional(
      v.object({
        from: hourOfDay,
        to: hourOfDay,
      }),
    ),
  }),
]);
export type TimeControl = v.InferOutput<typeof timeControlSchema>;

/** What a table agreed on before the match: kept with it as plain JSON. */
export const settingsSchema = v.object({
  options: v.unknown(),
  time: timeControlSchema,
  /** What follows when a seat's time is up. */
  onTimeOut: v.picklist(['bot', 'forfeit']),
  /** What follows when a seat resigns. */
  onResign: v.picklist(['bot', 'end']),
  seating: v.picklist(['random', 'chosen']),
});
export type MatchSettings = v.InferOutput<typeof settingsSchema>;
