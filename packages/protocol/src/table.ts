import * as v from 'valibot';
import { outcomeSchema, seatsSchema } from './play.ts';
import { PROGRAM_KINDS } from './program.ts';
import type { Wire } from './wire.ts';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

const milliseconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** In some places it is a quarter to four when it is ten o'clock in UTC. */
const hourOfDay = v.pipe(v.number(), v.multipleOf(0.25), v.minValue(0), v.maxValue(23.75));

/** How time is kept: not at all, with a bank and an increment, or a time for each move with a reserve. */
export const timeControlSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('real-time'),
    bank: milliseconds(1000, 24 * HOUR),
    increment: milliseconds(0, HOUR),
  }),
  v.object({
    kind: v.literal('by-mail'),
    perMove: milliseconds(1000, MONTH),
    reserve: milliseconds(0, MONTH),
    /** Hours of the day (UTC) in which the clock runs; equal numbers mean the whole day. */
    window: v.optional(v.object({ from: hourOfDay, to: hourOfDay })),
  }),
]);
export type TimeControl = Wire<typeof timeControlSchema>;

/** A game's options by their keys; the game itself knows which there are. */
export const optionsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** What a table agreed on before the match. */
export const settingsSchema = v.object({
  options: optionsSchema,
  time: timeControlSchema,
  /** What follows when a seat's time is up. */
  onTimeOut: v.picklist(['bot', 'forfeit']),
  /** What follows when a seat resigns. */
  onResign: v.picklist(['bot', 'end']),
  seating: v.picklist(['random', 'chosen']),
});
export type TableSettings = Wire<typeof settingsSchema>;

/** A table as everybody with its link may know it. */
export const tableSchema = v.object({
  id: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  status: v.picklist(['open', 'playing', 'finished', 'cancelled']),
  isPublic: v.boolean(),
  settings: settingsSchema,
  seats: v.array(
    v.object({
      name: v.nullable(v.string()),
      bot: v.nullable(v.string()),
      taken: v.boolean(),
      you: v.boolean(),
    }),
  ),
  /** Whether you are. */
  host: v.boolean(),
  /** Whether the host has sent you away. */
  removed: v.boolean(),
  createdAt: v.number(),
  startedAt: v.nullable(v.number()),
  updatedAt: v.number(),
  entry: v.number(),
  deciders: seatsSchema,
  deadline: v.nullable(v.number()),
  outcome: v.nullable(outcomeSchema),
  /** The kinds of programs that the game has a use for. */
  programs: v.array(v.picklist(PROGRAM_KINDS)),
  /** The seats that play together; none where everybody plays alone. */
  teams: v.array(seatsSchema),
  /** Whether the rules forbid the players to talk now. */
  silent: v.boolean(),
  seedHash: v.string(),
  /** Only once the match is over. */
  seed: v.optional(v.string()),
});
export type Table = Wire<typeof tableSchema>;

/** A table in the list of somebody who sits there. */
export const ownTableSchema = v.object({ ...tableSchema.entries, yourTurn: v.boolean() });
export type OwnTable = Wire<typeof ownTableSchema>;
