import type { AnyGame, Viewer } from '@roundhouse/engine';
import { LEVELS } from '@roundhouse/bots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { aboutMatch, aboutMine } from '../matches/about-match.ts';
import { CHAT_PAGE, chatLine } from '../matches/chat.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import type { Host } from '../matches/quotas.ts';
import { viewerIn } from '../matches/seat-in.ts';
import { recordOf } from '../matches/record-of.ts';
import { settingsSchema, timeControlSchema } from '../matches/settings.ts';
import type { TableProblem, TableResult, Tables } from '../matches/tables.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { bodyOf, HttpProblem, queryOf } from './problem.ts';
import type { Visitors } from './visitors.ts';

const MOST_LISTED = 100;
const LOBBY_PAGE = 50;
const bot = v.picklist(['random', ...LEVELS]);
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
const lineNumber = v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number));
const chatQuery = v.object({
  after: v.optional(lineNumber, '0'),
  before: v.optional(lineNumber),
  limit: v.optional(v.pipe(lineNumber, v.minValue(1), v.maxValue(CHAT_PAGE)), `${CHAT_PAGE}`),
});
const joinBody = v.object({ seat: v.optional(seatNumber) });
const removeBody = v.object({ seat: seatNumber });
const lobbyQuery = v.object({
  game: v.optional(v.string()),
  pace: v.optional(v.picklist(['live', 'turn-based'])),
  free: v.optional(v.literal('yes')),
  after: v.optional(v.string()),
});
const fillBody = v.object({ bot: v.nullable(bot), seat: v.optional(seatNumber) });

const STATUS: Readonly<Record<TableProblem, number>> = {
  'no-such-match': 404,
  'no-such-game': 400,
  'bad-options': 400,
  'bad-seat-count': 400,
  'not-open': 409,
  'not-finished': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'not-seated': 403,
  'not-owner': 403,
  'seats-empty': 409,
  'nobody-there': 409,
  removed: 403,
  'too-many-tables': 429,
  'too-many-bots': 429,
  busy: 503,
};
const WORDS: Readonly<Record<TableProblem, string>> = {
  'no-such-match': 'There is no such match.',
  'no-such-game': 'There is no such game.',
  'bad-options': 'The game does not know these options.',
  'bad-seat-count': 'The game is not played by so many.',
  'not-open': 'The match has already begun.',
  'not-finished': 'The match is not over yet.',
  'seat-taken': 'That seat is taken.',
  'already-seated': 'You already have a seat.',
  'not-seated': 'You have no seat in this match.',
  'not-owner': 'Only the host of the table can do that.',
  'seats-empty': 'There are still empty seats.',
  'nobody-there': 'Somebody has to sit at the table; bots don’t play on their own here.',
  removed: 'The host has removed you from this table.',
  'too-many-tables': 'You have too many open tables; start or leave one first.',
  'too-many-bots': 'You have too many running matches with bots; finish one first.',
  busy: 'Others are changing this table; please try again.',
};

export interface MatchRoutesInput {
  readonly visitors: Visitors;
  readonly matches: LiveMatches;
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  /** How many tables of one host a page of the lobby shows. */
  readonly listedPerHost: number;
  /** Told of every change of a table, so that who watches it sees it. */
  readonly onTable: (match: MatchRow) => void;
  /** Told that the players of a finished match have a new table. */
  readonly onRematch: (before: MatchRow, match: MatchRow) => void;
}

interface WithId {
  Params: { id: string };
}

/** Whose eyes the past is seen with: one's own, or, once the match is over, anybody's. */
function viewerFrom(match: MatchRow, text: string | undefined, user: string | undefined): Viewer {
  const asked = text === 'spectator' || text === undefined ? text : Number(text);
  const own = viewerIn(match, user);
  const viewer = asked ?? own;
  const exists = viewer === 'spectator' || match.seats[viewer] !== undefined;
  if (exists && (match.status === 'finished' || viewer === own || viewer === 'spectator'))
    return viewer;
  throw new HttpProblem(403, 'not-allowed', 'Other eyes are open only when the match is over.');
}

/** The lobby, tables, and finished matches. */
export function matchRoutes(app: FastifyInstance, input: MatchRoutesInput): void {
  const { visitors, store, tables, onTable } = input;

  const hostOf = async (request: FastifyRequest): Promise<Host> => {
    const { user } = await visitors.mustFind(request);
    return { user, address: request.ip };
  };

  const mustExist = async (id: string): Promise<MatchRow> => {
    const match = await store.matchById(id);
    if (match === undefined) throw new HttpProblem(404, 'no-such-match', WORDS['no-such-match']);
    return match;
  };

  const answer = (result: TableResult, user: string): ReturnType<typeof aboutMatch> => {
    if (!result.ok)
      throw new HttpProblem(STATUS[result.problem], result.problem, WORDS[result.problem]);
    onTable(result.match);
    return aboutMatch(result.match, user);
  };

  app.get('/api/games', async () =>
    input.games.map(({ id, name, rulesVersion, seatCounts, options }) => ({
      id,
      name,
      rulesVersion,
      seatCounts,
      options,
    })),
  );

  app.get('/api/matches', async (request) => {
    const { game, pace, free, after } = queryOf(lobbyQuery, request);
    const last = after === undefined ? undefined : await mustExist(after);
    const filter = {
      ...(game === undefined ? {} : { game }),
      ...(pace === undefined ? {} : { pace }),
      ...(last === undefined ? {} : { after: last }),
      withFreeSeat: free === 'yes',
    };
    const open = await store.openMatches(filter, LOBBY_PAGE, input.listedPerHost);
    return open.map((match) => aboutMatch(match));
  });

  app.get('/api/matches/mine', async (request) => {
    const { user } = await visitors.mustFind(request);
    const mine = (await store.matchesOf(user.id, MOST_LISTED)).map((match) =>
      aboutMine(match, user.id),
    );
    return mine.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
  });

  app.post('/api/matches', async (request, reply: FastifyReply) => {
    const host = await hostOf(request);
    const { game, seats, isPublic, options, time, onTimeOut, onResign, seating } = bodyOf(
      newTableBody,
      request,
    );
    const settings = { options: options ?? {}, time, onTimeOut, onResign, seating };
    const created = await tables.create(host, { game, seats, isPublic, settings });
    return reply.code(201).send(answer(created, host.user.id));
  });

  app.get('/api/matches/watch', async () =>
    (await store.publicMatches(MOST_LISTED)).map((match) => aboutMatch(match)),
  );

  app.get<WithId>('/api/matches/:id', async (request) => {
    const match = await mustExist(request.params.id);
    return aboutMatch(match, (await visitors.find(request))?.user.id);
  });

  app.get<WithId>('/api/matches/:id/record', async (request) => {
    const match = await mustExist(request.params.id);
    if (match.status !== 'finished')
      throw new HttpProblem(409, 'not-finished', 'The record is public when the match is over.');
    const record = await recordOf(store, input.games, match);
    return record;
  });

  app.get<WithId & { Params: { moves: string }; Querystring: { viewer?: string } }>(
    '/api/matches/:id/positions/:moves',
    async (request) => {
      const user = (await visitors.find(request))?.user.id;
      const live = await input.matches.find((await mustExist(request.params.id)).id);
      // Whose eyes is asked of the match that is shown: until it began, somebody else may have sat there.
      const viewer = live && viewerFrom(live.current(), request.query.viewer, user);
      const moves = /^[0-9]{1,6}$/.test(request.params.moves) ? Number(request.params.moves) : -1;
      const view = viewer === undefined ? undefined : await live?.past(moves, viewer);
      if (view === undefined)
        throw new HttpProblem(404, 'no-such-position', 'The match has no such position.');
      return { moves, viewer, view };
    },
  );

  app.get<WithId>('/api/matches/:id/chat', async (request) => {
    const { after, before, limit } = queryOf(chatQuery, request);
    const { id } = await mustExist(request.params.id);
    const lines =
      before === undefined
        ? await store.chatAfter(id, after, limit)
        : await store.chatBefore(id, before, limit);
    return lines.map(chatLine);
  });

  app.get<WithId>('/api/matches/:id/note', async (request) => {
    const { user } = await visitors.mustFind(request);
    return { text: await store.note((await mustExist(request.params.id)).id, user.id) };
  });

  app.post<WithId>('/api/matches/:id/join', async (request) => {
    const { user } = await visitors.mustFind(request);
    return answer(
      await tables.join(user, request.params.id, bodyOf(joinBody, request).seat),
      user.id,
    );
  });

  app.post<WithId>('/api/matches/:id/leave', async (request) => {
    const { user } = await visitors.mustFind(request);
    return answer(await tables.leave(user, request.params.id), user.id);
  });

  app.post<WithId>('/api/matches/:id/remove', async (request) => {
    const { user } = await visitors.mustFind(request);
    const { seat } = bodyOf(removeBody, request);
    return answer(await tables.remove(user, request.params.id, seat), user.id);
  });

  app.post<WithId>('/api/matches/:id/fill', async (request) => {
    const { user } = await visitors.mustFind(request);
    const { bot: level, seat } = bodyOf(fillBody, request);
    return answer(await tables.fill(user, request.params.id, level, seat), user.id);
  });

  app.post<WithId>('/api/matches/:id/start', async (request) => {
    const host = await hostOf(request);
    return answer(await tables.start(host, request.params.id), host.user.id);
  });

  app.post<WithId>('/api/matches/:id/rematch', async (request, reply) => {
    const host = await hostOf(request);
    const before = await mustExist(request.params.id);
    const made = await tables.rematch(host, before.id);
    if (made.ok) input.onRematch(before, made.match);
    return reply.code(201).send(answer(made, host.user.id));
  });
}
