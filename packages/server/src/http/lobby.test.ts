import { afterEach, expect, it } from 'vitest';
import { LIMITS } from '../base/limits.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

interface Listed {
  readonly id: string;
  readonly createdAt: number;
}

let started: Awaited<ReturnType<typeof startServer>>;
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await started.stop();
});

async function guest(name: string): Promise<Client> {
  const client = await Client.guest(started.url, name);
  clients.push(client);
  return client;
}

const open = async (host: Client, change: object = {}): Promise<string> =>
  (await host.post('/api/matches', { game: 'toll-road', seats: ['me', null], ...change })).id;
const lobby = async (query = ''): Promise<Listed[]> =>
  (await (await fetch(`${started.url}/api/matches${query}`)).json()) as Listed[];

it('one host can’t push another off the first page', async () => {
  started = await startServer({ limits: LIMITS });
  const [honest, greedy] = [await guest('Honest'), await guest('Greedy')];
  const id = await open(honest);
  for (let at = 0; at < 101; at++) await open(greedy);
  const shown = (await lobby()).map((each) => each.id);
  expect(shown).toContain(id);
  expect(shown).toHaveLength(1 + LIMITS.quotas.listedPerHost);
  expect(
    await greedy.post('/api/matches', { game: 'toll-road', seats: ['me', null] }),
  ).toMatchObject({ error: 'too-many-tables' });
});

it('has pages and filters', async () => {
  started = await startServer();
  const ada = await guest('Ada');
  for (let at = 0; at < 60; at++) await open(ada);
  const slow = await open(ada, { time: { kind: 'by-mail', perMove: 3_600_000, reserve: 0 } });
  const other = await open(ada, { game: 'whistle-stop' });
  const full = await open(ada, { seats: ['me', 'easy'] });
  const first = await lobby();
  const second = await lobby(`?after=${first.at(-1)?.id}`);
  expect([first.length, second.length]).toEqual([50, 13]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(63);
  expect((await lobby('?pace=turn-based')).map(({ id }) => id)).toEqual([slow]);
  expect((await lobby('?game=whistle-stop')).map(({ id }) => id)).toEqual([other]);
  expect((await lobby('?free=yes')).map(({ id }) => id)).not.toContain(full);
  expect(await lobby('?pace=slow')).toMatchObject({ error: 'malformed' });
  expect(await lobby('?after=nowhere')).toMatchObject({ error: 'no-such-match' });
});

it('what is wrong with a new table is told by its place', async () => {
  started = await startServer();
  const ada = await guest('Ada');
  const wrong = { game: 'toll-road', seats: ['me', 'nobody'] };
  expect(await ada.post('/api/matches', wrong)).toMatchObject({
    error: 'malformed',
    message: expect.stringMatching(/^seats\.1: /),
  });
});

it('a match of bots alone can’t be set up', async () => {
  started = await startServer();
  const ada = await guest('Ada');
  const bots = { game: 'toll-road', seats: ['expert', 'expert'] };
  expect(await ada.post('/api/matches', bots)).toMatchObject({ error: 'nobody-there' });
});

it('somebody whom the host removes is told, and stays away', async () => {
  started = await startServer();
  const [ada, bea] = [await guest('Ada'), await guest('Bea')];
  const id = await open(ada);
  await bea.post(`/api/matches/${id}/join`, {});
  expect(await bea.post(`/api/matches/${id}/remove`, { seat: 0 })).toMatchObject({
    error: 'not-owner',
  });
  const told = bea.next((message): message is never => message.type === 'mine');
  await ada.post(`/api/matches/${id}/remove`, { seat: 1 });
  expect(await told).toMatchObject({ table: { id, removed: true, host: false } });
  expect(await bea.post(`/api/matches/${id}/join`, {})).toMatchObject({ error: 'removed' });
  expect(await ada.get(`/api/matches/${id}`)).toMatchObject({ removed: false });
});

it('shows of each game one public match that is going on', async () => {
  started = await startServer();
  const [ada, bea] = [await guest('Ada'), await guest('Bea')];
  const begin = async (change: object): Promise<string> => {
    const id = await open(ada, change);
    await bea.post(`/api/matches/${id}/join`, {});
    await ada.post(`/api/matches/${id}/start`, {});
    return id;
  };
  const own = await begin({ isPublic: false });
  const [first, second] = [await begin({}), await begin({})];
  const other = await begin({ game: 'whistle-stop' });
  const tv = (await (await fetch(`${started.url}/api/tv`)).json()) as Listed[];
  const shown = tv.map((each) => each.id);
  expect(shown).toHaveLength(2);
  expect(shown).toContain(other);
  expect([first, second]).toContain(shown.find((id) => id !== other));
  expect(shown).not.toContain(own);
});
