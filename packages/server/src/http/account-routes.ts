import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import type { Store, UserRow } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { isVisible } from './is-visible.ts';
import { giveCookie, labelOf, takeCookie } from './visitors.ts';
import type { Visitors } from './visitors.ts';

const LOGINS_A_MINUTE = 10;
const visible = v.check(isVisible, 'It has to be seen as it is.');
const nameBody = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), visible),
});
const login = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60), visible);
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const loginBody = v.object({ login, password });
const passwordBody = v.object({ login, password, current: v.optional(v.string()) });

export interface AccountRoutesInput {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly store: Store;
  /** Closes the sockets of a session that has ended. */
  readonly endSession: (tokenHash: string) => void;
  /** The user gives up its seats in matches that are being played. */
  readonly leaveMatches: (user: UserRow) => Promise<void>;
}

/** Guests, accounts and sessions. */
export function accountRoutes(app: FastifyInstance, input: AccountRoutesInput): void {
  const { accounts, visitors, store } = input;
  const guarded = { config: { rateLimit: { max: LOGINS_A_MINUTE, timeWindow: '1 minute' } } };

  /** What a user is told of itself. */
  const aboutUser = async ({ id, name, login: shown, passwordHash }: UserRow) => {
    const passkeys = (await store.passkeysOf(id)).length;
    const hasPassword = passwordHash !== null;
    return { id, name, login: shown, guest: !hasPassword && passkeys === 0, hasPassword, passkeys };
  };

  const endSession = async ({ user }: Visitor, tokenHash: string): Promise<boolean> => {
    const ended = await store.endSession(user.id, tokenHash);
    if (ended) input.endSession(tokenHash);
    return ended;
  };

  app.post('/api/guest', async (request, reply) => {
    const { name } = bodyOf(nameBody, request);
    const { user, token } = await accounts.createGuest(name, labelOf(request));
    giveCookie(request, reply, token);
    return reply.code(201).send(await aboutUser(user));
  });

  app.get('/api/me', async (request) => aboutUser((await visitors.mustFind(request)).user));

  app.patch('/api/me', async (request) => {
    const { user } = await visitors.mustFind(request);
    return aboutUser(await accounts.rename(user, bodyOf(nameBody, request).name));
  });

  app.delete('/api/me', async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    const sessions = await store.sessionsOf(user.id);
    await input.leaveMatches(user);
    await store.deleteUser(user.id);
    for (const { tokenHash } of sessions) input.endSession(tokenHash);
    takeCookie(reply);
    return reply.code(204).send();
  });

  app.put('/api/me/password', guarded, async (request) => {
    const visitor = await visitors.mustFind(request);
    const { login: wanted, password: secret, current } = bodyOf(passwordBody, request);
    if (!(await accounts.knowsPassword(visitor.user, current)))
      throw new HttpProblem(403, 'wrong-password', 'The current password is another one.');
    const changed = await accounts.setPassword(visitor.user, wanted, secret);
    if (changed === undefined) throw new HttpProblem(409, 'login-taken', 'That name is taken.');
    for (const { tokenHash } of await store.sessionsOf(visitor.user.id))
      if (tokenHash !== visitor.session.tokenHash) await endSession(visitor, tokenHash);
    return aboutUser(changed);
  });

  app.post('/api/login', guarded, async (request, reply) => {
    const { login: given, password: secret } = bodyOf(loginBody, request);
    const user = await accounts.logIn(given, secret);
    if (user === undefined)
      throw new HttpProblem(403, 'wrong-login', 'That name and password do not belong together.');
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return aboutUser(user);
  });

  app.post('/api/logout', async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    await endSession(visitor, visitor.session.tokenHash);
    takeCookie(reply);
    return reply.code(204).send();
  });

  app.get('/api/sessions', async (request) => {
    const { user, session } = await visitors.mustFind(request);
    return (await store.sessionsOf(user.id)).map(({ tokenHash, createdAt, seenAt, label }) => ({
      id: publicId(tokenHash),
      createdAt,
      seenAt,
      label,
      current: tokenHash === session.tokenHash,
    }));
  });

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    const found = (await store.sessionsOf(visitor.user.id)).find(
      ({ tokenHash }) => publicId(tokenHash) === request.params.id,
    );
    if (found === undefined || !(await endSession(visitor, found.tokenHash)))
      throw new HttpProblem(404, 'no-such-session', 'There is no such session.');
    return reply.code(204).send();
  });
}

/** A session is named by a part of its token's hash: enough to tell one's own apart, nothing to log in with. */
const publicId = (tokenHash: string): string => tokenHash.slice(0, 16);
