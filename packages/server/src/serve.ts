import type { AnyGame } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { setTimeout as wait } from 'node:timers/promises';
import { paceOf } from './bots/pace.ts';
import { pooledBots } from './bots/pooled-bots.ts';
import { PlayServer } from './play-server.ts';
import type { Limits } from './play-server.ts';
import { buildWebIfNeeded, DIST } from './static-build.ts';
import { openStore } from './store/open-store.ts';
import type { StorePlace } from './store/open-store.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly place: StorePlace;
  /** All games by default. */
  readonly games?: readonly AnyGame[];
  /** The module whose `findGame` knows the same games, for the threads of bots. */
  readonly registry?: string;
  /** Whether the web app is served too, and built first where needed; it is by default. */
  readonly webApp?: boolean;
  /** Told what takes long at the start. */
  readonly log?: (line: string) => void;
  /** Milliseconds between what a bot sees and its move, more or less. */
  readonly botPause?: number;
  readonly logLevel?: string;
  readonly limits?: Limits;
  readonly trustProxy?: boolean;
}

export interface Serving {
  /** For people: `http://localhost:8080`. */
  readonly address: string;
  close(): Promise<void>;
}

const BOT_PAUSE = 900;

/** Opens the store and serves the web app and play on a port; 0 takes any free one. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, host, place, games = GAMES, logLevel, limits, trustProxy } = options;
  const webApp = options.webApp ?? true;
  if (webApp) buildWebIfNeeded(options.log ?? console.log);
  const pause = options.botPause ?? BOT_PAUSE;
  const bots = pooledBots(options.registry ?? import.meta.resolve('@roundhouse/games'));
  const store = await openStore(place);
  const server = new PlayServer({
    store,
    games,
    think: bots.think,
    pause: async (bot) => {
      if (pause > 0) await wait(paceOf(bot, pause, Math.random));
    },
    ...(webApp ? { webApp: DIST } : {}),
    ...(logLevel === undefined ? {} : { logLevel }),
    ...(limits === undefined ? {} : { limits }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  });
  const { port: actual } = new URL(
    await server.listen({ port, host }).catch(async (error: unknown) => {
      await store.close();
      throw error;
    }),
  );
  const everywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return {
    address: `http://${everywhere ? 'localhost' : host}:${actual}`,
    close: async () => {
      await server.close();
      await bots.close();
    },
  };
}
