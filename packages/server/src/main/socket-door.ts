import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { isAllowedOrigin } from '../http/create-http.ts';
import { addressOf, hostOf } from '../http/proxies.ts';
import type { Trust } from '../http/proxies.ts';
import { credentialIn } from '../http/session-cookie.ts';
import type { SiteNames } from '../http/site-names.ts';
import type { SocketServerInput } from '../socket/socket-server.ts';

type Door = Pick<SocketServerInput, 'isAllowedOrigin' | 'sessionOf' | 'addressOf'>;

/** Who may open a socket and who that is, by the same rules as over HTTP. */
export function socketDoor(by: {
  readonly http: FastifyInstance;
  readonly names: SiteNames;
  readonly accounts: Accounts;
  readonly trust: Trust;
}): Door {
  const { http, names, accounts, trust } = by;
  return {
    isAllowedOrigin(request) {
      const host = hostOf(request, trust);
      return names.includes(host) && isAllowedOrigin(request.headers.origin, host);
    },
    async sessionOf({ headers }) {
      const credential = credentialIn(headers, http.parseCookie(headers.cookie ?? ''));
      return (await accounts.visitor(credential))?.session;
    },
    addressOf: (request) => addressOf(request, trust),
  };
}
