import { once } from 'node:events';
import { loadavg } from 'node:os';
import { WebSocket } from 'ws';
import { percentile, sleep } from '../server/load.ts';
import { ServerChild } from '../server/server-child.ts';
import { ask, newGuest } from '../server/tables.ts';
import type { Guest } from '../server/tables.ts';
import type { Binaries } from './binaries.ts';
import { measureNodes } from './node-growth.ts';
import type { NodeGrowthPlan, NodesReport } from './node-growth.ts';
import { PrivateNats } from './private-nats.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { fillStore, sizeOfStore } from './stored-matches.ts';
import type { StoredSize } from './stored-matches.ts';

interface GrowthPlan extends NodeGrowthPlan {
  readonly catalogue: string;
  readonly binaries: Binaries;
  /** Numbers of stored matches to compare; may be none. */
  readonly stored: readonly number[];
  /** May be none. */
  readonly sockets: number;
}

/** Milliseconds. */
export interface Delay {
  readonly p50: number;
  readonly p99: number;
}

export interface StoredReport extends StoredSize {
  readonly matches: number;
  readonly lobby: Delay;
  readonly watch: Delay;
  readonly mine: Delay;
  readonly open: Delay;
}

export interface SocketsReport {
  readonly sockets: number;
  readonly bytesEach: number;
  readonly openedPerSecond: number;
  /** Milliseconds of processor time a second while nothing happens. */
  readonly idleProcessor: number;
}

export interface GrowthReport {
  readonly nodes: readonly NodesReport[];
  readonly stored: readonly StoredReport[];
  readonly sockets: SocketsReport | undefined;
  readonly loadAverage: number;
}

const SAMPLES = 60;
const AT_ONCE = 50;
const IDLE = 10_000;

/** How throughput grows with nodes, cost with stored matches, and memory with sockets; all on servers of its own. */
export async function measureGrowth(plan: GrowthPlan): Promise<GrowthReport> {
  const postgres = await PrivatePostgres.start(plan.binaries.postgres, ['max_wal_size=4GB']);
  const nats = await PrivateNats.start(plan.binaries.nats);
  const start = (): Promise<ServerChild> =>
    ServerChild.start({
      catalogue: plan.catalogue,
      place: { databaseUrl: postgres.url },
      natsUrl: nats.url,
      port: 0,
    });
  try {
    const nodes = await measureNodes({ plan, postgres, nats, start });
    const [loadAverage = 0] = loadavg();
    const stored = plan.stored.length === 0 ? [] : await measureStored(plan, postgres, start);
    const sockets = plan.sockets === 0 ? undefined : await measureSockets(plan, start);
    return { nodes, stored, sockets, loadAverage };
  } finally {
    await nats.remove();
    await postgres.remove();
  }
}

type Start = () => Promise<ServerChild>;

async function measureStored(
  plan: GrowthPlan,
  postgres: PrivatePostgres,
  start: Start,
): Promise<StoredReport[]> {
  const server = await start();
  const guest = await newGuest(server.url, 'Guest');
  const { body } = await ask<{ id: string }>(server.url, guest, '/api/me');
  const reports: StoredReport[] = [];
  for (const matches of plan.stored) {
    plan.onStep?.(`${matches} stored matches`);
    await fillStore(postgres, matches);
    await postgres.sql(`UPDATE seats SET user_id = '${body.id}' WHERE user_id = 'user-1'`);
    const drawn = await postgres.sql(
      `SELECT id || ' ' || position FROM matches WHERE status = 'finished' ORDER BY md5(id || '${matches}') LIMIT ${SAMPLES}`,
    );
    const openings = drawn.split('\n').map((line) => {
      const [id = '', position = '0'] = line.split(' ');
      return `/api/matches/${id}/positions/${Math.floor(Number(position) / 2)}`;
    });
    reports.push({
      matches,
      ...(await sizeOfStore(postgres)),
      lobby: await delayOf(server.url, undefined, same('/api/matches')),
      watch: await delayOf(server.url, undefined, same('/api/matches/watch')),
      mine: await delayOf(server.url, guest, same('/api/matches/mine')),
      open: await delayOf(server.url, undefined, openings),
    });
  }
  await server.stop();
  return reports;
}

const same = (path: string): string[] => new Array<string>(SAMPLES).fill(path);

async function delayOf(
  url: string,
  guest: Guest | undefined,
  paths: readonly string[],
): Promise<Delay> {
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    await ask(url, guest, path);
    times.push(performance.now() - begun);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

async function measureSockets(
  { sockets: wanted, onStep }: GrowthPlan,
  start: Start,
): Promise<SocketsReport> {
  onStep?.(`${wanted} idle sockets`);
  const server = await start();
  const { cookie } = await newGuest(server.url, 'Guest');
  const before = await server.memory();
  const begun = performance.now();
  const sockets: WebSocket[] = [];
  while (sockets.length < wanted) {
    const next = Array.from({ length: Math.min(AT_ONCE, wanted - sockets.length) }, () =>
      openSocket(server.url, cookie),
    );
    sockets.push(...(await Promise.all(next)));
  }
  const openedPerSecond = Math.round(wanted / ((performance.now() - begun) / 1000));
  const bytesEach = Math.round(((await server.memory()) - before) / wanted);
  const used = await server.processor();
  await sleep(IDLE);
  const idleProcessor = ((await server.processor()) - used) / (IDLE / 1000);
  for (const socket of sockets) socket.terminate();
  await server.stop();
  return { sockets: wanted, bytesEach, openedPerSecond, idleProcessor };
}

async function openSocket(url: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
}
