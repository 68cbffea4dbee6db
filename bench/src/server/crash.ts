import { replay } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { exportMatches, openStore } from '@roundhouse/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from './load.ts';
import { Player } from './player.ts';
import { ServerChild } from './server-child.ts';
import type { Guest } from './tables.ts';
import { beginMatch, fewestSeats, newGuest } from './tables.ts';

export interface CrashPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  readonly matches: number;
  readonly kills: number;
  /** Milliseconds between two kills, at most. */
  readonly longestLife: number;
  readonly onFinished?: (done: number, all: number) => void;
}

export interface CrashReport {
  readonly matches: number;
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged moves that are not in the log at the place that was told. */
  readonly lost: number;
  /** Moves that are in the log twice. */
  readonly doubled: number;
  readonly finished: number;
  /** Finished matches whose record is not a legal match to the outcome that was stored. */
  readonly broken: number;
}

interface Acknowledged {
  readonly match: string;
  readonly id: string;
  readonly entry: number;
}

const SHORTEST_LIFE = 100;
const LONGEST_THOUGHT = 20;

/** Plays whole matches while the server is killed (-9) again and again, then reads the log and counts what is wrong. */
export async function runCrashTest(plan: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-crash-'));
  const start = (port: number): Promise<ServerChild> =>
    ServerChild.start({ catalogue: plan.catalogue, place: { folder }, port });
  let server = await start(0);
  const { url, port } = server;
  const acknowledged: Acknowledged[] = [];
  const begun = await beginAll(plan, url);
  let finished = 0;
  const all = Promise.all(
    begun.map(async ({ match, guests }) => {
      await playOut(url, match, guests, acknowledged);
      plan.onFinished?.(++finished, plan.matches);
    }),
  );
  let kills = 0;
  while (kills < plan.kills && finished < plan.matches) {
    await sleep(SHORTEST_LIFE + Math.random() * (plan.longestLife - SHORTEST_LIFE));
    await server.kill();
    kills++;
    server = await start(port);
  }
  await all;
  await server.stop();
  const checked = await checkLog(folder, plan.games, acknowledged);
  rmSync(folder, { recursive: true });
  return { matches: plan.matches, kills, acknowledged: acknowledged.length, ...checked };
}

async function beginAll(
  { games, matches }: CrashPlan,
  url: string,
): Promise<{ match: string; guests: readonly Guest[] }[]> {
  const begun = [];
  for (let i = 0; i < matches; i++) {
    const game = games[i % games.length];
    if (game === undefined) throw new Error('there are no games');
    // In every other match a bot has a seat, which has to go on by itself after each restart.
    const bots = i % 2;
    const guests: Guest[] = [];
    while (guests.length + bots < fewestSeats(game)) guests.push(await newGuest(url, `Guest ${i}`));
    begun.push({ match: await beginMatch(url, game, guests, bots), guests });
  }
  return begun;
}

async function playOut(
  url: string,
  match: string,
  guests: readonly Guest[],
  acknowledged: Acknowledged[],
): Promise<void> {
  const players = guests.map(
    (guest, seat) =>
      new Player({
        url,
        guest,
        match,
        delay: () => Math.random() * LONGEST_THOUGHT,
        onAccepted: ({ id }, entry) => acknowledged.push({ match, id: `${seat}/${id}`, entry }),
      }),
  );
  await Promise.all(players.map(({ over }) => over));
}

async function checkLog(
  folder: string,
  games: readonly AnyGame[],
  acknowledged: readonly Acknowledged[],
): Promise<Pick<CrashReport, 'lost' | 'doubled' | 'finished' | 'broken'>> {
  const store = await openStore({ folder });
  const logs = new Map<string, string[]>();
  for (const { match } of acknowledged)
    if (!logs.has(match))
      logs.set(
        match,
        (await store.entries(match, 0)).map(({ id }) => id),
      );
  const lost = acknowledged.filter(
    ({ match, id, entry }) => logs.get(match)?.[entry - 1] !== id,
  ).length;
  const doubled = [...logs.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
  let [finished, broken] = [0, 0];
  for await (const { record, outcome } of exportMatches(store, games)) {
    finished++;
    const game = games.find(({ id }) => id === record.game);
    const end = game && replay(game, record);
    const reached = end?.ok === true ? game?.outcome(end.state) : undefined;
    if (JSON.stringify(reached) !== JSON.stringify(outcome)) broken++;
  }
  await store.close();
  return { lost, doubled, finished, broken };
}
