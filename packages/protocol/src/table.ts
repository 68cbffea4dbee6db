import * as v from 'valibot';
import { outcomeSchema, seatsSchema } from './play.ts';
import { PROGRAM_KINDS } from './program.ts';
import type { Wire } from './wire.ts';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;
/** The longest times that can be agreed on, in milliseconds. */
export const LONGEST_TIMES = { bank: 24 * HOUR, increment: HOUR, perMove: MONTH, reserve: MONTH };

const milliseconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** In some places it is a quarter to four when it is ten o'clock in UTC. */
const hourOfDay = v.pipe(v.number(), v.multipleOf(0.25), v.minValue(0), v.maxValue(23.75));

/** How time is kept: not at all, with a bank and an increment, or a time for each move with a reserve. */
export const timeControlSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('real-time'),
    bank: milliseconds(1000, LONGEST_TIMES.bank),
    increment: milliseconds(0, LONGEST_TIMES.increment),
  }),
  v.object({
    kind: v.literal('by-mail'),
    perMove: milliseconds(1000, LONGEST_TIMES.perMove),
    reserve: milliseconds(0, LONGEST_TIMES.reserve),
    /** Hours of the day (UTC) in which the clock runs; equal numbers mean the whole day. */
    window: v.optional(v.object({ from: hourOfDay, to: hourOfDay })),
  }),
]);
export type TimeControl = Wire<typeof timeControlSchema>;

/** How matches are told apart by their pace: played at once, or over days. */
export const PACES = ['live', 'turn-based'] as const;
export type Pace = (typeof PACES)[number];
export const paceOf = ({ kind }: TimeControl): Pace => (kind === 'by-mail' ? 'turn-based' : 'live');

/** A game's options by their keys; the game itself knows which there are. */
export const optionsSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** By how many moves spectators may see a match late; without a number they see it as it is played. */
export const SPECTATOR_DELAYS = [1, 3, 10] as const;

/** What a table agreed on before the match. */
export const settingsSchema = v.object({
  options: optionsSchema,
  time: timeControlSchema,
  /** What follows when a seat's time is up: the same two. */
  onTimeOut: v.picklist(['bot', 'forfeit']),
  /** What follows when a seat resigns: a bot takes it over, or the match ends and the others have won. */
  onResign: v.picklist(['bot', 'end']),
  seating: v.picklist(['random', 'chosen']),
  /** Whether players without an account may chat; older tables don't say, and then they may not. */
  guestChat: v.exactOptional(v.boolean()),
  /** Whether bot accounts, with which programs play, may sit down. */
  botAccounts: v.exactOptional(v.boolean()),
  /** Whether bots may help players during the match; older tables don't say, and then they may. See `allowsHelp`. */
  help: v.exactOptional(v.boolean()),
  /** Whether the result counts for the players' ratings; it doesn't if this is left out. */
  rated: v.optional(v.boolean()),
  /** By how many moves spectators see the match late. */
  delay: v.exactOptional(v.picklist(SPECTATOR_DELAYS)),
});
export type TableSettings = Wire<typeof settingsSchema>;

/** Whether bots may help players during the match: never in a rated one. */
export const allowsHelp = ({ help = true, rated }: TableSettings): boolean =>
  help && rated !== true;

/** What follows when a seat resigns, unless a table says otherwise: of two the other wins, of more a bot takes over. */
export const usualOnResign = (seats: number): TableSettings['onResign'] =>
  seats === 2 ? 'end' : 'bot';

/** A table as everybody with its link may know it. */
export const tableSchema = v.object({
  id: v.string(),
  game: v.string(),
  rulesVersion: v.number(),
  status: v.picklist(['open', 'playing', 'finished', 'cancelled']),
  isPublic: v.boolean(),
  /** The club whose table it is; only its members may sit down. */
  club: v.exactOptional(v.string()),
  /** The tournament that it is a match of. */
  tournament: v.exactOptional(v.string()),
  settings: settingsSchema,
  seats: v.array(
    v.object({
      /** Who sits there, to follow, mute, block or report them; null for bots and for whoever is gone. */
      user: v.nullable(v.string()),
      name: v.nullable(v.string()),
      bot: v.nullable(v.string()),
      /** Whether a program plays with this user's account. */
      botAccount: v.exactOptional(v.literal(true)),
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
  /** The position it begins with, where it goes on from another match: after how many moves, and whether dealt anew. */
  start: v.optional(v.object({ moves: v.number(), anew: v.boolean() })),
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
