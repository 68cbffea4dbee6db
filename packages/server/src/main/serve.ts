import type { AnyGame } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { BOT_PAUSE } from '../bots/bot-pause.ts';
import { paceOf } from '../bots/pace.ts';
import { pooledBots } from '../bots/pooled-bots.ts';
import { MetricsListener } from '../http/metrics-listener.ts';
import type { MetricsPlace } from '../http/metrics-listener.ts';
import { originOf, portOf } from '../base/network.ts';
import { NatsWire } from '../cluster/nats-wire.ts';
import { NOTICE_SETTINGS } from '../notifications/notifications.ts';
import type { NoticeSettings } from '../notifications/notifications.ts';
import { PlayServer } from './play-server.ts';
import type { PlayServerInput } from './play-server-input.ts';
import { buildWebIfNeeded, DIST } from './static-build.ts';
import { openStore } from '../store/open-store.ts';
import type { StorePlace } from '../store/open-store.ts';
import { StoreUnavailable } from '../store/sql.ts';
import { BackupSchedule } from '../store/sqlite/back-up-schedule.ts';
import type { BackupPlan } from '../store/sqlite/back-up-schedule.ts';
import { acceptLoss } from '../store/sqlite/repair.ts';

/** What is passed on to the server as it is. */
type PassedOn = 'logLevel' | 'limits' | 'proxies' | 'allowedHosts' | 'securityContact' | 'patience';

export interface ServeOptions extends Pick<PlayServerInput, PassedOn> {
  readonly port: number;
  readonly host: string;
  readonly place: StorePlace;
  /** Where news of other nodes comes from; the nodes share one PostgreSQL database. */
  readonly natsUrl?: string;
  /** All games by default. */
  readonly games?: readonly AnyGame[];
  /** The module whose `findGame` knows the same games, for the threads of bots. */
  readonly registry?: string;
  /** Whether the web app is served too, and built first where needed; it is by default. */
  readonly webApp?: boolean;
  /** Told what takes long at the start. */
  readonly log?: (line: string) => void;
  /** How many milliseconds a bot's move takes at least; with 0 it takes no longer than the bot thinks. */
  readonly botPause?: number;
  /** Where metrics are to be had; nowhere by default. */
  readonly metrics?: MetricsPlace;
  /** How long, in milliseconds, a node that is stopping still serves while it says that it is not ready. */
  readonly drain?: number;
  /** Backs the data folder up again and again. */
  readonly backups?: Pick<BackupPlan, 'every' | 'keep' | 'to'>;
  /** Whether a damaged folder is repaired with what can be saved, and `log` told what is lost; else it is refused. */
  readonly acceptLoss?: boolean;
  /** How people are told what waits; what is not said is as usual. */
  readonly notices?: Partial<NoticeSettings>;
}

export interface Serving {
  /** For people: `http://localhost:8080`. */
  readonly address: string;
  /** Where other devices of the same network find it; nothing if it listens on this machine only. */
  readonly others: readonly string[];
  close(): Promise<void>;
}

const TRY_AGAIN = 2000;

/** Does what needs the store; a database server that does not answer is waited for. */
export async function whenThere<T>(
  place: StorePlace,
  log: (line: string) => void,
  work: () => Promise<T>,
  pause = TRY_AGAIN,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || 'folder' in place) throw error;
      if (tries === 0) log(`Roundhouse starts when the database answers: ${error.message}`);
      await wait(pause);
    }
  }
}

/**
 * Where most objects of a place in the code have outlived a collection, V8 lays all that follow among the old ones at once. While
 * many matches open, their first views do outlive it; those of every later move would be taken for lasting too, keep alive what
 * they refer to, and make collections longer and those of the old more frequent.
 */
const NO_PRETENURING = '--no-allocation-site-pretenuring';

/** Opens the store and serves the web app and play on a port; 0 takes any free one. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const {
    port,
    host,
    place,
    natsUrl,
    games = GAMES,
    registry = import.meta.resolve('@roundhouse/games'),
    webApp = true,
    log = console.log,
    botPause = BOT_PAUSE,
    metrics: metricsAt,
    drain = 0,
    backups: plan,
    acceptLoss: mayLose = false,
    notices,
    ...passedOn
  } = options;
  setFlagsFromString(NO_PRETENURING);
  const bots = pooledBots(registry);
  const wire = natsUrl === undefined ? undefined : new NatsWire(natsUrl);
  if (mayLose && 'folder' in place) await startWithLoss(place.folder, log);
  const store = await whenThere(place, log, () => openStore(place));
  if (webApp) buildWebIfNeeded(log);
  const server = new PlayServer({
    ...passedOn,
    store,
    games,
    think: bots.think,
    review: bots.review,
    pause: async (bot) => {
      if (botPause > 0) await wait(paceOf(bot, botPause, Math.random));
    },
    ...(webApp ? { webApp: DIST } : {}),
    ...('databaseUrl' in place ? { others: wire === undefined ? {} : { wire } } : {}),
    notices: noticeSettings(notices),
  });
  const metrics = metricsAt && new MetricsListener(server.metrics, metricsAt);
  const listen = async (): Promise<string> => {
    await metrics?.listen();
    await whenThere(place, log, () => server.prepare());
    return server.listen({ port, host });
  };
  const url = await listen().catch(async (error: unknown) => {
    await metrics?.close();
    await wire?.close();
    await store.close();
    throw error;
  });
  const backups =
    plan !== undefined && 'folder' in place
      ? new BackupSchedule({ ...plan, folder: place.folder, log })
      : undefined;
  backups?.start();
  const everywhere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return {
    address: originOf(everywhere ? 'localhost' : host, portOf(url)),
    others: server.addresses,
    close: async () => {
      await backups?.close();
      await server.close(drain);
      await metrics?.close();
      await bots.close();
    },
  };
}

async function startWithLoss(folder: string, log: (line: string) => void): Promise<void> {
  const { findings, losses } = await acceptLoss(folder);
  for (const finding of findings) log(`Damaged: ${finding}`);
  for (const loss of losses) log(`Lost: ${loss}`);
}

const SOONEST_LOOK = 50;

/** What one node has seen is written down well before another tells it. */
function noticeSettings(given: Partial<NoticeSettings> = {}): NoticeSettings {
  const delay = given.delay ?? NOTICE_SETTINGS.delay;
  const lookEvery = Math.max(SOONEST_LOOK, Math.min(NOTICE_SETTINGS.lookEvery, delay / 4));
  return { ...NOTICE_SETTINGS, lookEvery, ...given };
}
