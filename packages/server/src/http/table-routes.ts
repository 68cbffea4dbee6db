import { LEVELS } from '@roundhouse/bots';
import { matches, usualOnResign } from '@roundhouse/protocol';
import type { Table } from '@roundhouse/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Visitor } from '../accounts/accounts.ts';
import { aboutMatch } from '../matches/about-match.ts';
import type { Host } from '../matches/quotas.ts';
import type { TableResult, Tables } from '../matches/tables.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const bot = v.nullable(v.picklist(['random', ...LEVELS]));
const seats = v.array(v.union([v.literal('me'), bot]));

interface TableRoutesInput {
  readonly store: Store;
  readonly tables: Tables;
  /** Told of every change of a table, so that who watches it sees it. */
  readonly onTable: (match: MatchRow) => void;
  /** Told that the players of a finished match have a new table. */
  readonly onRematch: (before: MatchRow, match: MatchRow) => void;
}

/** Tables before their match begins. */
export function tableRoutes(serve: Serve, input: TableRoutesInput): void {
  const { store, tables, onTable, onRematch } = input;

  const told = (result: TableResult, { user }: Visitor): Table => {
    if (!result.ok) throw new HttpProblem(result.problem);
    onTable(result.match);
    return aboutMatch(result.match, user.id);
  };

  serve(matches.create, async ({ visitor, body, request }) => {
    const {
      game,
      isPublic,
      club,
      seats: who,
      onResign = usualOnResign(who.length),
      start,
      ...rest
    } = body;
    const settings = { ...rest, onResign };
    const position = start && { start };
    const places = read(seats, who, 'seats');
    const wanted = { game, isPublic, club, settings, seats: places, ...position };
    return told(await tables.create(hostOf(visitor, request), wanted), visitor);
  });

  serve(matches.join, async ({ visitor, params, body, request }) =>
    told(await tables.join(visitor.user, params.id, body.seat, request.ip), visitor),
  );

  serve(matches.leave, async ({ visitor, params }) =>
    told(await tables.leave(visitor.user, params.id), visitor),
  );

  serve(matches.remove, async ({ visitor, params, body }) =>
    told(await tables.remove(visitor.user, params.id, body.seat), visitor),
  );

  serve(matches.fillSeats, async ({ visitor, params, body }) => {
    const level = read(bot, body.bot, 'bot');
    return told(await tables.fill(visitor.user, params.id, level, body.seat), visitor);
  });

  serve(matches.start, async ({ visitor, params, request }) =>
    told(await tables.start(hostOf(visitor, request), params.id), visitor),
  );

  serve(matches.rematch, async ({ visitor, params, request }) => {
    const before = await store.matchById(params.id);
    if (before === undefined) throw new HttpProblem('no-such-match');
    const made = await tables.rematch(hostOf(visitor, request), before.id);
    if (made.ok) onRematch(before, made.match);
    return told(made, visitor);
  });
}

const hostOf = ({ user }: Visitor, { ip }: FastifyRequest): Host => ({ user, address: ip });
