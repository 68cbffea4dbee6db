// A server in a process of its own, for measurements and for being killed: told what to do by its parent.
import type { AnyGame } from '@roundhouse/engine';
import { NO_QUOTAS, Patience, serve } from '@roundhouse/server';
import type { Limits, StorePlace } from '@roundhouse/server';
import { answerParent, endWithParent } from './answer-parent.ts';

/** What the process is started with, as JSON in its first argument. */
export interface ServerPlan {
  readonly catalogue: string;
  readonly place: StorePlace;
  readonly port: number;
  readonly natsUrl?: string;
  /** None by default. */
  readonly botPause?: number;
  /** Whether everybody is told everything at once, also while there is much to do. */
  readonly atOnce?: boolean;
}

const ANY = { perSecond: 1e9, burst: 1e9 };
const UNLIMITED: Limits = {
  requests: 1e9,
  tokenRequests: 1e9,
  socketsPerToken: 1e9,
  logins: 1e9,
  guests: 1e9,
  codes: 1e9,
  messages: ANY,
  refusals: ANY,
  socketsPerAddress: 1e9,
  chat: { perUser: ANY, perMatch: ANY },
  backlog: { perSocket: 1e9, perAddress: 1e9, inAll: 1e9 },
  quotas: NO_QUOTAS,
};

const { catalogue, place, port, natsUrl, botPause, atOnce } = JSON.parse(
  process.argv[2] ?? '{}',
) as ServerPlan;
const { CATALOGUE } = (await import(catalogue)) as {
  CATALOGUE: { readonly games: readonly AnyGame[] };
};
const { games } = CATALOGUE;
// It may have to wait for its database for ever.
endWithParent();
const serving = await serve({
  port,
  host: '127.0.0.1',
  place,
  games,
  registry: catalogue,
  webApp: false,
  botPause: botPause ?? 0,
  ...(natsUrl === undefined ? {} : { natsUrl }),
  limits: UNLIMITED,
  ...(atOnce === true ? { patience: new Patience(() => false) } : {}),
});
answerParent(Number(new URL(serving.address).port), () => serving.close());
