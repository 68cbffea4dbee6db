import { Passkeys } from '../accounts/passkeys.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Limits } from '../base/limits.ts';
import type { Metrics } from '../base/metrics.ts';
import type { OtherNodes } from '../cluster/other-nodes.ts';
import { accountRoutes } from '../http/account-routes.ts';
import type { RenewSession } from '../http/account-routes.ts';
import { channelRoutes, stopRoute } from '../http/channel-routes.ts';
import { lobbyRoutes } from '../http/lobby-routes.ts';
import { matchRoutes } from '../http/match-routes.ts';
import { notificationRoutes } from '../http/notification-routes.ts';
import { passkeyRoutes } from '../http/passkey-routes.ts';
import { reasonIn } from '../http/problem.ts';
import { serveAt } from '../http/serve-operation.ts';
import type { Serve } from '../http/serve-operation.ts';
import { siteRoutes } from '../http/site-routes.ts';
import { tableRoutes } from '../http/table-routes.ts';
import { giveCookie, tightenCookie } from '../http/session-cookie.ts';
import { answerNotFound, serveWebApp } from '../http/static-files.ts';
import { Visitors } from '../http/visitors.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { Tables } from '../matches/tables.ts';
import { EmailCodes } from '../notifications/email-codes.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { SocketServer } from '../socket/socket-server.ts';
import type { MatchRow, UserRow } from '../store/store.ts';
import type { FastifyInstance } from 'fastify';
import type { PlayServerInput } from './play-server-input.ts';

/** What the routes of a server reach. */
export interface RoutesInput {
  readonly http: FastifyInstance;
  readonly input: PlayServerInput;
  readonly limits: Limits;
  readonly accounts: Accounts;
  readonly matches: LiveMatches;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly others: OtherNodes | undefined;
  readonly rooms: Rooms;
  readonly sockets: SocketServer;
  readonly tables: Tables;
  readonly isReady: () => boolean;
  /** Where other devices find this server. */
  readonly addresses: () => readonly string[];
  readonly onTable: (row: MatchRow) => void;
}

/** Registers every route. Gives a list of them, such as `GET /api/me`, which is whole once the server is ready. */
export function registerRoutes(parts: RoutesInput): readonly string[] {
  const { http, metrics } = parts;
  const { webApp } = parts.input;
  const served: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const each of url.endsWith('*') ? [] : [method].flat()) served.push(`${each} ${url}`);
  });
  http.addHook('onSend', async (_, { statusCode }, payload) => {
    if (statusCode >= 400) metrics.noteRefusal('http', reasonIn(payload));
  });
  http.addHook('onResponse', async (_, { statusCode, elapsedTime }) =>
    metrics.noteRequest(statusCode, elapsedTime),
  );
  void http.after(() => (webApp === undefined ? answerNotFound(http) : serveWebApp(http, webApp)));
  void http.register(async (app) => {
    app.addHook('onRequest', tightenCookie);
    const visitors = new Visitors(parts.accounts, parts.limits.requests);
    const serve = serveAt(app, visitors);
    operatorRoutes(serve, parts);
    userRoutes(serve, parts);
    playRoutes(serve, parts);
    stopRoute(app, visitors, parts.input.store);
  });
  return served;
}

/** For those who run the server, and for those who look for it. */
function operatorRoutes(serve: Serve, { input, isReady, addresses }: RoutesInput): void {
  const { store, others, securityContact: contact, now = Date.now } = input;
  siteRoutes(serve, { store, isReady, wire: others?.wire, addresses, contact, now });
}

function userRoutes(serve: Serve, parts: RoutesInput): void {
  const { accounts, limits, notices, others, sockets } = parts;
  const { store, now = Date.now } = parts.input;
  const endSession = (tokenHash: string): void => {
    sockets.endSession(tokenHash);
    others?.tellSession(tokenHash);
  };
  const renewSession: RenewSession = async ({ session }, request, reply) => {
    giveCookie(request, reply, await accounts.renewSession(session));
    // Its pages come back with the new cookie, so they are not sent away before they have it.
    reply.raw.once('close', () => endSession(session.tokenHash));
  };
  const known = { accounts, store, limits };
  const leaveMatches = (user: UserRow): Promise<void> => leaveAllMatches(parts, user);
  accountRoutes(serve, { ...known, endSession, renewSession, leaveMatches });
  passkeyRoutes(serve, { ...known, passkeys: new Passkeys(store, now), renewSession });
  const { mailer } = notices;
  const site = (): string => notices.address;
  const emailCodes = mailer && new EmailCodes({ store, now, mailer, site });
  notificationRoutes(serve, { store, notices, canEmail: emailCodes !== undefined, now });
  channelRoutes(serve, { ...known, notices, emailCodes, now });
}

function playRoutes(serve: Serve, parts: RoutesInput): void {
  const { limits, matches, notices, onTable, others, rooms, tables } = parts;
  const { store, games } = parts.input;
  lobbyRoutes(serve, { store, games, listedPerHost: limits.quotas.listedPerHost });
  matchRoutes(serve, { store, live: matches, games });
  tableRoutes(serve, {
    store,
    tables,
    onRematch: (before, row) => {
      rooms.rematch(before, row.id);
      others?.tell(before.id, { kind: 'rematch', next: row.id });
      notices.rematchOffered(row);
    },
    onTable,
  });
}

/** Whoever deletes an account leaves every table and every match. */
async function leaveAllMatches(parts: RoutesInput, user: UserRow): Promise<void> {
  const { input, matches, onTable, tables } = parts;
  const leave = async (row: MatchRow): Promise<void> => {
    if (row.status === 'finished') return;
    const left = row.status === 'open' ? await tables.leave(user, row.id) : undefined;
    if (left?.ok === true) return onTable(left.match);
    // One that waited a moment ago may have begun.
    const match = await matches.find(row.id);
    const seat = match && seatIn(match.row, user.id);
    if (seat !== undefined) await match?.leave(seat, `deleted/${seat}`);
  };
  for (const row of await input.store.matchesOf(user.id, Number.MAX_SAFE_INTEGER)) await leave(row);
}
