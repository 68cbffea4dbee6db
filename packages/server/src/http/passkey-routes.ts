import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import type { Store } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { giveCookie, labelOf } from './visitors.ts';
import type { Visitors } from './visitors.ts';

const LOGINS_A_MINUTE = 10;
/** What a browser's authenticator answers; its library reads the rest. */
const credential = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1024)),
  rawId: v.string(),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: v.string() }),
});
const registrationBody = v.object({ response: credential });
const loginBody = v.object({ id: v.string(), response: credential });

export interface PasskeyRoutesInput {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly visitors: Visitors;
  readonly store: Store;
}

/** Adding and removing passkeys, and coming back with one. */
export function passkeyRoutes(
  app: FastifyInstance,
  { accounts, passkeys, visitors, store }: PasskeyRoutesInput,
): void {
  const guarded = { config: { rateLimit: { max: LOGINS_A_MINUTE, timeWindow: '1 minute' } } };
  const refused = (): HttpProblem =>
    new HttpProblem(403, 'wrong-passkey', 'That passkey was not accepted.');

  app.get('/api/me/passkeys', async (request) => {
    const { user } = await visitors.mustFind(request);
    return (await store.passkeysOf(user.id)).map(({ id, createdAt }) => ({ id, createdAt }));
  });

  app.post('/api/me/passkeys/options', async (request) => {
    const { user } = await visitors.mustFind(request);
    return passkeys.beginRegistration(user, siteOf(request));
  });

  app.post('/api/me/passkeys', async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    const { response } = bodyOf(registrationBody, request);
    const passkey = await passkeys.finishRegistration(
      user,
      response as unknown as RegistrationResponseJSON,
      siteOf(request),
    );
    if (passkey === undefined) throw refused();
    return reply.code(201).send({ id: passkey.id, createdAt: passkey.createdAt });
  });

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    if (!(await store.removePasskey(user.id, request.params.id)))
      throw new HttpProblem(404, 'no-such-passkey', 'You have no such passkey.');
    return reply.code(204).send();
  });

  app.post('/api/passkey-login/options', guarded, async (request) =>
    passkeys.beginLogin(siteOf(request)),
  );

  app.post('/api/passkey-login', guarded, async (request, reply) => {
    const { id, response } = bodyOf(loginBody, request);
    const user = await passkeys.finishLogin(
      id,
      response as unknown as AuthenticationResponseJSON,
      siteOf(request),
    );
    if (user === undefined) throw refused();
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return { id: user.id, name: user.name };
  });
}

function siteOf({ protocol, hostname, host }: FastifyRequest): Site {
  return { host: hostname, origin: `${protocol}://${host}` };
}
