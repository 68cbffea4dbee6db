import type { ChatLine, ServerMessage } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

const { store, guest } = await visitedServer();

/** Ada, Bea and Cid, and a game of the lobby's that nobody else plays. */
const people = (): Promise<Client[]> =>
  Promise.all(['Ada', 'Bea', 'Cid'].map((name) => guest(name)));
const openTable = async (host: Client, seats = ['me', null, null], more = {}): Promise<string> =>
  (await host.post('/api/matches', { game: 'toll-road', seats, seating: 'chosen', ...more })).id;
const tie = (client: Client, to: Client, change: object): Promise<unknown> =>
  client.request('PUT', `/api/ties/${to.user}`, change);
const join = (client: Client, id: string): Promise<unknown> =>
  client.post(`/api/matches/${id}/join`, {});
const lobby = async (client: Client): Promise<string[]> =>
  (await client.get<{ id: string }[]>('/api/matches?game=toll-road')).map(({ id }) => id);
async function watch(client: Client, match: string): Promise<void> {
  const seen = client.hears('table');
  client.send({ type: 'subscribe', match });
  await seen;
}
async function says(client: Client, match: string, text: string): Promise<string> {
  const answer = client.next(
    (message): message is Of<'accepted' | 'refused'> =>
      (message.type === 'accepted' || message.type === 'refused') && message.id === text,
  );
  client.send({ type: 'chat', match, id: text, text });
  const heard = await answer;
  return heard.type === 'refused' ? heard.reason : 'said';
}

it('nobody is seated with whom they blocked, or were blocked by, and only the blocker knows why', async () => {
  const [ada, bea, cid] = (await people()) as [Client, Client, Client];
  await tie(ada, bea, { blocks: true });
  const table = await openTable(ada);
  expect(await lobby(cid)).toContain(table);
  expect(await lobby(bea)).not.toContain(table);
  expect(await join(bea, table)).toMatchObject({ error: 'not-allowed' });
  const other = await openTable(bea);
  expect(await lobby(ada)).not.toContain(other);
  expect(await join(ada, other)).toMatchObject({ error: 'blocked-there' });
  expect(await bea.get('/api/ties')).toEqual([]);
  await tie(ada, bea, { blocks: false });
  expect(await join(bea, table)).toMatchObject({ id: table });
});

it('whoever blocks somebody at a table that waits is parted from them, without a word of why', async () => {
  const [ada, bea, cid] = (await people()) as [Client, Client, Client];
  const hosted = await openTable(ada);
  const visited = await openTable(cid);
  for (const id of [hosted, visited]) await join(bea, id);
  await join(ada, visited);
  await tie(ada, bea, { blocks: true, follows: true });
  const seated = async (id: string): Promise<unknown[]> =>
    ((await store.matchById(id))?.seats ?? []).map(({ user }) => user);
  expect(await seated(hosted)).toEqual([ada.user, null, null]);
  expect(await seated(visited)).toEqual([cid.user, bea.user, null]);
  expect(await ada.get('/api/ties')).toMatchObject([{ user: bea.user, follows: false }]);
});

it('a block that crosses with a seat keeps the match from starting, and a rematch leaves them apart', async () => {
  const [ada, bea, cid] = (await people()) as [Client, Client, Client];
  const table = await openTable(cid, ['me', null, null], { onResign: 'end' });
  for (const client of [ada, bea]) await join(client, table);
  const block = { user: ada.user, other: bea.user, follows: false, mutes: false, since: 1 };
  await store.peace.setTie({ ...block, blocks: true });
  expect(await cid.post(`/api/matches/${table}/start`, {})).toMatchObject({ error: 'not-allowed' });
  await store.peace.setTie({ ...block, blocks: false });
  await cid.post(`/api/matches/${table}/start`, {});
  await bea.subscribe(table);
  await cid.does({ type: 'resign', match: table, id: 'r' });
  await tie(ada, bea, { blocks: true });
  const { id: next } = await cid.post(`/api/matches/${table}/rematch`, {});
  const users = (await store.matchById(next))?.seats.map(({ user }) => user);
  expect(users).toEqual([ada.user, null, cid.user]);
  // Bea was there all the time, and heard of no table that follows.
  const pong = bea.hears('pong');
  bea.send({ type: 'ping', id: 'p' });
  await pong;
  expect(bea.received.filter((text) => text.includes('"rematch"'))).toEqual([]);
  expect(await join(bea, next)).toMatchObject({ error: 'not-allowed' });
});

it('what a muted or blocked person writes reaches nobody who does not want it, on no way', async () => {
  const [ada, bea, cid] = (await people()) as [Client, Client, Client];
  const table = await openTable(cid, ['me', null, null], { guestChat: true });
  for (const client of [ada, bea]) await join(client, table);
  for (const client of [ada, bea, cid]) await watch(client, table);
  await tie(ada, cid, { mutes: true });
  const heard = bea.hears('chat');
  expect(await says(cid, table, 'unwelcome-words')).toBe('said');
  expect((await heard).lines).toMatchObject([{ text: 'unwelcome-words', user: cid.user }]);
  expect(await says(bea, table, 'welcome-words')).toBe('said');
  await watch(ada, table);
  const shown = ada.received.filter((text) => text.includes('"chat"')).join('');
  expect(shown).toContain('welcome-words');
  expect(shown).not.toContain('unwelcome-words');
  const page = await ada.get<ChatLine[]>(`/api/matches/${table}/chat`);
  expect(page).toMatchObject([
    { number: 1, user: null, name: '', text: '', gone: 'hidden' },
    { number: 2, text: 'welcome-words' },
  ]);
  await tie(ada, cid, { mutes: false });
  expect(await ada.get(`/api/matches/${table}/chat`)).toMatchObject([
    { text: 'unwelcome-words' },
    {},
  ]);
});

it('guests listen unless the host lets them talk; accounts may talk', async () => {
  const [ada, bea] = (await people()) as [Client, Client];
  const table = await openTable(ada);
  await join(bea, table);
  expect(await says(bea, table, 'one')).toBe('no-guest-chat');
  await bea.request('PATCH', '/api/me', { name: 'Bea of the Chat' });
  const account = { login: `bea-${bea.user}`, password: 'five steam engines' };
  await bea.request('PUT', '/api/me/password', account);
  await bea.connect();
  expect(await says(bea, table, 'two')).toBe('said');
});

it('friends are those who follow each other, and are found by the names of their accounts', async () => {
  const [ada, bea] = (await people()) as [Client, Client];
  await bea.request('PATCH', '/api/me', { name: 'Beatrix Potter' });
  const account = { login: `bp-${bea.user}`, password: 'five steam engines' };
  await bea.request('PUT', '/api/me/password', account);
  expect(await ada.get('/api/users?name=Nobody%20Else')).toMatchObject({ error: 'no-such-user' });
  const found = await ada.get('/api/users?name=beatrix%20%20potter');
  expect(found).toEqual({ user: bea.user, name: 'Beatrix Potter' });
  expect(await tie(ada, bea, { follows: true })).toMatchObject({ follows: true, friend: false });
  expect(await tie(bea, ada, { follows: true })).toMatchObject({ friend: true });
  const table = await openTable(bea);
  expect(await ada.get('/api/ties')).toMatchObject([{ friend: true, table }]);
  await tie(bea, ada, { blocks: true });
  expect(await ada.get('/api/ties')).toMatchObject([{ friend: false, follows: true, table: null }]);
  expect(await tie(ada, ada, { follows: true })).toMatchObject({ error: 'not-allowed' });
  expect(await ada.request('PUT', '/api/ties/unheard-of', { follows: true })).toMatchObject({
    error: 'no-such-user',
  });
});

it('a report names lines that its subject said at that match, and nobody fills the list', async () => {
  const [ada, bea, cid] = (await people()) as [Client, Client, Client];
  const table = await openTable(ada, ['me', null], { guestChat: true });
  await join(bea, table);
  await says(bea, table, 'rude');
  await says(ada, table, 'polite');
  const report = (change: object): Promise<unknown> =>
    ada.post('/api/reports', { match: table, user: bea.user, kind: 'abuse', ...change });
  expect(await report({ lines: [2] })).toMatchObject({ error: 'no-such-line' });
  expect(await report({ lines: [9] })).toMatchObject({ error: 'no-such-line' });
  expect(await report({ user: cid.user })).toMatchObject({ error: 'no-such-user' });
  expect(await report({ match: 'unheard-of' })).toMatchObject({ error: 'no-such-match' });
  expect(await report({ kind: 'boring' })).toMatchObject({ error: 'malformed' });
  for (let i = 0; i < 20; i++) expect(await report({ lines: [1, 1] })).toHaveProperty('id');
  expect(await report({})).toMatchObject({ error: 'too-many-reports' });
});
