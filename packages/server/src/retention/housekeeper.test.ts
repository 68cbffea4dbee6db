import { afterEach, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { playTime } from '../testing/play-time.ts';
import { startServer } from '../testing/play-server.ts';
import { RETENTION } from './retention.ts';

let now = Date.now();
let started: Awaited<ReturnType<typeof startServer>>;
afterEach(() => started.stop());

it('closes tables that nobody comes back to, and hands on those where somebody waits', async () => {
  started = await startServer({ now: () => now, playTime: playTime(() => now) });
  const { url, server, store } = started;
  const [ada, bea, cid] = [
    await Client.guest(url, 'Ada'),
    await Client.guest(url, 'Bea'),
    await Client.guest(url, 'Cid'),
  ];
  const open = async (host: Client): Promise<string> =>
    (await host.post('/api/matches', { game: 'toll-road', seats: ['me', null] })).id;
  const [left, shared, attended] = [await open(ada), await open(ada), await open(cid)];
  await bea.post(`/api/matches/${shared}/join`, {});
  const gone = ada.closed();
  ada.close();
  await gone;
  now += RETENTION.liveTable + 1;
  await store.upkeep.done('tables', 0);
  await server.tidy();
  const statuses = await Promise.all(
    [left, shared, attended].map(async (id) => (await store.matchById(id))?.status),
  );
  expect(statuses).toEqual(['cancelled', 'open', 'open']);
  expect((await store.matchById(shared))?.owner).toBe(bea.user);
  bea.close();
  cid.close();
});
