import type { AnyGame } from '@roundhouse/engine';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import { sha256 } from '../accounts/tokens.ts';
import { recordOf } from '../matches/record-of.ts';
import { settingsSchema, timeControlSchema } from '../matches/settings.ts';
import type { TableProblem, TableResult, Tables } from '../matches/tables.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { mustBeKnown } from './visitors.ts';

const MOST_LISTED = 100;
const bot = v.picklist(['random', 'easy', 'medium', 'hard', 'expert']);
const newTableBody = v.object({
  game: v.pipe(v.string(), v.maxLength(60)),
  seats: v.pipe(
    v.array(v.nullable(v.union([v.literal('me'), bot]))),
    v.minLength(2),
    v.maxLength(8),
  ),
  options: v.optional(v.unknown()),
  time: v.optional(timeControlSchema, { kind: 'none' }),
  isPublic: v.optional(v.boolean(), true),
  onTimeOut: v.optional(settingsSchema.entries.onTimeOut, 'bot'),
  onResign: v.optional(settingsSchema.entries.onResign, 'bot'),
  seating: v.optional(settingsSchema.entries.seating, 'random'),
});
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const joinBody = v.object({ seat: v.optional(seatNumber) });
const fillBody = v.object({ bot: v.nullable(bot), seat: v.optional(seatNumber) });

const STATUS: Readonly<Record<TableProblem, number>> = {
  'no-such-match': 404,
  'no-such-game': 400,
  'bad-options': 400,
  'bad-seat-count': 400,
  'not-open': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-seated': 403,
  'not-owner': 403,
  'seats-empty': 409,
  busy: 503,
};
const WORDS: Readonly<Record<TableProblem, string>> = {
  'no-such-match': 'There is no such match.',
  'no-such-game': 'There is no such game.',
  'bad-options': 'The game does not know these options.',
  'bad-seat-count': 'The game is not played by so many.',
  'not-open': 'The match has already begun.',
  'seat-taken': 'That seat is taken.',
  'already-seated': 'You already have a seat.',
  'not-seated': 'You have no seat in this match.',
  'not-owner': 'Only the host of the table can do that.',
  'seats-empty': 'There are still empty seats.',
  busy: 'Others are changing this table; please try again.',
};

/** What everybody with the link may know of a match; the seed only once it is over. */
export function aboutMatch(match: MatchRow, user?: string) {
  return {
    id: match.id,
    game: match.game,
    status: match.status,
    isPublic: match.isPublic,
    settings: match.settings,
    seats: match.seats.map(({ user: who, name, bot: level }) => ({
      name,
      bot: level,
      taken: who !== null || level !== null,
      you: who !== null && who === user,
    })),
    host: match.seats.findIndex(({ user: who }) => who === match.owner),
    createdAt: match.createdAt,
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    position: match.position,
    deciders: match.deciders,
    deadline: match.deadline,
    outcome: match.outcome,
    seedHash: sha256(match.seed),
    ...(match.status === 'finished' ? { seed: match.seed } : {}),
  };
}

export interface MatchRoutesInput {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  /** Told of every change of a table, so that who watches it sees it. */
  readonly onTable: (match: MatchRow) => void;
}

/** The lobby, tables, and finished matches. */
export function matchRoutes(app: FastifyInstance, input: MatchRoutesInput): void {
  const { accounts, store, tables, onTable } = input;

  const answer = (result: TableResult, user: string): ReturnType<typeof aboutMatch> => {
    if (!result.ok)
      throw new HttpProblem(STATUS[result.problem], result.problem, WORDS[result.problem]);
    onTable(result.match);
    return aboutMatch(result.match, user);
  };

  app.get('/api/games', async () =>
    input.games.map(({ id, name, seatCounts, options }) => ({ id, name, seatCounts, options })),
  );

  app.get('/api/matches', async () =>
    (await store.openMatches(MOST_LISTED)).map((match) => aboutMatch(match)),
  );

  app.get('/api/matches/mine', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    const mine = (await store.matchesOf(user.id, MOST_LISTED)).map((match) => {
      const seat = match.seats.findIndex((each) => each.user === user.id);
      return {
        ...aboutMatch(match, user.id),
        yourTurn: match.status === 'playing' && match.deciders.includes(seat),
      };
    });
    return mine.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  });

  app.post('/api/matches', async (request, reply: FastifyReply) => {
    const { user } = await mustBeKnown(accounts, request);
    const { game, seats, isPublic, options, time, onTimeOut, onResign, seating } = bodyOf(
      newTableBody,
      request,
    );
    const settings = { options: options ?? {}, time, onTimeOut, onResign, seating };
    const created = await tables.create(user, { game, seats, isPublic, settings });
    return reply.code(created.ok ? 201 : 400).send(answer(created, user.id));
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request) => {
    const match = await store.matchById(request.params.id);
    if (match === undefined) throw new HttpProblem(404, 'no-such-match', WORDS['no-such-match']);
    const visitor = await mustBeKnown(accounts, request).catch(() => undefined);
    return aboutMatch(match, visitor?.user.id);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request) => {
    const match = await store.matchById(request.params.id);
    if (match === undefined) throw new HttpProblem(404, 'no-such-match', WORDS['no-such-match']);
    if (match.status !== 'finished')
      throw new HttpProblem(409, 'not-finished', 'The record is public when the match is over.');
    return recordOf(match, await store.entries(match.id, 0));
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/join', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    return answer(
      await tables.join(user, request.params.id, bodyOf(joinBody, request).seat),
      user.id,
    );
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/leave', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    return answer(await tables.leave(user, request.params.id), user.id);
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/fill', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    const { bot: level, seat } = bodyOf(fillBody, request);
    return answer(await tables.fill(user, request.params.id, level, seat), user.id);
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/start', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    return answer(await tables.start(user, request.params.id), user.id);
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/rematch', async (request, reply) => {
    const { user } = await mustBeKnown(accounts, request);
    return reply.code(201).send(answer(await tables.rematch(user, request.params.id), user.id));
  });
}
