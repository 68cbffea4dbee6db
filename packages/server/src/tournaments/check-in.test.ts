import { afterAll, describe, expect, it, vi } from 'vitest';
import { NOTICE_SETTINGS } from '../notifications/notifications.ts';
import { openStore } from '../store/open-store.ts';
import type { StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { Endpoint } from '../testing/endpoint.ts';
import { changedStore } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';
import { DATABASE_URL, inDatabase, servicesAnswer } from '../testing/services.ts';
import { ask, organise, show, TournamentCrowd } from '../testing/tournament-crowd.ts';
import { testFolder } from '../testing/test-folder.ts';

const HOUR = 3_600_000;
const WAIT = { timeout: 60_000, interval: 50 };
const schema = `roundhouse_check_in_${process.pid}`;
const folder = testFolder();
const hasPostgres = await servicesAnswer('check-in at two nodes', { nats: false });
const PLACES: readonly (readonly [string, StorePlace])[] = [
  ['SQLite', { folder }],
  ...(hasPostgres ? [['PostgreSQL', { databaseUrl: DATABASE_URL, schema }] as const] : []),
];
const notices = { ...NOTICE_SETTINGS, delay: 0, lookEvery: 50, toLocalhost: true };
afterAll(async () => {
  await inDatabase(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
});

/** A store whose node dies when everybody has been told, before that is noted, if it is the first to get there. */
function dying(store: Store, dead: Store[]): Store {
  const save: Store['tournaments']['save'] = async (change) => {
    if (
      dead.length > 0 ||
      change.row.state !== 'open' ||
      change.row.dueAt !== change.row.terms.startsAt
    )
      return store.tournaments.save(change);
    dead.push(store);
    throw new Error('killed');
  };
  const tournaments = new Proxy(store.tournaments, {
    get: (target, name: keyof Store['tournaments']) =>
      name === 'save' ? save : target[name].bind(target),
  });
  return changedStore(store, { tournaments });
}

describe.each(PLACES)('check-in on %s', (_, place) => {
  it('is told once to whoever is in it and has not checked in, though a node dies over it', async () => {
    if (!('folder' in place)) await inDatabase(`CREATE SCHEMA ${schema}`);
    const endpoint = new Endpoint();
    const address = await endpoint.start();
    const crowd = new TournamentCrowd();
    let ahead = 0;
    const dead: Store[] = [];
    const now = (): number => Date.now() + ahead;
    const [store, other] = [await openStore(place, 1000), await openStore(place, 1000)];
    const others = { lookEvery: 200 };
    const nodes = [
      await startServer({ store: dying(store, dead), now, notices, others }),
      await startServer({ store: dying(other, dead), now, notices, others }),
    ];
    try {
      const url = nodes[0]?.url ?? '';
      for (let n = 0; n < 4; n++) {
        const client = await crowd.come(store, url);
        const hook = `${address}/${n}`;
        await client.post('/api/me/notices/webhook', { kind: 'webhook', url: hook });
      }
      const [ada, bea, cid, dan] = crowd.people;
      if (!ada || !bea || !cid || !dan) throw new Error('nobody came');
      const german = { language: 'de', timeZone: 'Europe/Berlin', digestHour: null };
      await bea.request('PUT', '/api/me/notices', german);
      const startsAt = Date.now() + 10 * HOUR;
      const { id } = (await organise(ada, { startsAt, checkIn: HOUR })).tournament;
      for (const each of [ada, bea, cid]) await ask(each, id, 'sign-up');
      await ask(cid, id, 'withdraw');
      expect((await store.tournaments.find(id))?.row.dueAt).toBe(startsAt - HOUR);
      ahead = 9.5 * HOUR;
      await ask(dan, id, 'sign-up');
      await vi.waitFor(async () => {
        expect((await store.tournaments.find(id))?.row.dueAt).toBe(startsAt);
        expect(endpoint.received.length).toBeGreaterThan(1);
      }, WAIT);
      expect(dead).toHaveLength(1);
      await ask(ada, id, 'check-in');
      ahead = 10.1 * HOUR;
      await vi.waitFor(async () => expect((await show(ada, id)).tournament.round).toBe(1), WAIT);
      const told = endpoint.received.map(({ path, body }) => ({
        path,
        ...(JSON.parse(body.toString()) as { kind: string; title: string }),
      }));
      const checkIns = told.filter(({ kind }) => kind === 'check-in');
      expect(checkIns.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toMatchObject([
        { path: '/0', title: 'Check-in is open: Spring Cup', match: null },
        { path: '/1', title: 'Bitte bestätige, dass du da bist: Spring Cup', match: null },
      ]);
      expect(JSON.stringify(checkIns)).toContain(`/tournaments/${id}`);
    } finally {
      crowd.leave();
      for (const node of nodes) await node.stop();
      await endpoint.stop();
    }
  }, 120_000);
});
