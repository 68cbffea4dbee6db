import { CONTRACT } from '@roundhouse/protocol';
import type { Judged, Operation, Report } from '@roundhouse/protocol';
import { describe, expect, it } from 'vitest';
import { loginOf } from '../testing/account.ts';
import type { Client } from '../testing/client.ts';
import { newName, visitedServer } from '../testing/visited-server.ts';

let now = Date.now();
const { store, guest, ...server } = await visitedServer({ now: () => now });

async function account(role?: 'moderator' | 'admin'): Promise<Client> {
  const client = await server.account();
  const deed = { actor: 'machine', subject: client.user, act: 'grant' } as const;
  if (role !== undefined) await store.order.act({ ...deed, role }, now);
  return client;
}

const judge = (by: Client, what: string, of: Client, body: object): Promise<unknown> =>
  by.request(what === 'lift' ? 'POST' : 'PUT', `/api/order/users/${of.user}/${what}`, body);
const openTable = async (host: Client, more = {}): Promise<string> =>
  (
    await host.post('/api/matches', {
      game: 'toll-road',
      seats: ['me', null],
      guestChat: true,
      ...more,
    })
  ).id;
const acts = async (): Promise<string[]> =>
  (await store.order.auditBefore(Number.MAX_SAFE_INTEGER, 100)).map(({ act }) => act);

describe('what needs a role', () => {
  const operations = Object.values<Operation>(CONTRACT.order);

  it('is everything that keeps order', () => {
    expect(operations.filter(({ role }) => role === undefined)).toEqual([]);
  });

  it.each(operations.map(({ method, path }) => [method, path]))(
    '%s %s is refused to everybody else, and from the moment the role is gone',
    async (method, path) => {
      const fill = (user: string): string =>
        path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'user' ? user : '1'));
      const ask = (client: Client, body = {}): Promise<unknown> =>
        client.request(method, fill(client.user), method === 'GET' ? undefined : body);
      const [somebody, stranger] = [await guest(), await guest()];
      stranger.cookie = '';
      expect(await ask(somebody)).toMatchObject({ error: 'not-moderator' });
      expect(await ask(stranger)).toMatchObject({ error: 'unknown-visitor' });
      const former = await account('admin');
      expect(await ask(former)).not.toMatchObject({ error: 'not-moderator' });
      const deed = { actor: 'machine', subject: former.user, act: 'revoke' } as const;
      await store.order.act(deed, now);
      expect(await ask(former)).toMatchObject({ error: 'not-moderator' });
    },
  );

  it('is not for judging oneself, or others who keep order', async () => {
    const [mod, other, admin] = [
      await account('moderator'),
      await account('moderator'),
      await account('admin'),
    ];
    const ban = { kind: 'ban', until: null, words: '' };
    for (const subject of [mod, other, admin])
      expect(await judge(mod, 'sanctions', subject, ban)).toMatchObject({ error: 'not-allowed' });
    expect(await judge(mod, 'role', other, { role: 'admin' })).toMatchObject({
      error: 'not-moderator',
    });
    expect(await judge(admin, 'role', admin, { role: null })).toMatchObject({
      error: 'not-allowed',
    });
    expect(await judge(admin, 'role', await guest(), { role: 'moderator' })).toMatchObject({
      error: 'needs-account',
    });
    expect(await judge(admin, 'role', other, { role: null })).toMatchObject({ role: null });
    expect(await judge(admin, 'sanctions', mod, ban)).toHaveProperty('ban.until', null);
  });
});

it('whoever is banned is out at once, leaves every match, and is back when the ban has ended', async () => {
  const name = newName();
  const [mod, eve, ada] = [await account('moderator'), await server.account(name), await guest()];
  const open = await openTable(eve);
  const playing = await openTable(ada, { onResign: 'end' });
  await eve.post(`/api/matches/${playing}/join`, {});
  await ada.post(`/api/matches/${playing}/start`, {});
  const closed = eve.closed();
  const until = now + 1000;
  await judge(mod, 'sanctions', eve, { kind: 'ban', until, words: 'three warnings' });
  expect(await closed).toBe(4401);
  expect(await eve.get('/api/matches/mine')).toMatchObject({ error: 'unknown-visitor' });
  const login = loginOf(name);
  expect(await eve.post('/api/login', login)).toMatchObject({ error: 'banned' });
  expect((await store.matchById(open))?.status).toBe('cancelled');
  expect((await store.matchById(playing))?.outcome?.reason).toBe('resigned');
  now = until + 1;
  expect(await eve.post('/api/login', login)).toMatchObject({ id: eve.user });
  await judge(mod, 'sanctions', eve, { kind: 'ban', until: null, words: '' });
  expect(await judge(mod, 'lift', eve, { kind: 'ban' })).toMatchObject({ ban: null });
  expect(await eve.post('/api/login', login)).toMatchObject({ id: eve.user });
});

it('nobody who is banned just comes back as a new guest, while the ban lasts', async () => {
  const [mod, eve, ada] = [await account('moderator'), await guest(), await guest()];
  const until = now + 1000;
  await judge(mod, 'sanctions', eve, { kind: 'ban', until, words: '' });
  expect(await eve.post('/api/guest', { name: newName() })).toMatchObject({ error: 'banned' });
  expect(await ada.post('/api/guest', { name: newName() })).toMatchObject({ guest: true });
  now = until + 1;
  expect(await eve.post('/api/guest', { name: newName() })).toMatchObject({ guest: true });
});

it('a session that began beside the ban is good for nothing', async () => {
  const [mod, eve] = [await account('moderator'), await guest()];
  await judge(mod, 'sanctions', eve, { kind: 'ban', until: null, words: '' });
  const session = { user: eve.user, createdAt: now, seenAt: now, label: '', scopes: null };
  const { sha256 } = await import('../base/tokens.ts');
  await store.addSession({ ...session, tokenHash: sha256(eve.cookie.split('=')[1] ?? '') });
  expect(await eve.get('/api/matches/mine')).toMatchObject({ error: 'unknown-visitor' });
});

it('whoever is limited plays on, but meets no strangers and says nothing', async () => {
  const [mod, eve, ada] = [await account('moderator'), await account(), await account()];
  const shown = await openTable(ada);
  const secret = await openTable(ada, { isPublic: false });
  await judge(mod, 'sanctions', eve, { kind: 'limit', until: null, words: '' });
  expect(await eve.post(`/api/matches/${shown}/join`, {})).toMatchObject({ error: 'limited' });
  expect(await openTable(eve)).toBeUndefined();
  expect(await eve.post(`/api/matches/${secret}/join`, {})).toMatchObject({ id: secret });
  const refused = eve.next((message): message is never => message.type === 'refused');
  eve.send({ type: 'chat', match: secret, id: 'c', text: 'hello' });
  expect(await refused).toMatchObject({ reason: 'limited' });
});

it('a report leads to the lines, a line is removed before everybody’s eyes, and all of it is in the log', async () => {
  const [mod, eve, ada] = [await account('moderator'), await account(), await account()];
  const id = await openTable(ada);
  await eve.post(`/api/matches/${id}/join`, {});
  const lines = (client: Client) =>
    client.next((message): message is never => message.type === 'chat');
  const seen = ada.next((message): message is never => message.type === 'table');
  ada.send({ type: 'subscribe', match: id });
  await seen;
  const said = lines(ada);
  eve.send({ type: 'chat', match: id, id: 'c', text: 'awful words' });
  await said;
  const report = { match: id, user: eve.user, kind: 'abuse', lines: [1], words: 'Look at this' };
  const { id: reported } = await ada.post('/api/reports', report);
  const listed = await mod.get<Report[]>('/api/order/reports');
  expect(listed.find((each) => each.id === reported)).toMatchObject({
    by: { user: ada.user },
    about: { user: eve.user },
    words: 'Look at this',
    lines: [{ text: 'awful words' }],
  });
  const again = lines(ada);
  await mod.post(`/api/order/matches/${id}/lines/1/remove`, {});
  expect(await again).toMatchObject({ lines: [{ number: 1, text: '', gone: 'removed' }] });
  expect(await eve.get(`/api/matches/${id}/chat`)).toMatchObject([{ text: '', gone: 'removed' }]);
  expect(await mod.post(`/api/order/matches/${id}/lines/1/remove`, {})).toMatchObject({
    error: 'no-such-line',
  });
  await mod.post(`/api/order/reports/${reported}/close`, { state: 'upheld' });
  expect((await acts()).slice(0, 2)).toEqual(['close-report', 'remove-line']);
  expect(JSON.stringify(await mod.get('/api/order/log'))).not.toMatch(/awful|Look at this/);
});

it('a table is closed, a match is ended without a winner, and a name is changed everywhere', async () => {
  const [mod, eve, ada] = [await account('moderator'), await account(), await account()];
  const [waiting, playing] = [await openTable(eve), await openTable(eve)];
  await ada.post(`/api/matches/${playing}/join`, {});
  await eve.post(`/api/matches/${playing}/start`, {});
  await ada.subscribe(playing);
  expect(await mod.post(`/api/order/matches/${waiting}/end`, {})).toMatchObject({
    error: 'not-playing',
  });
  expect(await mod.post(`/api/order/matches/${playing}/close`, {})).toMatchObject({
    error: 'not-open',
  });
  await mod.post(`/api/order/matches/${waiting}/close`, {});
  expect((await store.matchById(waiting))?.status).toBe('cancelled');
  const renamed = ada.next((message): message is never => message.type === 'table');
  const name = newName();
  const judged = (await judge(mod, 'name', eve, { name })) as Judged;
  expect(judged.name).toBe(name);
  expect(JSON.stringify(await renamed)).toContain(name);
  const over = ada.arrival(playing, 1);
  await mod.post(`/api/order/matches/${playing}/end`, {});
  expect((await over).outcome).toMatchObject({ reason: 'settled', ranking: [[0, 1]] });
  expect(await mod.post(`/api/order/matches/${playing}/end`, {})).toMatchObject({
    error: 'game-over',
  });
});
