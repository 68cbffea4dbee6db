import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import type { Store, UserRow } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { giveCookie, labelOf, mustBeKnown, takeCookie } from './visitors.ts';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const nameBody = v.object({ name });
const passwordBody = v.object({
  login: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
});

/** What a user is told of itself. */
const aboutUser = ({ id, name: shown, login, passwordHash }: UserRow) => ({
  id,
  name: shown,
  login,
  guest: login === null,
  hasPassword: passwordHash !== null,
});

/** Guests, accounts and sessions. */
export function accountRoutes(
  app: FastifyInstance,
  { accounts, store }: { accounts: Accounts; store: Store },
): void {
  app.post('/api/guest', async (request, reply) => {
    const { user, token } = await accounts.createGuest(
      bodyOf(nameBody, request).name,
      labelOf(request),
    );
    giveCookie(request, reply, token);
    return reply.code(201).send(aboutUser(user));
  });

  app.get('/api/me', async (request) => aboutUser((await mustBeKnown(accounts, request)).user));

  app.patch('/api/me', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    return aboutUser(await accounts.rename(user, bodyOf(nameBody, request).name));
  });

  app.delete('/api/me', async (request, reply) => {
    const { user } = await mustBeKnown(accounts, request);
    await store.deleteUser(user.id);
    takeCookie(reply);
    return reply.code(204).send();
  });

  app.put('/api/me/password', async (request) => {
    const { user } = await mustBeKnown(accounts, request);
    const { login, password } = bodyOf(passwordBody, request);
    const problem = await accounts.setPassword(user, login, password);
    if (problem !== undefined) throw new HttpProblem(409, problem, 'That name is taken.');
    return { ok: true };
  });

  app.post('/api/login', async (request, reply) => {
    const { login, password } = bodyOf(passwordBody, request);
    const user = await accounts.logIn(login, password);
    if (user === undefined)
      throw new HttpProblem(403, 'wrong-login', 'That name and password do not belong together.');
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return aboutUser(user);
  });

  app.post('/api/logout', async (request, reply) => {
    const { user, session } = await mustBeKnown(accounts, request);
    await store.endSession(user.id, session.tokenHash);
    takeCookie(reply);
    return reply.code(204).send();
  });

  app.get('/api/sessions', async (request) => {
    const { user, session } = await mustBeKnown(accounts, request);
    return (await store.sessionsOf(user.id)).map(({ tokenHash, createdAt, seenAt, label }) => ({
      id: tokenHash.slice(0, 16),
      createdAt,
      seenAt,
      label,
      current: tokenHash === session.tokenHash,
    }));
  });

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    const { user } = await mustBeKnown(accounts, request);
    const found = (await store.sessionsOf(user.id)).find(
      ({ tokenHash }) => tokenHash.slice(0, 16) === request.params.id,
    );
    if (found === undefined)
      throw new HttpProblem(404, 'no-such-session', 'There is no such session.');
    await store.endSession(user.id, found.tokenHash);
    return reply.code(204).send();
  });
}
