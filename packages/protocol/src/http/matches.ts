import * as v from 'valibot';
import { recordSchema, seatSchema, viewerSchema } from '../play.ts';
import { chatLineSchema } from '../server-message.ts';
import {
  optionsSchema,
  ownTableSchema,
  PACES,
  settingsSchema,
  tableSchema,
  timeControlSchema,
} from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';
import type { Asking } from './operation.ts';

/** How many tables of the lobby, and how many lines of a chat, come at a time. */
export const LOBBY_PAGE = 50;
export const CHAT_PAGE = 100;
/** How many people may be invited to a table. */
export const MOST_INVITED = 20;

export const gameSchema = v.object({
  id: v.string(),
  name: v.string(),
  rulesVersion: v.number(),
  seatCounts: v.array(v.number()),
  options: v.array(
    v.object({
      key: v.string(),
      values: v.array(v.union([v.string(), v.number(), v.boolean()])),
      about: v.string(),
    }),
  ),
});

const bot = v.pipe(v.string(), v.maxLength(60));
const { onTimeOut, onResign, seating, rated, delay } = settingsSchema.entries;
export const newTableSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(60)),
  /** For each seat a bot, `null` for whoever comes, or `me`. */
  seats: v.pipe(v.array(v.nullable(bot)), v.minLength(2), v.maxLength(8)),
  options: v.optional(optionsSchema, {}),
  time: v.optional(timeControlSchema, { kind: 'none' }),
  isPublic: v.optional(v.boolean(), true),
  onTimeOut: v.optional(onTimeOut, 'bot'),
  /** `end` for two seats and `bot` for more, if it is left out. */
  onResign: v.optional(onResign),
  seating: v.optional(seating, 'random'),
  /** Whether players without an account may chat. */
  guestChat: v.optional(v.boolean(), false),
  /** A club of one's own, for its members alone; such a table is never in the lobby. */
  club: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Whether bot accounts may sit down. */
  botAccounts: v.optional(v.boolean(), false),
  /** Whether bots may help players during the match; a rated one never allows it. */
  help: v.optional(v.boolean(), true),
  /** Whether the result is to count for the players' ratings. Wants accounts, a clock and a drawn seating. */
  rated,
  /** By how many moves spectators see the match late; as it is played, if it is left out. */
  delay,
  /** A position to begin with: where a match as text ends. Seats are as chosen then. */
  start: v.optional(
    v.object({
      text: v.pipe(v.string(), v.maxLength(48_000)),
      /** Whether everything that a spectator could not know is dealt anew; else it is as it was. */
      anew: v.boolean(),
    }),
  ),
});

const lobbyQuery = v.object({
  game: v.optional(v.string()),
  pace: v.optional(v.picklist(PACES)),
  free: v.optional(v.literal('yes')),
  /** The last table of the page before. */
  after: v.optional(v.string()),
});

const lineNumber = v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number));
const chatQuery = v.object({
  after: v.optional(lineNumber, '0'),
  before: v.optional(lineNumber),
  limit: v.optional(v.pipe(lineNumber, v.minValue(1), v.maxValue(CHAT_PAGE)), `${CHAT_PAGE}`),
});

const tables = v.array(tableSchema);

/** The lobby, tables, and finished matches. */
export const matches = {
  games: operation('GET', '/api/games', { auth: 'none', answer: v.array(gameSchema) }),
  openTables: operation('GET', '/api/matches', {
    auth: 'optional',
    scope: 'read',
    query: lobbyQuery,
    answer: tables,
    reasons: ['no-such-match'],
  }),
  mine: operation('GET', '/api/matches/mine', { scope: 'read', answer: v.array(ownTableSchema) }),
  tablesToWatch: operation('GET', '/api/matches/watch', { auth: 'none', answer: tables }),
  tv: operation('GET', '/api/tv', { auth: 'none', answer: tables }),
  create: operation('POST', '/api/matches', {
    scope: 'play',
    body: newTableSchema,
    answer: tableSchema,
    status: 201,
    reasons: [
      'no-such-game',
      'bad-options',
      'bad-seat-count',
      'no-such-position',
      'nobody-there',
      'already-seated',
      'too-many-tables',
      'limited',
      'not-member',
      'needs-account',
      'needs-clock',
    ],
  }),
  table: operation('GET', '/api/matches/:id', {
    auth: 'optional',
    scope: 'read',
    answer: tableSchema,
    reasons: ['no-such-match'],
  }),
  record: operation('GET', '/api/matches/:id/record', {
    auth: 'none',
    answer: recordSchema,
    reasons: ['no-such-match', 'not-finished'],
  }),
  viewAt: operation('GET', '/api/matches/:id/positions/:moves', {
    auth: 'optional',
    scope: 'read',
    /** A seat or `spectator`; one's own seat by default. */
    query: v.object({ viewer: v.optional(v.string()) }),
    answer: v.object({ moves: v.number(), viewer: viewerSchema, view: v.unknown() }),
    reasons: ['no-such-match', 'no-such-position', 'not-allowed'],
  }),
  chat: operation('GET', '/api/matches/:id/chat', {
    auth: 'optional',
    scope: 'read',
    query: chatQuery,
    answer: v.array(chatLineSchema),
    reasons: ['no-such-match'],
  }),
  note: operation('GET', '/api/matches/:id/note', {
    answer: v.object({ text: v.string() }),
    reasons: ['no-such-match'],
  }),
  join: operation('POST', '/api/matches/:id/join', {
    scope: 'play',
    body: v.object({ seat: v.optional(seatSchema) }),
    answer: tableSchema,
    reasons: [
      'no-such-match',
      'not-open',
      'already-seated',
      'removed',
      'blocked-there',
      'limited',
      'no-bot-accounts',
      'not-member',
      'not-allowed',
      'seat-taken',
      'needs-account',
      'busy',
    ],
  }),
  invite: operation('POST', '/api/matches/:id/invite', {
    scope: 'play',
    /** Of an account. Whether they may be met, and want to hear of it, is not told. */
    body: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
    reasons: ['no-such-match', 'not-open', 'not-seated', 'limited', 'no-such-user'],
  }),
  invited: operation('GET', '/api/matches/invited', { scope: 'read', answer: tables }),
  leave: operation('POST', '/api/matches/:id/leave', {
    scope: 'play',
    answer: tableSchema,
    reasons: ['no-such-match', 'not-open', 'not-seated', 'busy'],
  }),
  remove: operation('POST', '/api/matches/:id/remove', {
    scope: 'play',
    body: v.object({ seat: seatSchema }),
    answer: tableSchema,
    reasons: ['no-such-match', 'not-open', 'not-owner', 'not-seated', 'busy'],
  }),
  fillSeats: operation('POST', '/api/matches/:id/fill', {
    scope: 'play',
    body: v.object({ bot: v.nullable(bot), seat: v.optional(seatSchema) }),
    answer: tableSchema,
    reasons: ['no-such-match', 'not-open', 'not-owner', 'seat-taken', 'busy'],
  }),
  start: operation('POST', '/api/matches/:id/start', {
    scope: 'play',
    answer: tableSchema,
    reasons: [
      'no-such-match',
      'no-such-game',
      'bad-options',
      'bad-seat-count',
      'not-open',
      'not-owner',
      'seats-empty',
      'nobody-there',
      'too-many-bots',
      'not-allowed',
      'needs-people',
      'busy',
    ],
  }),
  rematch: operation('POST', '/api/matches/:id/rematch', {
    scope: 'play',
    answer: tableSchema,
    status: 201,
    reasons: ['no-such-match', 'not-seated', 'not-finished', 'not-member', 'too-many-tables'],
  }),
};

export type NewTable = Asking<typeof matches.create>;
export type LobbyFilter = Omit<Wire<typeof lobbyQuery>, 'after'>;
