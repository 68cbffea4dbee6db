import type { AnyGame } from '@roundhouse/engine';
import { setTimeout as wait } from 'node:timers/promises';
import { paceOf } from './bots/pace.ts';
import { pooledBots } from './bots/pooled-bots.ts';
import { PlayServer } from './play-server.ts';
import type { Limits } from './play-server.ts';
import { openStore } from './store/open-store.ts';
import type { StorePlace } from './store/open-store.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly place: StorePlace;
  readonly games: readonly AnyGame[];
  /** The module whose `findGame` knows the same games, for the threads of bots. */
  readonly registry: string;
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

/** Opens the store and serves play on a port; 0 takes any free one. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, host, place, games, logLevel, limits, trustProxy } = options;
  const pause = options.botPause ?? BOT_PAUSE;
  const bots = pooledBots(options.registry);
  const store = await openStore(place);
  const server = new PlayServer({
    store,
    games,
    think: bots.think,
    pause: async (bot) => {
      if (pause > 0) await wait(paceOf(bot, pause, Math.random));
    },
    ...(logLevel === undefined ? {} : { logLevel }),
    ...(limits === undefined ? {} : { limits }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  });
  const { port: actual } = new URL(await server.listen({ port, host }));
  const everywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return {
    address: `http://${everywhere ? 'localhost' : host}:${actual}`,
    close: async () => {
      await server.close();
      await bots.close();
    },
  };
}
