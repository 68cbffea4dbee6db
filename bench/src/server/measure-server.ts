import type { AnyGame } from '@roundhouse/engine';
import { lookIntoStore } from '@roundhouse/server';
import type { StorePlace } from '@roundhouse/server';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { percentile, runLoad, sleep } from './load.ts';
import type { LoadReport } from './load.ts';
import { ServerChild } from './server-child.ts';
import { ask, beginMatch, fewestSeats, newGuest } from './tables.ts';
import type { Guest } from './tables.ts';

interface ServerBenchPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  readonly matches: number;
  readonly seconds: number;
  /** Instead of a fresh SQLite file. */
  readonly databaseUrl?: string;
}

interface ServerReport {
  /** As many moves as go. */
  readonly full: LoadReport;
  /** Half of what was asked for: 1,000 moves a second. */
  readonly half: LoadReport;
  readonly bytesPerIdleMatch: number;
  readonly bytesPerSocket: number;
  /** Milliseconds to open a stored match, that nobody looks at, at any of its moves. */
  readonly open: { readonly p50: number; readonly p99: number; readonly matches: number };
  /** How many others wanted the processor, as a mean of the last minute. */
  readonly loadAverage: number;
  readonly cores: number;
}

const HALF = 1000;
const IDLE_MATCHES = 300;
const IDLE_SOCKETS = 300;
const FORGOTTEN = 42_000;

/** Measures a server in a process of its own, with its clients in this one. */
export async function measureServer(plan: ServerBenchPlan): Promise<Omit<ServerReport, 'cores'>> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  const place: StorePlace =
    plan.databaseUrl === undefined ? { folder } : { databaseUrl: plan.databaseUrl };
  const start = (): Promise<ServerChild> =>
    ServerChild.start({ catalogue: plan.catalogue, place, port: 0 });
  const { games, matches, seconds } = plan;
  let server = await start();
  const full = await runLoad({ server, games, matches, seconds });
  const [loadAverage = 0] = loadavg();
  await server.stop();
  server = await start();
  const half = await runLoad({ server, games, matches, seconds, rate: HALF });
  await server.stop();
  server = await start();
  const open = await measureOpening(server.url, place);
  await server.stop();
  server = await start();
  const bytesPerSocket = await measureSockets(server);
  const bytesPerIdleMatch = await measureIdleMatches(server, games);
  await server.stop();
  rmSync(folder, { recursive: true });
  return { full, half, open, bytesPerSocket, bytesPerIdleMatch, loadAverage };
}

/** Opens each finished match once, at a move drawn at random. */
async function measureOpening(url: string, place: StorePlace): Promise<ServerReport['open']> {
  const finished = await lookIntoStore(place, (store) => store.finishedMatches('', 300));
  const times: number[] = [];
  for (const { id, entry } of finished) {
    const moves = Math.floor(Math.random() * (entry + 1));
    const begun = performance.now();
    await ask(url, undefined, `/api/matches/${id}/positions/${moves}`);
    times.push(performance.now() - begun);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), matches: times.length };
}

async function measureSockets(server: ServerChild): Promise<number> {
  const { cookie } = await newGuest(server.url, 'Guest');
  const before = await server.memory();
  const sockets: WebSocket[] = [];
  for (let i = 0; i < IDLE_SOCKETS; i++) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, {
      headers: { cookie },
    });
    await once(socket, 'open');
    sockets.push(socket);
  }
  const after = await server.memory();
  for (const socket of sockets) socket.terminate();
  return Math.round((after - before) / IDLE_SOCKETS);
}

/** Matches that have begun and been looked at, and that nobody looks at any more. */
async function measureIdleMatches(server: ServerChild, games: readonly AnyGame[]): Promise<number> {
  const guests: Guest[] = [];
  for (let i = 0; i < 6; i++) guests.push(await newGuest(server.url, `Guest ${i}`));
  const before = await server.memory();
  for (let i = 0; i < IDLE_MATCHES; i++) {
    const game = games[i % games.length];
    if (game === undefined) throw new Error('there are no games');
    const id = await beginMatch(server.url, game, guests.slice(0, fewestSeats(game)));
    await ask(server.url, undefined, `/api/matches/${id}/positions/0`);
  }
  await sleep(FORGOTTEN);
  return Math.round(((await server.memory()) - before) / IDLE_MATCHES);
}
