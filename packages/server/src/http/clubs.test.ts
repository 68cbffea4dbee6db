import type { Club, ClubInside } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';

const { account, guest } = await visitedServer();

const found = async (owner: Client, name: string, isOpen = false): Promise<string> =>
  (await owner.post('/api/clubs', { name, about: 'We meet on Fridays', isOpen })).id;
const join = (client: Client, id: string): Promise<unknown> =>
  client.post(`/api/clubs/${id}/join`, {});
const inside = (client: Client, id: string): Promise<ClubInside> =>
  client.get(`/api/clubs/${id}/inside`);

it('a closed club lets in whom its owner admits, and nobody else sees inside', async () => {
  const [ada, bea, eve] = [await account(), await account(), await account()];
  const id = await found(ada, 'Hedgehog Line');
  expect(await bea.post('/api/clubs', { name: 'hedgehog  line' })).toMatchObject({
    error: 'name-taken',
  });
  const listed = await bea.get<Club[]>('/api/clubs?name=hedge');
  expect(listed).toMatchObject([{ id, you: 'stranger', members: 1 }]);
  expect(await join(bea, id)).toMatchObject({ you: 'asked' });
  for (const client of [bea, eve]) {
    expect(await inside(client, id)).toMatchObject({ error: 'not-member' });
    const table = { game: 'toll-road', seats: ['me', null], club: id };
    expect(await client.post('/api/matches', table)).toMatchObject({ error: 'not-member' });
    expect(await client.post(`/api/clubs/${id}/members/${client.user}`, {})).toMatchObject({
      error: 'not-owner',
    });
  }
  await ada.post(`/api/clubs/${id}/members/${bea.user}`, {});
  expect((await inside(bea, id)).people.map(({ is }) => is)).toEqual(['owner', 'member']);
  expect(await join(eve, id)).toMatchObject({ you: 'asked' });
  expect((await inside(bea, id)).people).toHaveLength(2);
  expect((await inside(ada, id)).people).toHaveLength(3);
  await ada.request('DELETE', `/api/clubs/${id}/members/${bea.user}`);
  expect(await inside(bea, id)).toMatchObject({ error: 'not-member' });
});

it('its tables are for members alone, out of the lobby, and make its ladder', async () => {
  const [ada, bea, eve] = [await account(), await account(), await account()];
  const id = await found(ada, 'Kettle Yard', true);
  expect(await join(bea, id)).toMatchObject({ you: 'member' });
  const wanted = { game: 'toll-road', seats: ['me', null], seating: 'chosen', onResign: 'end' };
  const table = await ada.post('/api/matches', { ...wanted, club: id, isPublic: true });
  expect(table).toMatchObject({ club: id, isPublic: false });
  const lobby = await eve.get<{ id: string }[]>('/api/matches');
  expect(lobby.map((each) => each.id)).not.toContain(table.id);
  expect(await eve.post(`/api/matches/${table.id}/join`, {})).toMatchObject({
    error: 'not-member',
  });
  expect((await inside(bea, id)).tables).toMatchObject([{ id: table.id }]);
  await bea.post(`/api/matches/${table.id}/join`, {});
  await ada.post(`/api/matches/${table.id}/start`, {});
  await bea.does({ type: 'resign', match: table.id, id: 'r' });
  expect((await inside(bea, id)).ladder).toMatchObject([
    { user: ada.user, played: 1, won: 1, points: 1 },
    { user: bea.user, played: 1, won: 0, points: 0 },
  ]);
  await bea.post(`/api/clubs/${id}/leave`, {});
  const again = await ada.post(`/api/matches/${table.id}/rematch`, {});
  expect(await ada.get(`/api/matches/${again.id}`)).toMatchObject({
    club: id,
    seats: [{ user: null }, { user: ada.user }],
  });
  expect(await bea.post(`/api/matches/${table.id}/rematch`, {})).toMatchObject({
    error: 'not-member',
  });
});

it('its owner can close it, passes it on by leaving, and guests have none', async () => {
  const [ada, bea] = [await account(), await account()];
  const id = await found(ada, 'Passing Loop', true);
  await join(bea, id);
  expect(await bea.request('DELETE', `/api/clubs/${id}`)).toMatchObject({ error: 'not-owner' });
  await ada.post(`/api/clubs/${id}/leave`, {});
  expect(await bea.get(`/api/clubs/${id}`)).toMatchObject({ you: 'owner', about: '' });
  await bea.request('PUT', `/api/clubs/${id}`, { about: 'Now ours', isOpen: false });
  expect(await ada.get(`/api/clubs/${id}`)).toMatchObject({ you: 'stranger', about: 'Now ours' });
  await bea.request('DELETE', `/api/clubs/${id}`);
  expect(await bea.get(`/api/clubs/${id}`)).toMatchObject({ error: 'no-such-club' });
  expect(await (await guest()).post('/api/clubs', { name: 'Guests' })).toMatchObject({
    error: 'needs-account',
  });
});
