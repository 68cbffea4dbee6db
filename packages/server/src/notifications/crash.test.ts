import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { Endpoint } from '../testing/endpoint.ts';
import { startToKill } from '../testing/killed-server.ts';
import type { KilledServer } from '../testing/killed-server.ts';
import { testFolder } from '../testing/test-folder.ts';

const DELAY = 400;
const folder = testFolder();
const endpoint = new Endpoint();
let server: KilledServer | undefined;
afterEach(async () => {
  await server?.kill();
});
afterAll(async () => {
  await endpoint.stop();
});

async function serve(): Promise<string> {
  server = await startToKill({ folder }, { delay: DELAY, lookEvery: 50, toLocalhost: true });
  return server.url;
}

it('a notice survives kill -9 right after the move, and one that is being sent is not sent again', async () => {
  const hook = `${await endpoint.start()}/hook`;
  const url = await serve();
  const [ada, bea] = [await Client.guest(url, 'Ada'), await Client.guest(url, 'Bea')];
  await bea.post('/api/me/notices/webhook', { kind: 'webhook', url: hook });
  const match = await ada.begin(
    {
      game: 'whistle-stop',
      seats: ['me', null],
    },
    bea,
  );
  await server?.kill();
  await wait(2 * DELAY);
  expect(endpoint.received).toHaveLength(0);

  endpoint.slowness = 60_000;
  await serve();
  while (endpoint.received.length === 0) await wait(20);
  await server?.kill();
  endpoint.slowness = 0;
  await serve();
  await wait(6 * DELAY);
  expect(endpoint.bodies).toMatchObject([{ kind: 'turn', match }]);
});
