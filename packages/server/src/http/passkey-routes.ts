import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import type { Store } from '../store/store.ts';
import { bodyOf, HttpProblem } from './problem.ts';
import { nameTaken } from './account-routes.ts';
import type { RenewSession } from './account-routes.ts';
import { giveCookie } from './session-cookie.ts';
import { labelOf } from './visitors.ts';
import type { Visitors } from './visitors.ts';

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
  readonly limits: Limits;
  readonly renewSession: RenewSession;
}

/** Adding and removing passkeys, and coming back with one. */
export function passkeyRoutes(
  app: FastifyInstance,
  { accounts, passkeys, visitors, store, limits, renewSession }: PasskeyRoutesInput,
): void {
  const guarded = perMinute(limits.logins);
  const refused = (): HttpProblem =>
    new HttpProblem(403, 'wrong-passkey', 'That passkey was not accepted.');

  app.get('/api/me/passkeys', async (request) => {
    const { user } = await visitors.mustFind(request);
    return (await store.passkeysOf(user.id)).map(({ id, createdAt }) => ({ id, createdAt }));
  });

  app.post('/api/me/passkeys/options', guarded, async (request) => {
    const { user } = await visitors.mustFind(request);
    return passkeys.beginRegistration(user, siteOf(request));
  });

  app.post('/api/me/passkeys', guarded, async (request, reply) => {
    const visitor = await visitors.mustFind(request);
    const { user } = visitor;
    const { response } = bodyOf(registrationBody, request);
    const wasGuest = await accounts.isGuest(user);
    if (wasGuest && !(await accounts.keepName(user))) throw nameTaken();
    const passkey = await passkeys.finishRegistration(
      user,
      response as unknown as RegistrationResponseJSON,
      siteOf(request),
    );
    if (passkey === undefined) {
      if (wasGuest) await accounts.releaseName(user);
      throw refused();
    }
    if (wasGuest) await renewSession(visitor, request, reply);
    return reply.code(201).send({ id: passkey.id, createdAt: passkey.createdAt });
  });

  app.delete<{ Params: { id: string } }>('/api/me/passkeys/:id', async (request, reply) => {
    const { user } = await visitors.mustFind(request);
    if (!(await store.removePasskey(user.id, request.params.id)))
      throw new HttpProblem(404, 'no-such-passkey', 'You have no such passkey.');
    if (await accounts.isGuest(user)) await accounts.releaseName(user);
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

/** As the request's own host says, which was found to be one of ours before anything else. */
function siteOf({ protocol, hostname, host }: FastifyRequest): Site {
  return { host: hostname, origin: `${protocol}://${host}` };
}
