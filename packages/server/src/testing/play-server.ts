import { LIMITS } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import { NO_QUOTAS } from '../base/limits.ts';
import { Patience } from '../matches/patience.ts';
import { PlayServer } from '../main/play-server.ts';
import type { PlayServerInput } from '../main/play-server-input.ts';
import type { Store } from '../store/store.ts';
import { watchAnswers } from './contract.ts';
import { freshStore } from './fresh-store.ts';
import { TEST_GAMES } from './games.ts';

const ANY = { perSecond: 1e6, burst: 1e6 };

const UNLIMITED: Limits = {
  ...LIMITS,
  requests: 100_000,
  tokenRequests: 100_000,
  logins: 100_000,
  guests: 100_000,
  messages: ANY,
  refusals: ANY,
  quotas: NO_QUOTAS,
};

/** A server of test games on a port of its own, with bots that play their first move, where everybody is told everything at once. It can't be stopped in peace after an answer against the contract. */
export async function startServer(change: Partial<PlayServerInput> = {}): Promise<{
  server: PlayServer;
  store: Store;
  url: string;
  stop: () => Promise<void>;
}> {
  const { store, remove } =
    change.store === undefined
      ? await freshStore()
      : { store: change.store, remove: async () => undefined };
  const server = new PlayServer({
    store,
    games: TEST_GAMES,
    think: async ({ legal }) => legal[0] ?? { kind: 'none' },
    pause: async () => undefined,
    limits: UNLIMITED,
    patience: new Patience(() => false),
    ...change,
  });
  const checkAnswers = watchAnswers(server.http);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const stop = async (): Promise<void> => {
    await server.close();
    await remove();
    checkAnswers();
  };
  return { server, store, url, stop };
}
