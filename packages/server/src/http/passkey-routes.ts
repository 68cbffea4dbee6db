import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { people } from '@roundhouse/protocol';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Passkeys, Site } from '../accounts/passkeys.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import type { Store } from '../store/store.ts';
import type { RenewSession } from './account-routes.ts';
import { HttpProblem } from './problem.ts';
import { serveWith } from './serve-operation.ts';
import type { Serve } from './serve-operation.ts';
import { giveCookie } from './session-cookie.ts';
import { labelOf } from './visitors.ts';

interface PasskeyRoutesInput {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly store: Store;
  readonly limits: Limits;
  readonly renewSession: RenewSession;
}

/** Adding and removing passkeys, and coming back with one. */
export function passkeyRoutes(
  serve: Serve,
  { accounts, passkeys, store, limits, renewSession }: PasskeyRoutesInput,
): void {
  const guarded = serveWith(serve, perMinute(limits.logins));

  serve(people.passkeys, async ({ visitor }) =>
    (await store.passkeysOf(visitor.user.id)).map(({ id, createdAt }) => ({ id, createdAt })),
  );

  guarded(people.passkeyOptions, async ({ visitor, request }) =>
    passkeys.beginRegistration(visitor.user, siteOf(request)),
  );

  guarded(people.addPasskey, async ({ visitor, body, request, reply }) => {
    const { user } = visitor;
    const wasGuest = await accounts.isGuest(user);
    if (wasGuest && !(await accounts.keepName(user))) throw new HttpProblem('name-taken');
    const passkey = await passkeys.finishRegistration(
      user,
      body.response as RegistrationResponseJSON,
      siteOf(request),
    );
    if (passkey === undefined) {
      if (wasGuest) await accounts.releaseName(user);
      throw new HttpProblem('wrong-passkey');
    }
    if (wasGuest) await renewSession(visitor, request, reply);
    return { id: passkey.id, createdAt: passkey.createdAt };
  });

  serve(people.removePasskey, async ({ visitor: { user }, params }) => {
    if (!(await store.removePasskey(user.id, params.id))) throw new HttpProblem('no-such-passkey');
    if (await accounts.isGuest(user)) await accounts.releaseName(user);
    return undefined;
  });

  guarded(people.passkeyLoginOptions, async ({ request }) => passkeys.beginLogin(siteOf(request)));

  guarded(people.passkeyLogIn, async ({ body, request, reply }) => {
    const user = await passkeys.finishLogin(
      body.id,
      body.response as AuthenticationResponseJSON,
      siteOf(request),
    );
    if (user === undefined) throw new HttpProblem('wrong-passkey');
    if (await accounts.isBanned(user)) throw new HttpProblem('banned');
    giveCookie(request, reply, await accounts.startSession(user, labelOf(request)));
    return { id: user.id, name: user.name };
  });
}

/** As the request's own host says, which was found to be one of ours before anything else. */
function siteOf({ protocol, hostname, host }: FastifyRequest): Site {
  return { host: hostname, origin: `${protocol}://${host}` };
}
