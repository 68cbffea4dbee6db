import { MOST_INVITED } from '@roundhouse/protocol';
import type { Here, Table } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';

let now = Date.now();
const { url, store, account, guest } = await visitedServer({ now: () => now });

const open = async (host: Client): Promise<string> => {
  const table = { game: 'toll-road', isPublic: false, seats: ['me', null] };
  return (await host.post('/api/matches', table)).id;
};
const invite = (client: Client, id: string, name: string): Promise<unknown> =>
  client.post(`/api/matches/${id}/invite`, { name });
const invited = async (client: Client): Promise<string[]> => {
  const tables = await client.get<Table[]>('/api/matches/invited');
  return tables.map(({ id }) => id);
};
const tie = (client: Client, other: Client, how: object): Promise<unknown> =>
  client.request('PUT', `/api/ties/${other.user}`, how);

it('somebody is invited by name, finds the table, and sits down', async () => {
  const [ada, bea, cid] = [await account('Ada'), await account('Bea'), await account('Cid')];
  const id = await open(ada);
  expect(await invite(ada, id, ' béa ')).toEqual({});
  expect(await invite(ada, id, 'Bea')).toEqual({});
  expect(await invited(bea)).toEqual([id]);
  expect(await invited(cid)).toEqual([]);
  expect(await invite(cid, id, 'Bea')).toMatchObject({ error: 'not-seated' });
  expect(await invite(ada, id, 'Nobody')).toMatchObject({ error: 'no-such-user' });
  await guest('Stranger');
  expect(await invite(ada, id, 'Stranger')).toMatchObject({ error: 'no-such-user' });
  await bea.post(`/api/matches/${id}/join`, {});
  expect(await invited(bea)).toEqual([]);
  await ada.post(`/api/matches/${id}/remove`, { seat: 1 });
  expect(await invited(bea)).toEqual([]);
  await invite(ada, id, 'Cid');
  await ada.post(`/api/matches/${id}/fill`, { bot: 'easy' });
  await ada.post(`/api/matches/${id}/start`, {});
  expect(await invited(cid)).toEqual([]);
  expect(await invite(ada, id, 'Cid')).toMatchObject({ error: 'not-open' });
});

it('nobody hears of somebody whom they may not meet, and whoever invites can’t tell', async () => {
  const [dan, eve, fay] = [await account('Dan'), await account('Eve'), await account('Fay')];
  await tie(eve, dan, { blocks: true });
  const id = await open(dan);
  for (const name of ['Eve', 'Fay']) expect(await invite(dan, id, name)).toEqual({});
  expect([await invited(eve), await invited(fay)]).toEqual([[], [id]]);
  await tie(dan, fay, { blocks: true });
  expect(await invited(fay)).toEqual([]);
  const limit = { kind: 'limit', until: null, words: '' } as const;
  await store.order.act({ act: 'sanction', actor: 'machine', subject: dan.user, ...limit }, 1);
  expect(await invite(dan, id, 'Ada')).toMatchObject({ error: 'limited' });
});

it('nobody is led to a table of a club to which they don’t belong', async () => {
  const [kim, lea] = [await account('Kim'), await account('Lea')];
  const club = await kim.post('/api/clubs', { name: 'Narrow Gauge', isOpen: true });
  const table = { game: 'toll-road', club: club.id, seats: ['me', null] };
  const { id } = await kim.post('/api/matches', table);
  expect(await invite(kim, id, 'Lea')).toEqual({});
  expect(await invited(lea)).toEqual([]);
  await lea.post(`/api/clubs/${club.id}/join`, {});
  expect(await invited(lea)).toEqual([id]);
});

it('a table has room for so many invitations', async () => {
  const gus = await account('Gus');
  const id = await open(gus);
  for (let n = 0; n < MOST_INVITED; n++) {
    const user = `many ${n}`;
    const names = { name: user, nameKey: user, login: user, passwordHash: null };
    await store.createUser({ id: user, ...names, createdAt: 1 });
    await store.invitations.invite(id, user, n);
  }
  expect(await invite(gus, id, 'Ada')).toMatchObject({ error: 'too-many' });
});

it('everybody is told how many are here, and friends who', async () => {
  now += 3_600_000;
  const here = (client: Client): Promise<Here> => client.get('/api/here');
  const [hal, ida, jo] = [await account('Hal'), await account('Ida'), await account('Jo')];
  await tie(hal, ida, { follows: true });
  await tie(hal, jo, { follows: true });
  expect(await here(hal)).toEqual({ people: 3, friends: [] });
  await tie(ida, hal, { follows: true });
  expect(await here(hal)).toEqual({ people: 3, friends: [{ user: ida.user, name: 'Ida' }] });
  const stranger = await fetch(`${url}/api/here`);
  expect(await stranger.json()).toEqual({ people: 3, friends: [] });
  now += 6 * 60_000;
  expect(await here(hal)).toEqual({ people: 1, friends: [] });
});
