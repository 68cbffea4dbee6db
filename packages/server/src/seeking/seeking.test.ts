import type { Seek } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { Nodes } from '../testing/nodes.ts';
import { servicesAnswer } from '../testing/services.ts';
import { visitedServer } from '../testing/visited-server.ts';

const WISH = { game: 'toll-road', pace: 'live' };
const seek = (client: Client, change = {}): Promise<Seek> =>
  client.post('/api/seek', { ...WISH, ...change });
const state = (client: Client): Promise<Seek> => client.get('/api/seek');
/** As soon as one was found. */
const found = async (client: Client): Promise<string> => {
  for (;;) {
    const { match } = await state(client);
    if (match !== null) return match;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const error = (answer: unknown): unknown => (answer as { error?: string }).error;

describe('looking for a game', async () => {
  const { guest } = await visitedServer();

  it('seats those who want the same at one table, and begins', async () => {
    const [ada, bea] = [await guest(), await guest()];
    expect(await seek(ada, { seats: 2 })).toMatchObject({ others: 0, match: null, estimate: null });
    expect(await state(ada)).toMatchObject({ match: null });
    await seek(bea);
    const match = await found(ada);
    expect(await found(bea)).toBe(match);
    expect(await ada.get(`/api/matches/${match}`)).toMatchObject({
      status: 'playing',
      isPublic: true,
      settings: { time: { kind: 'real-time' } },
    });
    expect(await ada.subscribe(match)).toMatchObject({ match });
  });

  it('keeps queues apart, and refuses what can’t be played', async () => {
    const [ada, bea] = [await guest(), await guest()];
    await seek(ada, { seats: 3 });
    expect(await seek(bea, { seats: 3, pace: 'turn-based' })).toMatchObject({ match: null });
    expect(await seek(bea, { seats: 2 })).toMatchObject({ match: null });
    expect(error(await seek(bea, { seats: 8 }))).toBe('bad-seat-count');
    expect(error(await seek(bea, { game: 'chess' }))).toBe('no-such-game');
    expect(error(await seek(bea, { rated: true }))).toBe('needs-account');
    await ada.request('DELETE', '/api/seek');
    expect(await state(ada)).toBeNull();
    await bea.request('DELETE', '/api/seek');
  });

  it('gives bots to whoever likes that better than waiting', async () => {
    const ada = await guest();
    const { match } = await seek(ada, { seats: 3, botsAfter: 0 });
    const table = await ada.get(`/api/matches/${match}`);
    expect(table).toMatchObject({ status: 'playing' });
    expect(JSON.stringify(table).match(/"bot":"medium"/g)).toHaveLength(2);
  });

  it('says how long the last ones waited, once there are enough of them', async () => {
    for (let n = 0; n < 2; n++) {
      const [ada, bea] = [await guest(), await guest()];
      await seek(ada, { seats: 2, game: 'quiet-road' });
      await seek(bea, { seats: 2, game: 'quiet-road' });
      await found(ada);
    }
    const { estimate } = await seek(await guest(), { seats: 2, game: 'quiet-road' });
    expect(estimate).toBeGreaterThanOrEqual(0);
  });
});

const reachable = await servicesAnswer('people who look for a game', { nats: true });
describe.skipIf(!reachable)('at three nodes', () => {
  it('everybody is seated once, whichever node they ask', { timeout: 60_000 }, async () => {
    const nodes = await Nodes.create();
    try {
      const started = [];
      for (let n = 0; n < 3; n++) started.push(await nodes.start('nats'));
      const people: Client[] = [];
      for (let n = 0; n < 12; n++) {
        const { url } = started[n % 3] ?? { url: '' };
        people.push(await Client.guest(url, `Traveller ${String.fromCharCode(65 + n)}`));
      }
      await Promise.all(people.map((each) => seek(each, { seats: 3 })));
      const matches = await Promise.all(people.map(found));
      const sizes = new Map<string, number>();
      for (const match of matches) sizes.set(match, (sizes.get(match) ?? 0) + 1);
      expect([...sizes.values()]).toEqual([3, 3, 3, 3]);
      for (const each of people) each.close();
    } finally {
      await nodes.remove();
    }
  });
});
