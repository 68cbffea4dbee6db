// A server in a process of its own, for measurements and for being killed: told what to do by its parent.
import type { AnyGame } from '@roundhouse/engine';
import { serve } from '@roundhouse/server';
import type { StorePlace } from '@roundhouse/server';

/** What the process is started with, as JSON in its first argument. */
export interface ServerPlan {
  readonly catalogue: string;
  readonly place: StorePlace;
  readonly port: number;
}

export type ServerReport =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'processor'; readonly milliseconds: number };

const UNLIMITED = {
  requests: 1e9,
  messages: { perSecond: 1e9, burst: 1e9 },
  socketsPerAddress: 1e9,
};

const { catalogue, place, port } = JSON.parse(process.argv[2] ?? '{}') as ServerPlan;
const { CATALOGUE } = (await import(catalogue)) as {
  CATALOGUE: { readonly games: readonly AnyGame[] };
};
const say = (report: ServerReport): void => void process.send?.(report);
const { games } = CATALOGUE;
const serving = await serve({
  port,
  host: '127.0.0.1',
  place,
  games,
  registry: catalogue,
  webApp: false,
  botPause: 0,
  limits: UNLIMITED,
});

process.on('message', (wish) => {
  if (wish === 'stop') void serving.close().then(() => process.exit(0));
  if (wish === 'processor') {
    const { user, system } = process.cpuUsage();
    say({ kind: 'processor', milliseconds: (user + system) / 1000 });
  }
  if (wish !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  say({ kind: 'memory', bytes: heapUsed + external });
});
process.on('disconnect', () => process.exit(1));
say({ kind: 'listening', port: Number(new URL(serving.address).port) });
