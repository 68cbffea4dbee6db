import { people } from '@roundhouse/protocol';
import type { User } from '@roundhouse/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { isPlainName, normalName } from '../accounts/names.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import type { SessionRow, Store, UserRow } from '../store/store.ts';
import { HttpProblem, read } from './problem.ts';
import { networkOf } from './proxies.ts';
import { serveWith } from './serve-operation.ts';
import type { Serve } from './serve-operation.ts';
import { credentialIn, giveCookie, takeCookie } from './session-cookie.ts';
import { labelOf } from './visitors.ts';

const spelled = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform(normalName),
    v.minLength(least),
    v.maxLength(most),
    v.check(isPlainName, 'It has to be seen as it is.'),
  );
export const nameSchema = spelled(1, 40);
const loginSchema = spelled(2, 60);

/** Gives the visitor's session a new token, so that whoever knew the old one has nothing. */
export type RenewSession = (
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

interface AccountRoutesInput {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly limits: Limits;
  readonly renewSession: RenewSession;
  /** Closes the sockets of a session that has ended. */
  readonly endSession: (tokenHash: string) => void;
  /** The user leaves every match and is gone, with its sessions. */
  readonly deleteUser: (user: UserRow) => Promise<void>;
}

/** Says what a user is told of itself. */
export const userTeller =
  (accounts: Accounts, store: Store) =>
  async (user: UserRow): Promise<User> => {
    const { id, name, login, passwordHash } = user;
    const passkeys = (await store.passkeysOf(id)).length;
    const hasPassword = passwordHash !== null;
    const { role } = await accounts.standing(user);
    const guest = await accounts.isGuest(user);
    return { id, name, login, guest, hasPassword, passkeys, role };
  };

/** Guests, accounts and sessions. */
export function accountRoutes(serve: Serve, input: AccountRoutesInput): void {
  const { accounts, store } = input;
  const guarded = serveWith(serve, perMinute(input.limits.logins));

  const aboutUser = userTeller(accounts, store);

  /** Those of browsers; tokens have a list of their own. */
  const sessionsOf = async ({ id }: UserRow): Promise<SessionRow[]> =>
    (await store.sessionsOf(id)).filter(({ scopes }) => scopes === null);

  const endSession = async ({ user }: Visitor, tokenHash: string): Promise<boolean> => {
    const ended = await store.endSession(user.id, tokenHash);
    if (ended) input.endSession(tokenHash);
    return ended;
  };

  serve(
    people.guest,
    async ({ body, request, reply }) => {
      const name = read(nameSchema, body.name, 'name');
      if (await accounts.isBarred(credentialIn(request.headers, request.cookies)))
        throw new HttpProblem('banned');
      const created = await accounts.createGuest(name, labelOf(request));
      if (created === undefined) throw new HttpProblem('name-taken');
      giveCookie(request, reply, created.token);
      return aboutUser(created.user);
    },
    perMinute(input.limits.guests),
  );

  serve(people.me, async ({ visitor }) => (visitor ? aboutUser(visitor.user) : null));

  serve(people.rename, async ({ visitor, body }) => {
    const renamed = await accounts.rename(visitor.user, read(nameSchema, body.name, 'name'));
    if (renamed === undefined) throw new HttpProblem('name-taken');
    return aboutUser(renamed);
  });

  guarded(people.exportMe, async ({ visitor }) => store.aboutUser(visitor.user.id));

  serve(people.deleteMe, async ({ visitor: { user }, request, reply }) => {
    for (const bot of await store.botsOf(user.id)) await input.deleteUser(bot);
    await input.deleteUser(user);
    takeCookie(request, reply);
    return undefined;
  });

  guarded(people.setPassword, async ({ visitor, body, request, reply }) => {
    const { user, session } = visitor;
    const { password, current = '' } = body;
    const login = read(loginSchema, body.login, 'login');
    const address = networkOf(request.ip);
    if (isCommonPassword(password, [login, user.name])) throw new HttpProblem('common-password');
    const check = await accounts.checkPassword(user, { password: current, address });
    if (check === 'too-many') throw tooManyAttempts();
    if (check === 'wrong-password') throw new HttpProblem(check);
    const changed = await accounts.setPassword(user, login, { password, address });
    if (typeof changed === 'string') throw new HttpProblem(changed);
    for (const { tokenHash } of await store.sessionsOf(user.id))
      if (tokenHash !== session.tokenHash) await endSession(visitor, tokenHash);
    await input.renewSession(visitor, request, reply);
    return aboutUser(changed);
  });

  guarded(people.logIn, async ({ body, request, reply }) => {
    const login = read(loginSchema, body.login, 'login');
    const { password } = body;
    const user = await accounts.logIn(login, { password, address: networkOf(request.ip) });
    if (user === 'too-many') throw tooManyAttempts();
    if (user === 'wrong-login' || user === 'banned') throw new HttpProblem(user);
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return aboutUser(user);
  });

  serve(people.logOut, async ({ visitor, request, reply }) => {
    await endSession(visitor, visitor.session.tokenHash);
    takeCookie(request, reply);
    return undefined;
  });

  serve(people.sessions, async ({ visitor: { user, session } }) =>
    (await sessionsOf(user)).map(({ tokenHash, createdAt, seenAt, label }) => ({
      id: publicId(tokenHash),
      createdAt,
      seenAt,
      label,
      current: tokenHash === session.tokenHash,
    })),
  );

  serve(people.endSession, async ({ visitor, params }) => {
    const found = (await sessionsOf(visitor.user)).find(
      ({ tokenHash }) => publicId(tokenHash) === params.id,
    );
    if (found === undefined || !(await endSession(visitor, found.tokenHash)))
      throw new HttpProblem('no-such-session');
    return undefined;
  });
}

const tooManyAttempts = (): HttpProblem =>
  new HttpProblem('too-many', {
    message: 'Too many attempts; please wait a moment.',
    retryAfter: 30,
  });

/** A session is named by a part of its token's hash: enough to tell one's own apart, nothing to log in with. */
export const publicId = (tokenHash: string): string => tokenHash.slice(0, 16);
