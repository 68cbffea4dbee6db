import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { CONTRACT } from '@roundhouse/protocol';
import type { BotAccount, Operation, Token } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, NO_QUOTAS } from '../base/limits.ts';
import { ask } from '../testing/ask.ts';
import type { Asked } from '../testing/ask.ts';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';

const ANY = { perSecond: 1e6, burst: 1e6 };
const limits = {
  ...LIMITS,
  requests: 1e6,
  logins: 1e6,
  guests: 1e6,
  messages: ANY,
  quotas: NO_QUOTAS,
  tokenRequests: 40,
  socketsPerToken: 2,
};

const { url, store, account, guest } = await visitedServer({ limits });

async function tokenOf(client: Client, scopes: readonly string[]): Promise<string> {
  return (await client.post<{ token: string }>('/api/tokens', { label: 'test', scopes })).token;
}

async function botOf(client: Client, name: string): Promise<{ user: string; token: string }> {
  const { user } = await client.post<BotAccount>('/api/bots', { name });
  const path = `/api/bots/${user}/tokens`;
  return { user, ...(await client.post<{ token: string }>(path, { label: 'test' })) };
}

const asking = (token: string, method: string, path: string, body?: object): Promise<Asked> =>
  ask(url, path, { method, headers: { authorization: `Bearer ${token}` }, body });
const errorIn = ({ text }: Asked): unknown => (JSON.parse(text) as { error?: string }).error;

/** A socket with a token; what it hears first, or the status with which it is refused. */
function connect(token: string): Promise<{ socket: WebSocket; first: unknown }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) =>
      resolve({ socket, first: JSON.parse(data.toString()) as unknown }),
    );
    socket.once('unexpected-response', (_, { statusCode }) =>
      resolve({ socket, first: statusCode }),
    );
    socket.on('error', () => undefined);
  });
}

it('a token is good for what its scopes say, and for nothing of the account', async () => {
  const ada = await account();
  const [reads, plays] = [await tokenOf(ada, ['read']), await tokenOf(ada, ['play'])];
  expect((await asking(reads, 'GET', '/api/matches/mine')).status).toBe(200);
  const table = { game: 'toll-road', seats: ['me', 'easy'] };
  expect(errorIn(await asking(reads, 'POST', '/api/matches', table))).toBe('wrong-scope');
  expect((await asking(plays, 'POST', '/api/matches', table)).status).toBe(201);
  expect(errorIn(await asking(plays, 'GET', '/api/matches/mine'))).toBe('wrong-scope');
  const operations = Object.values(CONTRACT).flatMap((area) => Object.values<Operation>(area));
  const own = operations.filter(({ auth, scope }) => auth === 'required' && scope === undefined);
  expect(own.length).toBeGreaterThan(20);
  const all = await tokenOf(ada, ['read', 'play', 'chat']);
  for (const { method, path, body } of own.slice(0, 30)) {
    const address = path.replaceAll(/:\w+/g, 'x');
    const answer = await asking(all, method, address, body === undefined ? undefined : {});
    expect(errorIn(answer), address).toBe('wrong-scope');
  }
});

it('a token is kept as a hash, shown once, no cookie, and gone when it is revoked', async () => {
  const ada = await account();
  const token = await tokenOf(ada, ['read']);
  const listed = await ada.get<Token[]>('/api/tokens');
  expect(JSON.stringify([listed, await ada.get('/api/me/export')])).not.toContain(token);
  expect(JSON.stringify(await store.sessionsOf(ada.user))).not.toContain(token);
  expect(await ada.get('/api/sessions')).toHaveLength(1);
  const cookie = await ask(url, '/api/matches/mine', {
    headers: { cookie: `roundhouse=${token}` },
  });
  expect(cookie.status).toBe(401);
  const [, browser = ''] = ada.cookie.split('=');
  expect((await asking(browser, 'GET', '/api/matches/mine')).status).toBe(401);
  const { socket, first } = await connect(token);
  expect(first).toMatchObject({ type: 'welcome', user: ada.user });
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  await ada.request('DELETE', `/api/tokens/${listed[0]?.id}`);
  expect(await closed).toBe(4401);
  expect((await asking(token, 'GET', '/api/matches/mine')).status).toBe(401);
});

it('a token for moderating needs the role, when it is made and whenever it is used', async () => {
  const ada = await account();
  const asked = { label: 'x', scopes: ['moderate'] };
  expect(await ada.post('/api/tokens', asked)).toMatchObject({ error: 'not-moderator' });
  const to = { actor: 'machine', subject: ada.user } as const;
  await store.order.act({ ...to, act: 'grant', role: 'moderator' }, 1);
  const token = await tokenOf(ada, ['moderate']);
  expect((await asking(token, 'GET', '/api/order/reports')).status).toBe(200);
  const plain = await tokenOf(ada, ['read']);
  expect(errorIn(await asking(plain, 'GET', '/api/order/reports'))).toBe('wrong-scope');
  await store.order.act({ ...to, act: 'grant', role: 'admin' }, 2);
  const role = `/api/order/users/${(await account()).user}/role`;
  expect(errorIn(await asking(token, 'PUT', role, { role: 'admin' }))).toBe('wrong-scope');
  await store.order.act({ ...to, act: 'revoke' }, 3);
  expect(errorIn(await asking(token, 'GET', '/api/order/reports'))).toBe('not-moderator');
});

it('a socket takes from a token what it is good for', async () => {
  const ada = await account();
  const { socket } = await connect(await tokenOf(ada, ['read']));
  const heard = (message: object): Promise<unknown> =>
    new Promise((resolve) => {
      socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
      socket.send(JSON.stringify({ v: PROTOCOL_VERSION, match: 'x', id: 'a', ...message }));
    });
  expect(await heard({ type: 'resign' })).toMatchObject({ reason: 'wrong-scope' });
  expect(await heard({ type: 'chat', text: 'x' })).toMatchObject({ reason: 'wrong-scope' });
  expect(await heard({ type: 'subscribe' })).toMatchObject({ reason: 'no-such-match' });
  socket.terminate();
});

it('requests and sockets are counted by token', async () => {
  const ada = await account();
  const [busy, calm] = [await tokenOf(ada, ['read']), await tokenOf(ada, ['read'])];
  const statuses: number[] = [];
  for (let i = 0; i < 45; i++) statuses.push((await asking(busy, 'GET', '/api/me')).status);
  expect(statuses.slice(0, 40)).toEqual(Array<number>(40).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await asking(calm, 'GET', '/api/me')).status).toBe(200);
  const open = [await connect(calm), await connect(calm)];
  expect((await connect(calm)).first).toBe(429);
  for (const { socket } of open) socket.terminate();
});

it('bot accounts sit down only where somebody agreed, are marked, and belong to one owner', async () => {
  const [ada, eve] = [await account(), await account()];
  const bot = await botOf(ada, 'Rocket');
  expect(await eve.post('/api/bots', { name: 'Rocket' })).toMatchObject({ error: 'name-taken' });
  expect(await eve.post(`/api/bots/${bot.user}/tokens`, { label: 'x' })).toMatchObject({
    error: 'no-such-user',
  });
  expect(await eve.request('DELETE', `/api/bots/${bot.user}`)).toMatchObject({
    error: 'no-such-user',
  });
  const open = async (more: object): Promise<string> =>
    (await eve.post('/api/matches', { game: 'toll-road', seats: ['me', null], ...more })).id;
  const join = (id: string): Promise<Asked> =>
    asking(bot.token, 'POST', `/api/matches/${id}/join`, {});
  expect(errorIn(await join(await open({})))).toBe('no-bot-accounts');
  const agreed = await open({ botAccounts: true });
  expect((await join(agreed)).status).toBe(200);
  expect(await eve.get(`/api/matches/${agreed}`)).toMatchObject({
    seats: [{ user: eve.user }, { user: bot.user, name: 'Rocket [Bot]', botAccount: true }],
  });
  const ban = { kind: 'ban', until: null, words: '' } as const;
  const deed = { actor: 'machine', subject: ada.user, act: 'sanction' } as const;
  await store.order.act({ ...deed, ...ban }, 1);
  expect((await asking(bot.token, 'GET', '/api/matches/mine')).status).toBe(401);
});

it('bots go with their owner, and guests have none', async () => {
  const ada = await account();
  const bot = await botOf(ada, 'Puffing Billy');
  const table = { game: 'toll-road', seats: ['me', null] };
  const { text } = await asking(bot.token, 'POST', '/api/matches', table);
  const { id } = JSON.parse(text) as { id: string };
  await ada.request('DELETE', '/api/me');
  expect(await store.userById(bot.user)).toBeUndefined();
  expect((await store.matchById(id))?.status).toBe('cancelled');
  const gus = await guest();
  for (const [path, body] of [
    ['/api/bots', { name: 'Gussbot' }],
    ['/api/tokens', { label: 'x', scopes: ['read'] }],
  ] as const)
    expect(await gus.post(path, body)).toMatchObject({ error: 'needs-account' });
});
