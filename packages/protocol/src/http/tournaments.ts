import * as v from 'valibot';
import type { Reason } from '../reasons.ts';
import { optionsSchema, timeControlSchema } from '../table.ts';
import type { Wire } from '../wire.ts';
import { operation } from './operation.ts';

/** How many tournaments somebody may have open or running, how many may play in one, and over how many rounds. */
export const MOST_TOURNAMENTS = 5;
export const MOST_ENTRANTS = 128;
export const MOST_ROUNDS = 40;
export const MOST_TOURNAMENT_ABOUT = 1000;
export const TOURNAMENTS_PAGE = 50;

export const FORMATS = ['swiss', 'round-robin', 'knock-out'] as const;
export type TournamentFormat = (typeof FORMATS)[number];
const TOURNAMENT_STATES = ['open', 'running', 'paused', 'finished', 'cancelled'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 9 September 2001 to 20 November 2286: whoever sends seconds for milliseconds is told so. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(1e12), v.maxValue(1e13));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What holds in a tournament from its first day to its last. */
export const termsSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(60)),
  format: v.picklist(FORMATS),
  /** How many are to play at a table; one more or less where it would leave nobody out. */
  seats: whole(2, 8),
  options: v.optional(optionsSchema, {}),
  /** There has to be a clock. */
  time: timeControlSchema,
  rated: v.optional(v.boolean(), false),
  /** Whether bot accounts may take part. */
  botAccounts: v.optional(v.boolean(), false),
  /** As many as the format needs, if it is null; a knock-out always has as many as it needs. */
  rounds: v.optional(v.nullable(whole(1, MOST_ROUNDS)), null),
  /** A league: a round begins so many milliseconds after the one before. Else it begins when that one is over. */
  roundEvery: v.optional(v.nullable(whole(HOUR, 30 * DAY)), null),
  /** For how many milliseconds before the start players have to say that they are there; 0 if they need not. */
  checkIn: v.optional(whole(0, DAY), 0),
  most: v.optional(whole(2, MOST_ENTRANTS), MOST_ENTRANTS),
  /** When it starts without being told to; null if its organiser starts it. */
  startsAt: v.optional(v.nullable(moment), null),
  /** When sign-up closes; at the start, if it is null. */
  signUpUntil: v.optional(v.nullable(moment), null),
});
export type TournamentTerms = Wire<typeof termsSchema>;

const entryState = v.picklist(['in', 'out', 'removed']);
export const tournamentSchema = v.object({
  id: v.string(),
  name: v.string(),
  about: v.string(),
  terms: termsSchema,
  state: v.picklist(TOURNAMENT_STATES),
  /** The round that was paired last; 0 before the start. */
  round: v.number(),
  /** How many there will be; null as long as nobody can know. */
  rounds: v.nullable(v.number()),
  /** The club whose tournament it is, for its members alone. */
  club: v.exactOptional(v.string()),
  /** Null if they have left. */
  organiser: v.nullable(v.object({ user: v.string(), name: v.string() })),
  /** How many are in it. */
  players: v.number(),
  createdAt: v.number(),
  startedAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  you: v.object({
    /** Whether you may start, pause and cancel it. */
    organiser: v.boolean(),
    entry: v.nullable(entryState),
    checkedIn: v.boolean(),
  }),
});
export type Tournament = Wire<typeof tournamentSchema>;

const player = v.string();
/** A line of the standings, with what decides between equals, in this order. */
const standingSchema = v.object({
  player,
  place: v.number(),
  /** One for beating everybody at a table, nothing for coming last, in between by how many were beaten; a bye is a half.
   * In a knock-out, one for each round survived. */
  score: v.number(),
  /** The scores of everybody met. */
  opponents: v.number(),
  wins: v.number(),
  /** Of those who are equal so far, how many were beaten at the same table. */
  direct: v.number(),
  /** Drawn for everybody before the first round; the lower comes first. */
  lot: v.number(),
});

export const tournamentInsideSchema = v.object({
  tournament: tournamentSchema,
  players: v.array(
    v.object({
      player,
      /** Null for whoever is gone. */
      user: v.nullable(v.string()),
      name: v.nullable(v.string()),
      state: entryState,
      checkedIn: v.boolean(),
    }),
  ),
  /** Empty before the start. */
  standings: v.array(standingSchema),
  rounds: v.array(
    v.object({
      number: v.number(),
      tables: v.array(
        v.object({
          match: v.string(),
          players: v.array(player),
          /** The best first, those who tied together; null as long as it is played. */
          result: v.nullable(v.array(v.array(player))),
        }),
      ),
      byes: v.array(player),
    }),
  ),
  /** Lots are the order of the SHA-256 of `seed/player`; the hash of the seed is known from the beginning. */
  lots: v.object({ hash: v.string(), seed: v.exactOptional(v.string()) }),
});
export type TournamentInside = Wire<typeof tournamentInsideSchema>;

const listQuery = v.object({
  state: v.optional(v.picklist(['open', 'running', 'finished']), 'open'),
  game: v.optional(v.pipe(v.string(), v.maxLength(60))),
  club: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Only those that you organise or play in. */
  mine: v.optional(v.literal('yes')),
  /** The last one of the page before. */
  after: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const answer = tournamentInsideSchema;
const byPlayer = { scope: 'play', answer } as const;
const byOrganiser = { answer } as const;
const SEEN: readonly Reason[] = ['no-such-tournament', 'not-member', 'busy'];
const MANAGED: readonly Reason[] = [...SEEN, 'not-organiser', 'tournament-over'];

/** Tournaments: sign-up, rounds, standings. */
export const tournaments = {
  list: operation('GET', '/api/tournaments', {
    auth: 'optional',
    scope: 'read',
    query: listQuery,
    answer: v.array(tournamentSchema),
    reasons: ['no-such-tournament', 'not-member'],
  }),
  create: operation('POST', '/api/tournaments', {
    body: v.object({
      name: v.pipe(v.string(), v.minLength(1)),
      about: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MOST_TOURNAMENT_ABOUT)), ''),
      club: v.optional(v.pipe(v.string(), v.maxLength(64))),
      ...termsSchema.entries,
    }),
    answer,
    status: 201,
    reasons: [
      'needs-account',
      'limited',
      'no-bot-accounts',
      'too-many-tournaments',
      'no-such-game',
      'bad-options',
      'bad-seat-count',
      'needs-clock',
      'bad-dates',
      'no-such-club',
      'not-owner',
    ],
  }),
  show: operation('GET', '/api/tournaments/:id', {
    auth: 'optional',
    scope: 'read',
    answer,
    reasons: ['no-such-tournament', 'not-member'],
  }),
  signUp: operation('POST', '/api/tournaments/:id/sign-up', {
    ...byPlayer,
    reasons: [
      ...SEEN,
      'needs-account',
      'limited',
      'no-bot-accounts',
      'sign-up-closed',
      'already-entered',
      'tournament-full',
      'removed-from-tournament',
    ],
  }),
  checkIn: operation('POST', '/api/tournaments/:id/check-in', {
    ...byPlayer,
    reasons: [...SEEN, 'not-entered', 'no-check-in'],
  }),
  withdraw: operation('POST', '/api/tournaments/:id/withdraw', {
    ...byPlayer,
    reasons: [...SEEN, 'not-entered', 'tournament-over'],
  }),
  start: operation('POST', '/api/tournaments/:id/start', {
    ...byOrganiser,
    reasons: [...MANAGED, 'already-started', 'too-few-players'],
  }),
  pause: operation('POST', '/api/tournaments/:id/pause', {
    ...byOrganiser,
    reasons: [...MANAGED, 'not-running'],
  }),
  resume: operation('POST', '/api/tournaments/:id/resume', {
    ...byOrganiser,
    reasons: [...MANAGED, 'not-running'],
  }),
  cancel: operation('POST', '/api/tournaments/:id/cancel', { ...byOrganiser, reasons: MANAGED }),
  remove: operation('DELETE', '/api/tournaments/:id/players/:player', {
    ...byOrganiser,
    reasons: [...MANAGED, 'no-such-user'],
  }),
};
