import { whistleStop } from '@roundhouse/engine/testing';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { StorePlace } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { Endpoint } from '../testing/endpoint.ts';
import { begunMatch, person } from '../testing/fresh-store.ts';
import { DATABASE_URL, inDatabase, servicesAnswer } from '../testing/services.ts';
import { testFolder } from '../testing/test-folder.ts';
import { Notices } from './notifications.ts';

const MATCHES = 40;
const NODES = 4;
const folder = testFolder();
const schema = `roundhouse_notices_${process.pid}`;
const hasPostgres = await servicesAnswer('its part of the notices of many nodes', { nats: false });
const PLACES: readonly (readonly [string, StorePlace])[] = [
  ['SQLite', { folder }],
  ...(hasPostgres ? [['PostgreSQL', { databaseUrl: DATABASE_URL, schema }] as const] : []),
];
const endpoint = new Endpoint();
const address = await endpoint.start();
let now = 1_000_000;
afterAll(async () => {
  await endpoint.stop();
  await inDatabase(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
});

async function addNode(place: StorePlace): Promise<{ store: Store; notices: Notices }> {
  const store = await openStore(place);
  const settings = {
    delay: 60_000,
    pauses: [60_000, 60_000],
    lookEvery: 1e9,
    toLocalhost: true,
    publicUrl: 'https://play.example',
  };
  const log = (): void => undefined;
  const notices = new Notices({ store, games: [whistleStop], now: () => now, settings, log });
  return { store, notices };
}

async function addPerson(store: Store, id: string, address: string): Promise<void> {
  await store.createUser({
    id,
    name: id,
    createdAt: 1,
    login: null,
    passwordHash: null,
    nameKey: null,
  });
  await store.notices.addChannel({
    id: `channel-${id}`,
    user: id,
    kind: 'webhook',
    address,
    keys: null,
    label: '',
    isOn: true,
    createdAt: 1,
    sessionHash: null,
    stopToken: `stop-${id}`,
    code: null,
    failure: null,
    failedAt: null,
  });
}

it.each(PLACES)(
  'many nodes over one %s that look at once tell everything exactly once, though some of it fails at first',
  async (name, place) => {
    if (name === 'PostgreSQL') await inDatabase(`CREATE SCHEMA ${schema}`);
    endpoint.received.length = 0;
    const nodes = [await addNode(place)];
    while (nodes.length < NODES) nodes.push(await addNode(place));
    const store = nodes[0]?.store;
    if (store === undefined) throw new Error('no store');
    for (let i = 0; i < MATCHES; i++) {
      await addPerson(store, `p${i}`, `${address}/p${i}`);
      const match = begunMatch({
        id: `m${i}`,
        status: 'open',
        seats: [person(`p${i}`), person('bea')],
        updatedAt: now,
        turns: [{ seat: 0, since: 0, at: now }],
      });
      await store.createMatch(match);
      await store.updateMatch({ ...match, status: 'playing' });
    }
    await store.notices.saveHabits({
      user: 'p0',
      language: 'en',
      timeZone: 'UTC',
      digestHour: 0,
      digestDue: now + 60_000,
    });
    endpoint.answers.push(...Array.from({ length: 10 }, () => 503));
    for (let round = 0; round < 5; round++) {
      now += 60_000;
      await Promise.all(nodes.map(({ notices }) => notices.look()));
    }
    const told = new Map<string, number>();
    for (const { headers } of endpoint.received) {
      const id = String(headers['x-roundhouse-notice']);
      told.set(id, (told.get(id) ?? 0) + 1);
    }
    expect(told.size).toBe(MATCHES + 1);
    // Each of the ten refusals is followed by one more try of the same notice, and nothing else comes twice.
    expect(endpoint.received).toHaveLength(MATCHES + 1 + 10);
    for (const node of nodes) await node.store.close();
  },
);
