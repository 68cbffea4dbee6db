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

interface CrashPlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  /** How many are played at a time. Where one ends another begins, until there were enough kills. */
  readonly matches: number;
  readonly kills: number;
  /** Milliseconds between two kills, at most. */
  readonly longestLife: number;
  readonly onKill?: (done: number, all: number) => void;
}

interface CrashReport {
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
const MOST_TRIES = 20;

/** Plays whole matches while the server is killed (-9) again and again, then reads the log and counts what is wrong. */
export async function runCrashTest(plan: CrashPlan): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-crash-'));
  const start = (port: number): Promise<ServerChild> =>
    ServerChild.start({ catalogue: plan.catalogue, place: { folder }, port });
  let server = await start(0);
  const { url, port } = server;
  const acknowledged: Acknowledged[] = [];
  const begun: Begun[] = [];
  for (let i = 0; i < plan.matches; i++) begun.push(await begin(plan.games, i, url));
  let kills = 0;
  let matches = 0;
  const all = Promise.all(
    begun.map(async (first) => {
      for (let match: Begun | undefined = first; match !== undefined;) {
        matches++;
        await playOut(url, match, acknowledged);
        match = kills < plan.kills ? await beginUnderFire(plan.games, matches, url) : undefined;
      }
    }),
  );
  while (kills < plan.kills) {
    await sleep(SHORTEST_LIFE + Math.random() * (plan.longestLife - SHORTEST_LIFE));
    await server.kill();
    kills++;
    plan.onKill?.(kills, plan.kills);
    server = await start(port);
  }
  await all;
  await server.stop();
  const checked = await checkLog(folder, plan.games, acknowledged);
  rmSync(folder, { recursive: true });
  return { matches, kills, acknowledged: acknowledged.length, ...checked };
}

interface Begun {
  readonly match: string;
  readonly guests: readonly Guest[];
}

async function begin(games: readonly AnyGame[], number: number, url: string): Promise<Begun> {
  const game = games[number % games.length];
  if (game === undefined) throw new Error('there are no games');
  // In every other match a bot has a seat, which has to go on by itself after each restart.
  const bots = number % 2 === 0 ? [] : ['random'];
  const guests: Guest[] = [];
  while (guests.length + bots.length < fewestSeats(game))
    guests.push(await newGuest(url, `Guest ${number}`));
  return { match: await beginMatch(url, game, guests, bots), guests };
}

/** A request that died with the server may have been carried out, and is refused when it is sent again: then another table is laid. */
async function beginUnderFire(
  games: readonly AnyGame[],
  number: number,
  url: string,
): Promise<Begun> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      return await begin(games, number, url);
    } catch {
      await sleep(SHORTEST_LIFE);
    }
  }
  throw new Error('no match could be begun');
}

async function playOut(
  url: string,
  { match, guests }: Begun,
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
