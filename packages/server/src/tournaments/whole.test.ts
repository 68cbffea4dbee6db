import type { TournamentInside } from '@roundhouse/protocol';
import { Client as Database } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Client } from '../testing/client.ts';
import { changedStore } from '../testing/fresh-store.ts';
import { startToKill } from '../testing/killed-server.ts';
import { Nodes } from '../testing/nodes.ts';
import { startServer } from '../testing/play-server.ts';
import { DATABASE_URL, servicesAnswer } from '../testing/services.ts';
import { ask, organise, resign, show, TournamentCrowd } from '../testing/tournament-crowd.ts';

const WAIT = { timeout: 60_000, interval: 50 };
const LONG = 240_000;

/** When this round is paired and all its tables are laid, or it is over. */
const reached = (client: Client, id: string, round: number): Promise<TournamentInside> =>
  vi.waitFor(async () => {
    const now = await show(client, id);
    const { state } = now.tournament;
    if (state !== 'finished' && now.tournament.round < round) throw new Error('not yet');
    for (const { match } of now.rounds.at(-1)?.tables ?? [])
      expect(await client.get(`/api/matches/${match}`)).toMatchObject({ tournament: id });
    return now;
  }, WAIT);

/** Every two who met, with how often. */
function meetings({ rounds }: TournamentInside): Map<string, number> {
  const met = new Map<string, number>();
  for (const { players } of rounds.flatMap(({ tables }) => tables)) {
    const pair = players.toSorted().join(' ');
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return met;
}

describe('a whole tournament', () => {
  let started: Awaited<ReturnType<typeof startServer>>;
  const crowd = new TournamentCrowd();
  beforeAll(async () => {
    started = await startServer();
  }, LONG);
  afterAll(async () => {
    crowd.leave();
    await started.stop();
  });

  it('of sixty-four in six Swiss rounds, on SQLite', { timeout: LONG }, async () => {
    const { store, url } = started;
    for (let n = 0; n < 64; n++) await crowd.come(store, url);
    const [first] = crowd.people;
    if (!first) throw new Error('nobody came');
    const { tournament } = await organise(first);
    const { id } = tournament;
    for (const each of crowd.people) await ask(each, id, 'sign-up');
    const begun = await ask(first, id, 'start');
    expect(begun.tournament).toMatchObject({ state: 'running', round: 1, rounds: 6, players: 64 });
    // Two tables play to the end, all others are resigned; whoever came first wins all the same.
    const whole = begun.rounds[0]?.tables.slice(0, 2) ?? [];
    await Promise.all(
      whole.map(async ({ match, players }) => {
        const users = players.map((id) => begun.players.find((each) => each.player === id)?.user);
        const both = crowd.people.filter(({ user }) => users.includes(user));
        // The stronger lays a stone in every turn, the other passes.
        const ends = both.map((client, at) =>
          client.playToEnd(match, ({ legal }) => legal.at(at === 0 && legal.length === 5 ? 0 : -1)),
        );
        await Promise.all(ends);
      }),
    );
    for (let round = 1; round <= 6; round++) await crowd.endRound(await reached(first, id, round));
    const end = await reached(first, id, 7);
    expect(end.tournament).toMatchObject({ state: 'finished', round: 6 });
    expect([...meetings(end).values()].every((times) => times === 1)).toBe(true);
    expect(meetings(end).size).toBe(32 * 6);
    const best = end.players.find(({ user }) => user === first.user)?.player;
    const line = end.standings.find(({ player }) => player === best);
    expect(line).toMatchObject({ score: 6, wins: 6 });
    expect(end.standings[0]?.score).toBe(6);
    const points = end.standings.reduce((sum, { score }) => sum + score, 0);
    expect(points).toBe(32 * 6);
    const places = end.standings.map(({ score }) => score);
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const played = await store.matchesOf(first.user, 100);
    expect(played.filter((match) => match.tournament === id)).toHaveLength(6);
  });

  it(
    'of nine in groups of three, everybody meeting everybody once',
    { timeout: LONG },
    async () => {
      const [first] = crowd.people;
      if (!first) throw new Error('nobody came');
      const robin = { format: 'round-robin', seats: 3 };
      const { id } = (await organise(first, robin)).tournament;
      for (const each of crowd.people.slice(0, 9)) await ask(each, id, 'sign-up');
      let now = await ask(first, id, 'start');
      expect(now.tournament.rounds).toBe(4);
      for (let round = 1; round <= 4; round++) {
        now = await reached(first, id, round);
        expect(now.rounds.at(-1)?.tables.map(({ players }) => players.length)).toEqual([3, 3, 3]);
        // Everybody passes all the time.
        const { tables } = now.rounds.at(-1) ?? { tables: [] };
        for (const { match, players } of tables) {
          const users = players.map((each) => now.players.find((p) => p.player === each)?.user);
          const seated = crowd.people.filter(({ user }) => users.includes(user));
          const ends = seated.map((client) => client.playToEnd(match, ({ legal }) => legal.at(-1)));
          await Promise.all(ends);
        }
      }
      const end = await reached(first, id, 5);
      expect(end.tournament.state).toBe('finished');
      // All passed, so all tied: everybody has half of every round, and the lot decides.
      expect(end.standings.map(({ score }) => score)).toEqual(new Array(9).fill(2));
      expect(end.standings.map(({ lot }) => lot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
  );
});

const reachable = await servicesAnswer('tournaments at three nodes', { nats: false });
describe.skipIf(!reachable)('at three nodes, on PostgreSQL', () => {
  const hearing = { lookEvery: 200 };
  const LEASE = 1500;

  it('one dies after pairing, and no table is lost or doubled', { timeout: LONG }, async () => {
    const nodes = await Nodes.create();
    const crowd = new TournamentCrowd();
    try {
      const one = await nodes.start(hearing, {}, LEASE);
      const two = await nodes.start(hearing, {}, LEASE);
      const dying = await openStore({ databaseUrl: DATABASE_URL, schema: nodes.schema }, LEASE);
      // It pairs as the others do, but its tables never come to be.
      const laid: string[] = [];
      const createMatch: Store['createMatch'] = async ({ id }) => {
        laid.push(id);
        throw new Error('out of reach');
      };
      const store = changedStore(dying, { createMatch });
      const three = await startServer({ store, others: hearing });
      for (let n = 0; n < 8; n++) await crowd.come(one.store, [one, two][n % 2]?.url ?? '');
      const [first] = crowd.people;
      if (!first) throw new Error('nobody came');
      const { id } = (await organise(first, { format: 'knock-out' })).tournament;
      for (const each of crowd.people) await ask(each, id, 'sign-up');
      const begun = await ask(first.at(three.url), id, 'start');
      expect(begun.rounds[0]?.tables.map(({ match }) => match)).toEqual(laid);
      await three.server.close();
      const round = await reached(first, id, 1);
      expect(round.rounds).toEqual(begun.rounds);
      for (let at = 1; at <= 3; at++) await crowd.endRound(await reached(first, id, at));
      const end = await reached(first, id, 4);
      expect(end.tournament.state).toBe('finished');
      expect(end.rounds.map(({ tables }) => tables.length)).toEqual([4, 2, 1]);
      const winner = end.players.find(({ player }) => player === end.standings[0]?.player);
      expect(winner?.user).toBe(first.user);
      const lists = await Promise.all(crowd.people.map(({ user }) => two.store.matchesOf(user, 9)));
      expect(new Set(lists.flat().map((match) => match.id)).size).toBe(7);
    } finally {
      crowd.leave();
      await nodes.remove();
    }
  });

  it(
    'one is killed between rounds, and another lays the next one once',
    { timeout: LONG },
    async () => {
      const nodes = await Nodes.create();
      const crowd = new TournamentCrowd();
      const holder = new Database({ connectionString: DATABASE_URL });
      const three = await startToKill({ databaseUrl: DATABASE_URL, schema: nodes.schema });
      try {
        const one = await nodes.start(hearing, {}, LEASE);
        const two = await nodes.start(hearing, {}, LEASE);
        for (let n = 0; n < 4; n++) await crowd.come(one.store, [one, two][n % 2]?.url ?? '');
        const [first, , third, last] = crowd.people;
        if (!first || !third || !last) throw new Error('nobody came');
        const { id } = (await organise(first, { format: 'knock-out' })).tournament;
        for (const each of crowd.people) await ask(each, id, 'sign-up');
        const { rounds, players } = await ask(first, id, 'start');
        const matchOf = (user: string): string => {
          const player = players.find((each) => each.user === user)?.player ?? '';
          return rounds[0]?.tables.find((table) => table.players.includes(player))?.match ?? '';
        };
        await reached(first, id, 1);
        const early = matchOf(third.user) === matchOf(last.user) ? first : third;
        await resign(early, matchOf(early.user));
        await vi.waitFor(async () => {
          const { tables } = (await show(first, id)).rounds[0] ?? { tables: [] };
          expect(tables.filter(({ result }) => result !== null)).toHaveLength(1);
        }, WAIT);
        // Nobody can write the next round down yet: the third node has to wait for that when it is killed.
        await holder.connect();
        await holder.query(`SET search_path = ${nodes.schema}`);
        await holder.query('BEGIN');
        await holder.query('SELECT 1 FROM tournaments WHERE id = $1 FOR UPDATE', [id]);
        const there = last.at(three.url);
        await there.connect();
        await resign(there, matchOf(last.user));
        await vi.waitFor(async () => {
          // Not `pg_stat_activity`, which a transaction sees as it first was, without connections that are opened later.
          const waiting = await holder.query(
            'SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))',
          );
          expect(waiting.rowCount).toBeGreaterThan(0);
        }, WAIT);
        expect((await show(first, id)).tournament.round).toBe(1);
        await three.kill();
        await holder.query('ROLLBACK');
        await crowd.endRound(await reached(first, id, 2));
        const end = await reached(first, id, 3);
        expect(end.tournament).toMatchObject({ state: 'finished', round: 2 });
        expect(end.rounds.map(({ tables }) => tables.length)).toEqual([2, 1]);
        const laid = await holder.query('SELECT id FROM matches WHERE tournament = $1', [id]);
        const paired = end.rounds.flatMap(({ tables }) => tables.map(({ match }) => match));
        expect(laid.rows.map((row: { id: string }) => row.id).toSorted()).toEqual(
          paired.toSorted(),
        );
      } finally {
        await three.kill();
        crowd.leave();
        await holder.end();
        await nodes.remove();
      }
    },
  );
});
