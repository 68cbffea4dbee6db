import { connect } from 'node:net';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import { MetricsListener } from './metrics-listener.ts';
import type { PlayServerInput } from '../main/play-server-input.ts';
import { ask } from '../testing/ask.ts';
import type { Asked } from '../testing/ask.ts';
import { changedStore, freshStore } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';

const PROXY = { proxies: ['127.0.0.1'] } as const;
const few = (change: Partial<Limits>): { limits: Limits } => ({ limits: { ...LIMITS, ...change } });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(change: Partial<PlayServerInput> = {}) {
  const started = await startServer(change);
  closing.push(started.stop);
  return started;
}

const LOGIN = { method: 'POST', body: { login: 'nobody', password: 'correct horse' } };
const guest = (url: string, name: string, headers: Record<string, string> = {}): Promise<Asked> =>
  ask(url, '/api/guest', { method: 'POST', body: { name }, headers });
const cookiesIn = ({ headers }: Asked): string[] => headers['set-cookie'] ?? [];
const pairOf = (cookie = ''): string => cookie.split(';')[0] ?? '';

/** The statuses of one question after another. */
async function statuses(count: number, question: (i: number) => Promise<Asked>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await question(i)).status);
  return all;
}

describe('limits', () => {
  it.each(['/api/login', '/%61pi/login', '/api/%6Cogin', 'http://x/api/login', '/api/login?a=b'])(
    'hold for %s',
    async (path) => {
      const { url } = await start(few({ logins: 2 }));
      expect(await statuses(4, () => ask(url, path, LOGIN))).toEqual([403, 403, 429, 429]);
    },
  );

  it('count spellings of one route together', async () => {
    const { url } = await start(few({ logins: 2 }));
    const paths = ['/api/login', '/%61pi/login', 'http://x/api/login'];
    expect(await statuses(3, (i) => ask(url, paths[i] ?? '', LOGIN))).toEqual([403, 403, 429]);
  });

  it.each(['/api/nothing', '/%61pi/nothing', '/nothing'])('hold for %s', async (path) => {
    const { url } = await start(few({ requests: 2 }));
    expect(await statuses(3, () => ask(url, path, { method: 'POST' }))).toEqual([404, 404, 429]);
  });

  it('hold for new guests', async () => {
    const { url } = await start(few({ guests: 2 }));
    expect(await statuses(3, (i) => guest(url, `Guest ${i}`))).toEqual([201, 201, 429]);
  });

  it('hold for one login, and say when to come back', async () => {
    const { url } = await start();
    const answers = await statuses(9, () => ask(url, '/api/login', LOGIN));
    expect(answers).toEqual([...Array<number>(8).fill(403), 429]);
    expect((await ask(url, '/api/login', LOGIN)).headers['retry-after']).toBe('30');
  });

  it('leave an honest login its turn while somebody else floods the door', async () => {
    const { url } = await start(PROXY);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ada = pairOf(cookiesIn(await guest(url, 'Ada'))[0]);
    const honest = { login: 'ada', password: 'correct horse' };
    await ask(url, '/api/me/password', { method: 'PUT', body: honest, headers: { cookie: ada } });
    const finished: (Asked | 'honest')[] = [];
    const attack = Array.from({ length: 100 }, async (_, i) => {
      const body = { login: `nobody-${i}`, password: 'correct horse' };
      const headers = from('203.0.113.1');
      finished.push(await ask(url, '/api/login', { method: 'POST', body, headers }));
    });
    const headers = from('198.51.100.1');
    const answer = await ask(url, '/api/login', { method: 'POST', body: honest, headers });
    finished.push('honest');
    await Promise.all(attack);
    expect(answer.status).toBe(200);
    const hashed = finished.filter((each) => each === 'honest' || each.status === 403);
    expect(hashed.indexOf('honest')).toBeLessThan(50);
    const refused = finished.filter((each) => each !== 'honest' && each.status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5' } });
  });
});

describe('behind a proxy', () => {
  const forwarded = (given: string) => ({ headers: { 'x-forwarded-for': given } });

  it.each([{ proxies: ['127.0.0.1'] }, { proxies: 1 }, { proxies: ['127.0.0.0/8', '10.0.0.0/8'] }])(
    'a visitor is counted by the address that the proxy saw: %j',
    async (proxies) => {
      const { url } = await start({ ...proxies, ...few({ logins: 2 }) });
      const asked = (i: number): Promise<Asked> =>
        ask(url, '/api/login', { ...LOGIN, ...forwarded(`192.0.2.${i}, 203.0.113.1`) });
      expect(await statuses(3, asked)).toEqual([403, 403, 429]);
      const other = { ...LOGIN, ...forwarded('203.0.113.1, 203.0.113.2') };
      expect((await ask(url, '/api/login', other)).status).toBe(403);
    },
  );

  it('sockets are counted by the same address', async () => {
    const { url } = await start({ ...PROXY, ...few({ socketsPerAddress: 1 }) });
    const open = async (given: string): Promise<string> => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, forwarded(given));
      return new Promise((resolve) => {
        socket.once('open', () => resolve('open'));
        socket.once('error', ({ message }) => resolve(message));
      });
    };
    expect(await open('192.0.2.1, 203.0.113.1')).toBe('open');
    expect(await open('192.0.2.2, 203.0.113.1')).toContain('429');
    expect(await open('203.0.113.2')).toBe('open');
  });

  it('and where there is none, nobody is believed', async () => {
    const { url } = await start(few({ logins: 2 }));
    const asked = (i: number): Promise<Asked> =>
      ask(url, '/api/login', { ...LOGIN, ...forwarded(`192.0.2.${i}`) });
    expect(await statuses(3, asked)).toEqual([403, 403, 429]);
    const [cookie] = cookiesIn(await guest(url, 'Ada', { 'x-forwarded-proto': 'https' }));
    expect(cookie).toMatch(/^roundhouse=/);
    const headers = { 'x-forwarded-host': 'evil.example', cookie: pairOf(cookie) };
    const { text } = await ask(url, '/api/me/passkeys/options', { method: 'POST', headers });
    expect(JSON.parse(text)).toMatchObject({ rp: { id: '127.0.0.1' } });
  });

  it('a passkey is for a name that is allowed, or for none', async () => {
    const { url } = await start({ ...PROXY, allowedHosts: ['play.example'] });
    const cookie = pairOf(cookiesIn(await guest(url, 'Ada'))[0]);
    const options = (host: string): Promise<Asked> =>
      ask(url, '/api/me/passkeys/options', {
        method: 'POST',
        headers: { 'x-forwarded-host': host, cookie },
      });
    expect(JSON.parse((await options('play.example')).text)).toMatchObject({
      rp: { id: 'play.example' },
    });
    expect((await options('evil.example')).status).toBe(421);
  });
});

describe('names', () => {
  it.each(['evil.example', 'localhost.evil.example', `${hostname()}.evil.example`, 'a b'])(
    'such as "%s" are refused, so that no page elsewhere can read what is said here',
    async (host) => {
      const { url } = await start();
      expect((await ask(url, '/api/games', { headers: { host } })).status).toBe(421);
    },
  );

  it.each([
    'localhost',
    'LOCALHOST:8080',
    'x.localhost',
    '127.0.0.1:1',
    '192.168.7.7:8080',
    '[::1]:8080',
    '[fe80::1]',
    hostname(),
    `${hostname()}.local:8080`,
    'play.example',
    'PLAY.example.',
    'games.lan:8080',
  ])('such as "%s" are served', async (host) => {
    const { url } = await start({ allowedHosts: ['play.example', 'games.lan'] });
    expect((await ask(url, '/api/games', { headers: { host } })).status).toBe(200);
  });

  it('don’t matter to those who watch over it', async () => {
    const { url } = await start();
    expect((await ask(url, '/ready', { headers: { host: 'node-1' } })).status).toBe(200);
  });

  it('are looked at for sockets too', async () => {
    const { url } = await start();
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });
});

describe('cookies', () => {
  const secure = { 'x-forwarded-proto': 'https' };

  it('over TLS belong to this host only', async () => {
    const { url } = await start(PROXY);
    const [cookie = ''] = cookiesIn(await guest(url, 'Ada', secure));
    expect(cookie).toMatch(/^__Host-roundhouse=/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
    const headers = { ...secure, cookie: pairOf(cookie) };
    expect((await ask(url, '/api/me', { headers })).status).toBe(200);
  });

  it('from before are taken once, and replaced', async () => {
    const { url } = await start(PROXY);
    const old = pairOf(cookiesIn(await guest(url, 'Ada'))[0]);
    const me = await ask(url, '/api/me', { headers: { ...secure, cookie: old } });
    expect(me.status).toBe(200);
    const [given = '', dropped = ''] = cookiesIn(me).toSorted();
    expect(pairOf(given)).toBe(`__Host-${old}`);
    expect(dropped).toMatch(/^roundhouse=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  });
});

describe('a session', () => {
  it('has another token once the guest is an account', async () => {
    const { url } = await start();
    const before = pairOf(cookiesIn(await guest(url, 'Ada'))[0]);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: before },
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const body = { login: 'ada', password: 'correct horse' };
    const answer = await ask(url, '/api/me/password', {
      method: 'PUT',
      body,
      headers: { cookie: before },
    });
    const after = pairOf(cookiesIn(answer)[0]);
    expect([answer.status, after === before]).toEqual([200, false]);
    expect((await closed)[0]).toBe(4401);
    const as = async (cookie: string): Promise<unknown> =>
      JSON.parse((await ask(url, '/api/me', { headers: { cookie } })).text);
    expect(await as(before)).toBeNull();
    expect(await as(after)).toMatchObject({ login: 'ada' });
    const sessions = await ask(url, '/api/sessions', { headers: { cookie: after } });
    expect(JSON.parse(sessions.text)).toHaveLength(1);
  });
});

describe('people', () => {
  it('may ask who they are before they are anybody', async () => {
    const { url } = await start();
    const { status, text } = await ask(url, '/api/me');
    expect([status, text]).toEqual([200, 'null']);
    expect((await ask(url, '/api/sessions')).status).toBe(401);
  });

  const becomeAccount = async (url: string, name: string, password: string): Promise<Asked> => {
    const cookie = pairOf(cookiesIn(await guest(url, name))[0]);
    const body = { login: `login of ${name}`, password };
    return ask(url, '/api/me/password', { method: 'PUT', body, headers: { cookie } });
  };
  const errorOf = ({ text }: Asked): unknown => (JSON.parse(text) as { error?: unknown }).error;

  it('can’t take the name of an account, nor one like it', async () => {
    const { url } = await start();
    const eve = pairOf(cookiesIn(await guest(url, 'Eve'))[0]);
    const later = await guest(url, 'Ada');
    expect((await becomeAccount(url, 'Ada', 'correct horse')).status).toBe(200);
    for (const name of ['Ada', 'ADA', 'Аԁа', 'A.d.a', 'Àda'])
      expect(errorOf(await guest(url, name))).toBe('name-taken');
    const body = { name: 'ada' };
    const renamed = await ask(url, '/api/me', { method: 'PATCH', body, headers: { cookie: eve } });
    expect([renamed.status, errorOf(renamed)]).toEqual([409, 'name-taken']);
    const second = await ask(url, '/api/me/password', {
      method: 'PUT',
      body: { login: 'other', password: 'correct horse' },
      headers: { cookie: pairOf(cookiesIn(later)[0]) },
    });
    expect(errorOf(second)).toBe('name-taken');
  });

  it('keep the names they had before names were kept', async () => {
    const { store, remove } = await freshStore();
    const row = { login: null, passwordHash: 'any', nameKey: null };
    await store.createUser({ ...row, id: 'second', name: 'ADA', createdAt: 2 });
    await store.createUser({ ...row, id: 'first', name: 'Ada', createdAt: 1 });
    const { url } = await start({ store });
    closing.push(remove);
    expect(errorOf(await guest(url, 'Ada'))).toBe('name-taken');
    expect((await store.userById('first'))?.nameKey).toBe('ada');
    expect((await store.userById('second'))?.nameKey).toBeNull();
  });

  it('can’t have a password that is tried first', async () => {
    const { url } = await start();
    const answer = await becomeAccount(url, 'Ada', 'Password1');
    expect([answer.status, errorOf(answer)]).toEqual([400, 'common-password']);
  });

  it('are in nobody’s cache', async () => {
    const { url } = await start();
    for (const path of ['/api/me', '/api/matches', '/%61pi/me', '/api/nothing'])
      expect((await ask(url, path)).headers['cache-control']).toBe('no-store');
  });
});

describe('those who only hold the line', () => {
  it.each([0, 10])('are a bounded number for one address, beside %i sockets', async (open) => {
    const { url, server } = await start(few({ socketsPerAddress: 10 }));
    for (let i = 0; i < open; i++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
      await once(socket, 'open');
      closing.push(async () => socket.terminate());
    }
    const sockets = Array.from({ length: 260 }, () =>
      connect(Number(new URL(url).port), '127.0.0.1'),
    );
    let closed = 0;
    await new Promise<void>((resolve) => {
      for (const socket of sockets) {
        socket.on('error', () => undefined);
        socket.once('close', () => ++closed === 50 && resolve());
      }
    });
    const { headersTimeout, requestTimeout } = server.http.server;
    for (const socket of sockets) socket.destroy();
    expect(closed).toBe(50);
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  });
});

describe('those who watch over it', () => {
  it('cost the store one question, however many they are', async () => {
    const { store, remove } = await freshStore();
    let asked = 0;
    const counting = changedStore(store, {
      entryNumber: (...about) => {
        asked++;
        return store.entryNumber(...about);
      },
    });
    const { url } = await start({ store: counting });
    closing.push(remove);
    const answers = Array.from({ length: 100 }, (_, i) => ask(url, i % 2 ? '/health' : '/ready'));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(asked).toBeLessThan(20);
  });

  it('find metrics at a door of their own, with the token if there is one', async () => {
    const { url, server } = await start();
    expect((await ask(url, '/metrics')).status).toBe(404);
    const place = { port: 0, host: '127.0.0.1' };
    const open = new MetricsListener(server.metrics, place);
    const locked = new MetricsListener(server.metrics, { ...place, token: 'a long enough token' });
    closing.push(
      () => open.close(),
      () => locked.close(),
    );
    const at = async (listener: MetricsListener): Promise<string> =>
      `http://127.0.0.1:${await listener.listen()}`;
    const [plain, guarded] = [await at(open), await at(locked)];
    expect((await ask(plain, '/metrics')).text).toContain('roundhouse_sockets');
    expect((await ask(plain, '/metrics', { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await ask(plain, '/')).status).toBe(404);
    expect((await ask(guarded, '/metrics')).status).toBe(401);
    const authorization = 'Bearer a long enough token';
    expect((await ask(guarded, '/metrics', { headers: { authorization } })).status).toBe(200);
  });

  it('are told whom to tell of a hole, where somebody wants to know', async () => {
    const path = '/.well-known/security.txt';
    expect((await ask((await start()).url, path)).status).toBe(404);
    const { url } = await start({ securityContact: 'mailto:security@play.example' });
    const { text, headers } = await ask(url, path);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(/^Contact: mailto:security@play.example\nExpires: \d{4}-\d\d-\d\dT/);
  });
});
