import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts, Visitor } from '../accounts/accounts.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { isPlainName, normalName } from '../accounts/names.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import type { Store, UserRow } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { networkOf } from './proxies.ts';
import { giveCookie, takeCookie } from './session-cookie.ts';
import { labelOf } from './visitors.ts';
import type { Visitors } from './visitors.ts';

const plain = v.check(isPlainName, 'It has to be seen as it is.');
const nameBody = v.object({
  name: v.pipe(v.string(), v.transform(normalName), v.minLength(1), v.maxLength(40), plain),
});
const login = v.pipe(v.string(), v.transform(normalName), v.minLength(2), v.maxLength(60), plain);
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const loginBody = v.object({ login, password });
const passwordBody = v.object({
  login,
  password,
  current: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

/** Gives the visitor's session a new token, so that whoever knew the old one has nothing. */
export type RenewSession = (
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>;

export interface AccountRoutesInput {
  readonly accounts: Accounts;
  readonly visitors: Visitors;
  readonly store: Store;
  readonly limits: Limits;
  readonly renewSession: RenewSession;
  /** Closes the sockets of a session that has ended. */
  readonly endSession: (tokenHash: string) => void;
  /** The user gives up its seats in matches that are being played. */
  readonly leaveMatches: (user: UserRow) => Promise<void>;
}

/** Guests, accounts and sessions. */
export function accountRoutes(app: FastifyInstance, input: AccountRoutesInput): void {
  const { accounts, visitors, store } = input;
  const guarded = perMinute(input.limits.logins);

  /** What a user is told of itself. */
  const aboutUser = async (user: UserRow) => {
    const { id, name, login: shown, passwordHash } = user;
    const passkeys = (await store.passkeysOf(id)).length;
    const hasPassword = passwordHash !== null;
    return { id, name, login: shown, guest: !hasPassword && passkeys === 0, hasPassword, passkeys };
  };

  const endSession = async ({ user }: Visitor, tokenHash: string): Promise<boolean> => {
    const ended = await store.endSession(user.id, tokenHash);
    if (ended) input.endSession(tokenHash);
    return ended;
  };

  app.post('/api/guest', perMinute(input.limits.guests), async (request, reply) => {
    const { name } = bodyOf(nameBody, request);
    const created = await accounts.createGuest(name, labelOf(request));
    if (created === undefined) throw nameTaken();
    giveCookie(request, reply, created.token);
    return reply.code(201).send(await aboutUser(created.user));
  });

  app.get('/api/me', async (request) => aboutUser((await visitors.mustFind(request)).user));

  app.patch('/api/me', async (request) => {
    const { user } = await visitors.mustFind(request);
    const renamed = await accounts.rename(user, bodyOf(nameBody, request).name);
    if (renamed === undefined) throw nameTaken();
    return aboutUser(renamed);
  });

  app.delete('/api/me', async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    const sessions = await store.sessionsOf(user.id);
    await input.leaveMatches(user);
    await store.deleteUser(user.id);
    for (const { tokenHash } of sessions) input.endSession(tokenHash);
    takeCookie(request, reply);
    return reply.code(204).send();
  });

  app.put('/api/me/password', guarded, async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    const { user, session } = visitor;
    const { login: wanted, password: secret, current } = bodyOf(passwordBody, request);
    const address = networkOf(request.ip);
    if (isCommonPassword(secret, [wanted, user.name])) throw commonPassword();
    const check = await accounts.checkPassword(user, { password: current, address });
    if (check === 'too-many') throw tooManyAttempts();
    if (check === 'wrong-password')
      throw new HttpProblem(403, 'wrong-password', 'The current password is another one.');
    const changed = await accounts.setPassword(user, wanted, { password: secret, address });
    if (changed === 'name-taken') throw nameTaken();
    if (changed === 'login-taken') throw new HttpProblem(409, 'login-taken', 'That name is taken.');
    for (const { tokenHash } of await store.sessionsOf(user.id))
      if (tokenHash !== session.tokenHash) await endSession(visitor, tokenHash);
    await input.renewSession(visitor, request, reply);
    return aboutUser(changed);
  });

  app.post('/api/login', guarded, async (request, reply) => {
    const { login: given, password: secret } = bodyOf(loginBody, request);
    const user = await accounts.logIn(given, {
      password: secret,
      address: networkOf(request.ip),
    });
    if (user === 'too-many') throw tooManyAttempts();
    if (user === 'wrong-login')
      throw new HttpProblem(403, 'wrong-login', 'That name and password do not belong together.');
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return aboutUser(user);
  });

  app.post('/api/logout', async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    await endSession(visitor, visitor.session.tokenHash);
    takeCookie(request, reply);
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

export const nameTaken = (): HttpProblem =>
  new HttpProblem(
    409,
    'name-taken',
    'Somebody with an account goes by that name, or by one like it.',
  );

const tooManyAttempts = (): HttpProblem =>
  new HttpProblem(429, 'too-many', 'Too many attempts; please wait a moment.', 30);

const commonPassword = (): HttpProblem =>
  new HttpProblem(400, 'common-password', 'That password is among the first ones tried.');

/** A session is named by a part of its token's hash: enough to tell one's own apart, nothing to log in with. */
const publicId = (tokenHash: string): string => tokenHash.slice(0, 16);
