import { LEVELS } from '@roundhouse/bots';
import { matches, MOST_INVITED, usualOnResign } from '@roundhouse/protocol';
import type { Table } from '@roundhouse/protocol';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { nameKey, normalName } from '../accounts/names.ts';
import { aboutMatch } from '../matches/about-match.ts';
import type { Host } from '../matches/quotas.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { TableResult, Tables } from '../matches/tables.ts';
import type { MatchRow, Store, UserRow } from '../store/store.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const bot = v.nullable(v.picklist(['random', ...LEVELS]));
const MOST_LISTED = 50;
const seated = v.object({ seats: v.array(v.union([v.literal('me'), bot])) });

interface TableRoutesInput {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly now: () => number;
  /** Told of every change of a table, so that who watches it sees it. */
  readonly onTable: (match: MatchRow) => void;
  /** Told that the players of a finished match have a new table. */
  readonly onRematch: (before: MatchRow, match: MatchRow) => void;
  /** Told of somebody who is invited to a table. */
  readonly onInvited: (match: MatchRow, guest: UserRow) => void;
}

/** Tables before their match begins. */
export function tableRoutes(serve: Serve, input: TableRoutesInput): void {
  const { store, accounts, tables, now, onTable, onRematch, onInvited } = input;

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
    const { seats } = read(seated, { seats: who }, 'the body');
    const wanted = { game, isPublic, club, settings, seats, ...position };
    return told(await tables.create(hostOf(visitor, request), wanted), visitor);
  });

  serve(matches.join, async ({ visitor, params, body, request }) =>
    told(await tables.join(visitor.user, params.id, body.seat, request.ip), visitor),
  );

  serve(matches.invite, async ({ visitor: { user }, params, body }) => {
    const match = await findMatch(store, params.id);
    if (match.status !== 'open') throw new HttpProblem('not-open');
    if (seatIn(match, user.id) === undefined) throw new HttpProblem('not-seated');
    if ((await accounts.standing(user)).limit !== null) throw new HttpProblem('limited');
    const guest = await store.userByNameKey(nameKey(normalName(body.name)));
    if (guest === undefined) throw new HttpProblem('no-such-user');
    if ((await store.invitations.countInvited(match.id)) >= MOST_INVITED)
      throw new HttpProblem('too-many', { message: 'Too many people are invited to this table.' });
    const isNew = await store.invitations.invite(match.id, guest.id, now());
    // Nobody is told who does not want to meet or hear them.
    const isMuted = (await store.peace.tie(guest.id, user.id))?.mutes === true;
    const isWelcome = !isMuted && (await tables.whyNot(guest, match)) === undefined;
    if (isNew && isWelcome) onInvited(match, guest);
    return undefined;
  });

  serve(matches.invited, async ({ visitor: { user } }) => {
    const rows = await store.invitedTo(user.id, MOST_LISTED);
    const reasons = await Promise.all(rows.map((row) => tables.whyNot(user, row)));
    return rows.filter((_, at) => reasons[at] === undefined).map((row) => aboutMatch(row, user.id));
  });

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
    const before = await findMatch(store, params.id);
    const made = await tables.rematch(hostOf(visitor, request), before.id);
    if (made.ok) onRematch(before, made.match);
    return told(made, visitor);
  });
}

const hostOf = ({ user }: Visitor, { ip }: FastifyRequest): Host => ({ user, address: ip });
