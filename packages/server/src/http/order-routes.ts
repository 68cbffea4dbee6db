import { order } from '@roundhouse/protocol';
import type { Judged, Report } from '@roundhouse/protocol';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { botName, nameKey, normalName } from '../accounts/names.ts';
import { chatLine } from '../matches/chat.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import type { Tables } from '../matches/tables.ts';
import type { ListedReport } from '../store/order.ts';
import type { ChatRow, MatchRow, Store, UserRow } from '../store/store.ts';
import { nameSchema } from './account-routes.ts';
import { findMatch } from './find-match.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

const MOST_LISTED = 100;
const MOST_MATCHES = 1000;

interface OrderRoutesInput {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly live: LiveMatches;
  readonly now: () => number;
  readonly onTable: (match: MatchRow) => void;
  /** A line has lost its text. */
  readonly onLine: (line: ChatRow) => void;
  /** Closes the sockets of a session that has ended. */
  readonly endSession: (tokenHash: string) => void;
  readonly leaveMatches: (user: UserRow) => Promise<void>;
}

/** What those who keep order can see and do. Who asks was found to be one of them by the row just read. */
export function orderRoutes(serve: Serve, input: OrderRoutesInput): void {
  const { store, accounts, tables, live, now } = input;

  const judged = async (user: UserRow): Promise<Judged> => {
    const { id, name, createdAt } = user;
    const guest = await accounts.isGuest(user);
    return { user: id, name, guest, createdAt, ...(await accounts.standing(user)) };
  };

  const mustExist = async (id: string): Promise<UserRow> => {
    const user = await store.userById(id);
    if (user === undefined) throw new HttpProblem('no-such-user');
    return user;
  };

  /** Nobody judges oneself, and only admins judge others who keep order. */
  const mayJudge = async ({ user }: Visitor, id: string): Promise<UserRow> => {
    const subject = await mustExist(id);
    const isEqual = (await accounts.standing(subject)).role !== null;
    const isAdmin = (await accounts.standing(user)).role === 'admin';
    if (subject.id === user.id || (isEqual && !isAdmin)) throw new HttpProblem('not-allowed');
    return subject;
  };

  serve(order.reports, async ({ query }) => {
    const reports = await store.order.reports(query.state, MOST_LISTED);
    const wanted = reports.flatMap(({ match, lines }) =>
      lines.map((number) => ({ match, number })),
    );
    const said = await store.chatLines(wanted);
    return reports.map((report) => aboutReport(report, said));
  });

  serve(order.closeReport, async ({ visitor, params, body }) => {
    if ((await store.order.reportById(params.id)) === undefined)
      throw new HttpProblem('no-such-report');
    const deed = { actor: visitor.user.id, subject: params.id, state: body.state };
    await store.order.act({ act: 'close-report', ...deed }, now());
    return undefined;
  });

  serve(order.find, async ({ query: { who } }) => {
    const found =
      (await store.userById(who)) ?? (await store.userByNameKey(nameKey(normalName(who))));
    if (found === undefined) throw new HttpProblem('no-such-user');
    return judged(found);
  });

  serve(order.sanction, async ({ visitor, params, body }) => {
    const subject = await mayJudge(visitor, params.user);
    const sessions = await store.sessionsOf(subject.id);
    const deed = { actor: visitor.user.id, subject: subject.id, ...body };
    await store.order.act({ act: 'sanction', ...deed }, now());
    if (body.kind === 'ban') {
      for (const { tokenHash } of sessions) input.endSession(tokenHash);
      await input.leaveMatches(subject);
    }
    return judged(subject);
  });

  serve(order.lift, async ({ visitor, params, body }) => {
    const subject = await mayJudge(visitor, params.user);
    const deed = { actor: visitor.user.id, subject: subject.id, kind: body.kind };
    await store.order.act({ act: 'lift', ...deed }, now());
    return judged(subject);
  });

  serve(order.rename, async ({ visitor, params, body }) => {
    const subject = await mayJudge(visitor, params.user);
    const given = read(nameSchema, body.name, 'name');
    const name = subject.botOf === undefined ? given : botName(given);
    const key = nameKey(name);
    const owner = await store.userByNameKey(key);
    if (owner !== undefined && owner.id !== subject.id) throw new HttpProblem('name-taken');
    const kept = subject.nameKey === null ? null : key;
    const deed = { actor: visitor.user.id, subject: subject.id, name, nameKey: kept };
    await store.order.act({ act: 'rename', ...deed }, now());
    for (const row of await store.matchesOf(subject.id, MOST_MATCHES))
      if (row.status === 'open' || row.status === 'playing') input.onTable(row);
    return judged({ ...subject, name });
  });

  serve(order.setRole, async ({ visitor, params, body: { role } }) => {
    const subject = await mayJudge(visitor, params.user);
    if (await accounts.isGuest(subject)) throw new HttpProblem('needs-account');
    const deed = { actor: visitor.user.id, subject: subject.id };
    await store.order.act(
      role === null ? { act: 'revoke', ...deed } : { act: 'grant', role, ...deed },
      now(),
    );
    return judged(subject);
  });

  serve(order.closeTable, async ({ visitor, params }) => {
    const { id, status } = await findMatch(store, params.id);
    if (status !== 'open') throw new HttpProblem('not-open');
    await store.order.act({ act: 'close-table', actor: visitor.user.id, subject: id }, now());
    const closed = await tables.close(id);
    if (!closed.ok) throw new HttpProblem(closed.problem);
    input.onTable(closed.match);
    return undefined;
  });

  serve(order.endMatch, async ({ visitor, params }) => {
    const { id, status } = await findMatch(store, params.id);
    const match = status === 'playing' ? await live.find(id) : undefined;
    if (match === undefined)
      throw new HttpProblem(status === 'finished' ? 'game-over' : 'not-playing');
    const number = await store.order.act(
      { act: 'end-match', actor: visitor.user.id, subject: id },
      now(),
    );
    const ended = await match.end(`moderator/${number}`);
    if (!ended.ok) throw new HttpProblem(ended.reason);
    return undefined;
  });

  serve(order.removeLine, async ({ visitor, params }) => {
    const { id } = await findMatch(store, params.id);
    const number = /^[0-9]{1,9}$/.test(params.number) ? Number(params.number) : 0;
    const [line] = await store.chatLines([{ match: id, number }]);
    if (line === undefined || line.removed) throw new HttpProblem('no-such-line');
    const deed = { actor: visitor.user.id, subject: id, line: number };
    await store.order.act({ act: 'remove-line', ...deed }, now());
    input.onLine({ ...line, text: '', removed: true });
    return undefined;
  });

  serve(order.log, async ({ query }) => store.order.auditBefore(query.before, MOST_LISTED));
}

/** A report with the lines in question, as they are in the chat now. */
function aboutReport(report: ListedReport, said: readonly ChatRow[]): Report {
  const lines = said.filter(
    ({ match, number }) => match === report.match && report.lines.includes(number),
  );
  return { ...report, lines: lines.map((line) => chatLine(line, undefined)) };
}
