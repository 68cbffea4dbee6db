import { Passkeys } from '../accounts/passkeys.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Limits } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { OtherNodes } from '../cluster/other-nodes.ts';
import { accountRoutes, userTeller } from '../http/account-routes.ts';
import type { RenewSession } from '../http/account-routes.ts';
import { botRoutes } from '../http/bot-routes.ts';
import { clubRoutes } from '../http/club-routes.ts';
import { channelRoutes, stopRoute } from '../http/channel-routes.ts';
import { invitationRoutes } from '../http/invitation-routes.ts';
import { lobbyRoutes } from '../http/lobby-routes.ts';
import { matchRoutes } from '../http/match-routes.ts';
import { notificationRoutes } from '../http/notification-routes.ts';
import { passkeyRoutes } from '../http/passkey-routes.ts';
import { orderRoutes } from '../http/order-routes.ts';
import { peaceRoutes } from '../http/peace-routes.ts';
import { ratingRoutes } from '../http/rating-routes.ts';
import { reasonIn } from '../http/problem.ts';
import { reviewRoutes } from '../http/review-routes.ts';
import { seekRoutes } from '../http/seek-routes.ts';
import { recoveryRoutes } from '../http/recovery-routes.ts';
import { serveAt } from '../http/serve-operation.ts';
import type { Serve } from '../http/serve-operation.ts';
import { siteRoutes } from '../http/site-routes.ts';
import { tableRoutes } from '../http/table-routes.ts';
import { tournamentRoutes } from '../http/tournament-routes.ts';
import { giveCookie, tightenCookie } from '../http/session-cookie.ts';
import { answerNotFound, serveWebApp } from '../http/static-files.ts';
import { Visitors } from '../http/visitors.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import { seatIn } from '../matches/seat-in.ts';
import type { Tables } from '../matches/tables.ts';
import { EmailCodes } from '../notifications/email-codes.ts';
import { RecoveryLinks } from '../notifications/recovery-links.ts';
import { Recovery } from '../notifications/recovery.ts';
import type { Notices } from '../notifications/notifications.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { SocketServer } from '../socket/socket-server.ts';
import type { MatchRow, UserRow } from '../store/store.ts';
import type { FastifyInstance } from 'fastify';
import type { People } from './people.ts';
import type { PlayServerInput } from './play-server-input.ts';

/** What the routes of a server reach. */
interface RoutesInput {
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
  readonly people: People;
  readonly log: Log;
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
    const visitors = new Visitors(parts.accounts, parts.limits);
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
  const deleteUser = async (user: UserRow): Promise<void> => {
    const sessions = await store.sessionsOf(user.id);
    await leaveMatches(user);
    await store.deleteUser(user.id);
    for (const { tokenHash } of sessions) endSession(tokenHash);
  };
  accountRoutes(serve, { ...known, endSession, renewSession, deleteUser });
  botRoutes(serve, { ...known, endSession, deleteUser });
  peaceRoutes(serve, {
    store,
    now,
    partWays: async (user, other) => {
      for (const row of await parts.tables.partWays(user, other)) parts.onTable(row);
    },
  });
  passkeyRoutes(serve, { ...known, passkeys: new Passkeys(store, now), renewSession });
  const { mailer } = notices;
  const site = (): string => notices.address;
  const emailCodes = mailer && new EmailCodes({ store, now, mailer, site });
  const links = new RecoveryLinks(store, now);
  recoveryRoutes(serve, {
    ...known,
    links,
    recovery: mailer && new Recovery({ store, now, mailer, site, links }),
    aboutUser: userTeller(accounts, store),
    endSession,
    log: parts.log,
  });
  clubRoutes(serve, { ...known, now });
  tournamentRoutes(serve, { ...known, tournaments: parts.people.tournaments, now });
  orderRoutes(serve, {
    ...known,
    now,
    endSession,
    leaveMatches,
    tables: parts.tables,
    live: parts.matches,
    onTable: parts.onTable,
    onLine: (line) => {
      parts.rooms.lineChanged(line.match, [line]);
      others?.tell(line.match, { kind: 'line', number: line.number });
    },
  });
  notificationRoutes(serve, { store, notices, canEmail: emailCodes !== undefined, now });
  channelRoutes(serve, { ...known, notices, emailCodes, now });
}

function playRoutes(serve: Serve, parts: RoutesInput): void {
  const { accounts, limits, matches, notices, onTable, others, rooms, tables } = parts;
  const { store, games, now = Date.now } = parts.input;
  lobbyRoutes(serve, { store, games, listedPerHost: limits.quotas.listedPerHost, now });
  matchRoutes(serve, { store, live: matches, games });
  ratingRoutes(serve, { store, accounts, games, now });
  reviewRoutes(serve, { store, reviews: parts.people.reviews });
  seekRoutes(serve, { store, seekers: parts.people.seekers });
  invitationRoutes(serve, { store, invitations: parts.people.invitations });
  tableRoutes(serve, {
    store,
    accounts,
    tables,
    now,
    onInvited: (row, { id }) => notices.invited(row, id),
    onRematch: (before, row) => {
      rooms.rematch(before, row);
      others?.tell(before.id, { kind: 'rematch', next: row.id });
      notices.offered(row, 'rematch');
    },
    onTable,
  });
}

/** Whoever deletes an account leaves every table, every match and every tournament. */
async function leaveAllMatches(parts: RoutesInput, user: UserRow): Promise<void> {
  await parts.people.tournaments.withdrawFromAll(user);
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
