import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ServerMessage } from '@roundhouse/protocol';
import { LIMITS } from '../base/limits.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';
import { visitedServer } from '../testing/visited-server.ts';

const V = { v: PROTOCOL_VERSION } as const;
const { url, server, guest } = await visitedServer();

/** A match between the two that has begun, Ada to decide. */
async function begin(ada: Client, bea: Client, change: object = {}): Promise<string> {
  return ada.begin(
    {
      game: 'toll-road',
      seats: ['me', null],
      seating: 'chosen',
      ...change,
    },
    bea,
  );
}

describe('a match over real sockets', () => {
  it('is played to its end by two people and a bot', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const id = await ada.begin(
      {
        game: 'whistle-stop',
        seats: ['me', null, 'easy'],
      },
      bea,
    );
    await Promise.all([ada.playToEnd(id), bea.playToEnd(id)]);
    const over = await ada.get(`/api/matches/${id}`);
    expect(over.status).toBe('finished');
    const record = await ada.get(`/api/matches/${id}/record`);
    expect(record.moves).toHaveLength(12);
    ada.close();
    bea.close();
  });

  it('goes on without a gap for one who was away', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const match = await begin(ada, bea);
    await ada.subscribe(match);
    await bea.subscribe(match);
    bea.close();
    const moves = [{ kind: 'draw' }, { kind: 'draw' }, { kind: 'pass' }];
    for (const [entry, move] of moves.entries()) {
      await ada.does({ type: 'move', match, id: `a${entry}`, entry, move });
    }
    await bea.connect();
    const back = await bea.subscribe(match, 1);
    expect([back.entry, back.since, back.steps.map(({ moves }) => moves)]).toEqual([3, 1, [2, 3]]);
    ada.close();
    bea.close();
  });

  it('refuses with the reason and the current position', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const match = await begin(ada, bea);
    const texts: ServerMessage[] = [];
    bea.listen((message) => texts.push(message));
    const seen = bea.arrival(match, 0);
    bea.send({ type: 'move', match, id: 'b', entry: 0, move: { kind: 'pass' } });
    await seen;
    expect(texts.slice(-2)).toMatchObject([
      { type: 'refused', id: 'b', match, reason: 'not-your-decision' },
      { type: 'position', entry: 0, viewer: 1, legal: [] },
    ]);
    ada.close();
    bea.close();
  });

  it('says which version it speaks', async () => {
    const ada = await guest('Ada');
    const answer = ada.next((message): message is ServerMessage => message.type === 'refused');
    ada.sendText('{"v":99,"type":"ping","id":"x"}');
    expect(await answer).toMatchObject({ reason: 'unknown-version', id: 'x' });
    ada.close();
  });
});

describe('a table', () => {
  it('is seen to fill, begin and chat by all who are there', async () => {
    const [ada, bea, eve] = [await guest('Ada'), await guest('Bea'), await guest('Eve')];
    const table = { game: 'toll-road', seats: ['me', null], guestChat: true };
    const { id } = await ada.post('/api/matches', table);
    const tables: string[] = [];
    eve.listen((message) => {
      if (message.type === 'table') tables.push((message.table as { status: string }).status);
    });
    const begun = eve.arrival(id, 0);
    eve.send({ type: 'subscribe', match: id });
    await eve.next((message): message is ServerMessage => message.type === 'table');
    await bea.post(`/api/matches/${id}/join`, {});
    await ada.post(`/api/matches/${id}/start`, {});
    expect((await begun).viewer).toBe('spectator');
    expect(tables).toEqual(['open', 'open', 'playing']);
    const said = eve.next((message): message is ServerMessage => message.type === 'chat');
    bea.send({ type: 'chat', match: id, id: 'c', text: 'Hello' });
    expect(await said).toMatchObject({ lines: [{ name: 'Bea', text: 'Hello' }] });
    const refused = eve.next((message): message is ServerMessage => message.type === 'refused');
    eve.send({ type: 'chat', match: id, id: 'c', text: 'Me too' });
    expect(await refused).toMatchObject({ reason: 'not-seated' });
    for (const client of [ada, bea, eve]) client.close();
  });

  it('is silent while a match lasts whose rules forbid talking, and open before and after', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const { id } = await ada.post('/api/matches', {
      game: 'quiet-road',
      seats: ['me', null],
      onResign: 'end',
      guestChat: true,
    });
    const sayIt = async (text: string): Promise<ServerMessage> => {
      const answer = bea.next(
        (message): message is ServerMessage =>
          (message.type === 'accepted' || message.type === 'refused') && message.id === text,
      );
      bea.send({ type: 'chat', match: id, id: text, text });
      return answer;
    };
    await bea.post(`/api/matches/${id}/join`, {});
    expect(await sayIt('before')).toMatchObject({ type: 'accepted' });
    await ada.post(`/api/matches/${id}/start`, {});
    expect(await sayIt('during')).toMatchObject({ type: 'refused', reason: 'no-talking' });
    await ada.does({ type: 'resign', match: id, id: 'r' });
    expect(await sayIt('after')).toMatchObject({ type: 'accepted' });
    for (const client of [ada, bea]) client.close();
  });

  it('is told to its players wherever they are, when their lists change', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const told: unknown[] = [];
    bea.listen((message) => {
      if (message.type !== 'mine') return;
      const { id, status, yourTurn } = message.table as Record<string, unknown>;
      told.push([id, status, yourTurn]);
    });
    const id = await begin(ada, bea);
    await ada.subscribe(id);
    const move = async (entry: number, kind: object): Promise<void> => {
      await ada.does({ type: 'move', match: id, id: `m${entry}`, entry, move: kind as never });
    };
    await move(0, { kind: 'lay', stone: 0 });
    await move(1, { kind: 'end' });
    await bea.subscribe(id);
    expect(told).toEqual([
      [id, 'open', false],
      [id, 'playing', false],
      [id, 'playing', false],
      [id, 'playing', true],
    ]);
    expect(ada.received.filter((text) => text.includes('"mine"'))).toHaveLength(3);
    for (const client of [ada, bea]) client.close();
  });

  it.each([
    [['me', null], { outcome: { ranking: [[1], [0]], reason: 'resigned' }, standIns: [] }],
    [['me', null, 'easy'], { outcome: null, standIns: [0] }],
  ])('of %j says by its size what resigning leads to', async (seats, expected) => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const body = { game: 'toll-road', seats, seating: 'chosen' };
    const id = await ada.begin(body, bea);
    await bea.subscribe(id);
    const left = bea.arrival(id, 1);
    ada.send({ type: 'resign', match: id, id: 'r' });
    expect(await left).toMatchObject(expected);
    for (const client of [ada, bea]) client.close();
  });

  it('of a rematch is told to those who played, also when they come later, and to nobody else', async () => {
    const [ada, bea, eve] = [await guest('Ada'), await guest('Bea'), await guest('Eve')];
    const match = await begin(ada, bea, { onResign: 'end' });
    await bea.subscribe(match);
    await eve.subscribe(match);
    const over = bea.arrival(match, 1);
    ada.send({ type: 'resign', match, id: 'r' });
    await over;
    const isRematch = (message: ServerMessage): message is ServerMessage =>
      message.type === 'rematch';
    const heard = bea.next(isRematch);
    const { id: next } = await ada.post(`/api/matches/${match}/rematch`, {});
    expect(await heard).toEqual({ ...V, type: 'rematch', match, next });
    const later = ada.next(isRematch);
    await ada.subscribe(match);
    expect(await later).toMatchObject({ match, next });
    await eve.subscribe(match);
    expect(eve.received.join()).not.toContain(next);
    for (const client of [ada, bea, eve]) client.close();
  });

  it('tells how many only watch', async () => {
    const [ada, bea, eve] = [await guest('Ada'), await guest('Bea'), await guest('Eve')];
    const match = await begin(ada, bea);
    const counted = ada.next((message): message is ServerMessage => message.type === 'watchers');
    await ada.subscribe(match);
    await eve.subscribe(match);
    expect(await counted).toMatchObject({ match, count: 1 });
    for (const client of [ada, bea, eve]) client.close();
  });

  it('keeps a note for its writer only', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const match = await begin(ada, bea);
    await ada.does({ type: 'note', match, id: 'n', text: 'Bea bluffs' });
    expect(await ada.get(`/api/matches/${match}/note`)).toEqual({ text: 'Bea bluffs' });
    expect(await bea.get(`/api/matches/${match}/note`)).toEqual({ text: '' });
    ada.close();
    bea.close();
  });

  it('is first in the list of whose turn it is', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const mine = await begin(ada, bea);
    await begin(bea, ada);
    const list = await ada.get<{ id: string; yourTurn: boolean }[]>('/api/matches/mine');
    expect(list.map(({ id, yourTurn }) => [id === mine, yourTurn])).toEqual([
      [true, true],
      [false, false],
    ]);
    ada.close();
    bea.close();
  });
});

describe('what is private', () => {
  it('looks the same as what is not there', async () => {
    const [ada, eve] = [await guest('Ada'), await guest('Eve')];
    const { id } = await ada.post('/api/matches', {
      game: 'toll-road',
      seats: ['me', null],
      isPublic: false,
    });
    const lobby = await eve.get<{ id: string }[]>('/api/matches');
    expect(lobby.map((each) => each.id)).not.toContain(id);
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    ada.close();
    eve.close();
  });

  it('is the seed until the match is over, and its hash from the start', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const match = await begin(ada, bea);
    const about = await ada.get<Record<string, string>>(`/api/matches/${match}`);
    expect(about['seedHash']).toMatch(/^[0-9a-f]{64}$/);
    expect(about['seed']).toBeUndefined();
    expect(await ada.get(`/api/matches/${match}/record`)).toMatchObject({ error: 'not-finished' });
    expect(await bea.get(`/api/matches/${match}/positions/0?viewer=0`)).toMatchObject({
      error: 'not-allowed',
    });
    expect(await bea.get(`/api/matches/${match}/positions/0`)).toMatchObject({
      viewer: 1,
      moves: 0,
    });
    ada.close();
    bea.close();
  });
});

describe('accounts', () => {
  it('grow out of guests, who keep everything', async () => {
    const ada = await guest('Adelheid');
    await ada.post('/api/matches', { game: 'toll-road', seats: ['me', null] });
    const login = `ada-${Date.now()}`;
    const password = 'correct horse';
    await ada.request('PUT', '/api/me/password', { login, password });
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: login.toUpperCase(), password }),
    });
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const mine = await fetch(`${url}/api/matches/mine`, {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(await mine.json()).toHaveLength(1);
    const wrong = await ada.post('/api/login', { login, password: 'wrong horse' });
    const nobody = await ada.post('/api/login', { login: 'nobody', password: 'wrong horse' });
    expect(wrong).toEqual(nobody);
    const changed = await ada.request('PUT', '/api/me/password', {
      login,
      password: 'another one',
    });
    expect(changed).toMatchObject({ error: 'wrong-password' });
    ada.close();
  });

  it('can end a session, and its sockets with it', async () => {
    const ada = await guest('Ada');
    const [session] = await ada.get<{ id: string; current: boolean }[]>('/api/sessions');
    expect(session?.current).toBe(true);
    const closed = ada.closed();
    await ada.request('DELETE', `/api/sessions/${session?.id}`);
    expect(await closed).toBe(4401);
    expect(await ada.get('/api/me')).toBeNull();
  });

  it('are deleted without deleting anybody else’s match', async () => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    const match = await begin(ada, bea, { onResign: 'bot' });
    await bea.subscribe(match);
    const replaced = bea.arrival(match, 1);
    await ada.request('DELETE', '/api/me');
    await replaced;
    const about = await bea.get<{ status: string; seats: { name: string | null }[] }>(
      `/api/matches/${match}`,
    );
    expect([about.status, about.seats.map(({ name }) => name)]).toEqual(['playing', [null, 'Bea']]);
    bea.close();
  });
});

describe('for safety', () => {
  it('pages of other origins can neither write nor connect', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const body = JSON.stringify({ name: 'Eve' });
    const written = await fetch(`${url}/api/guest`, { method: 'POST', headers, body });
    expect([written.status, await written.json()]).toMatchObject([403, { error: 'wrong-origin' }]);
    await expect(Client.connectFrom(url, 'https://evil.example')).rejects.toThrow('403');
    await expect(Client.connectFrom(url, url)).resolves.toBeUndefined();
  });

  it('nothing inline runs and nobody frames the page', async () => {
    const policy = (await fetch(`${url}/health`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('what not every database can keep is refused, and names that can’t be seen', async () => {
    const post = (name: string): Promise<Response> =>
      fetch(`${url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    for (const name of ['a\0b', '\u200b', '\u202eadA', 'Ada\nBea'])
      expect((await post(name)).status).toBe(400);
    expect((await fetch(`${url}/api/matches/%00`)).status).toBe(400);
    expect((await fetch(`${url}/api/people/J%C3`)).status).toBe(400);
  });

  it('one address can’t ask without end, nor one socket', async () => {
    const limits = { ...LIMITS, requests: 5, messages: { perSecond: 1, burst: 3 } };
    const small = await startServer({ limits });
    const ada = await Client.guest(small.url, 'Ada');
    const answers: string[] = [];
    const done = new Promise<void>((resolve) => {
      ada.listen((message) => {
        if (answers.push(message.type === 'refused' ? message.reason : message.type) === 5)
          resolve();
      });
    });
    for (let i = 0; i < 5; i++) ada.send({ type: 'ping', id: `${i}` });
    await done;
    expect(answers.filter((each) => each === 'too-many').length).toBeGreaterThanOrEqual(1);
    const statuses = [];
    for (let i = 0; i < 8; i++) statuses.push((await fetch(`${small.url}/api/games`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await fetch(`${small.url}/health`)).status).toBe(200);
    ada.close();
    await small.stop();
  });
});

describe('those who watch over it', () => {
  it('see that it can play, and what it does', async () => {
    for (const path of ['/health', '/ready'])
      expect(await (await fetch(`${url}${path}`)).json()).toMatchObject({ ok: true });
    const metrics = await server.metrics.text();
    expect(metrics).toMatch(/roundhouse_entry_stored_seconds_count [1-9]/);
    expect(metrics).toMatch(/roundhouse_sockets \d/);
  });

  it('see that it can’t, when the store is gone', async () => {
    const small = await startServer();
    await small.store.close();
    expect((await fetch(`${small.url}/health`)).status).toBe(503);
    await small.stop();
  });

  it('see that it is stopping while it still serves, so that no more visitors are sent', async () => {
    const small = await startServer();
    const stopped = small.server.close(500);
    expect((await fetch(`${small.url}/ready`)).status).toBe(503);
    expect((await fetch(`${small.url}/api/games`)).status).toBe(200);
    await stopped;
    await expect(fetch(`${small.url}/api/games`)).rejects.toThrow('fetch failed');
    await small.stop();
  });

  it('see whether a socket that could not be shown its table is sent away to come again', async () => {
    const small = await startServer();
    const ada = await Client.guest(small.url, 'Ada');
    const gone = ada.closed();
    await small.store.close();
    ada.send({ type: 'subscribe', match: 'any' });
    expect(await gone).toBe(1013);
    await small.stop();
  });

  it('can stop it without losing what is under way', async () => {
    const small = await startServer();
    const ada = await Client.guest(small.url, 'Ada');
    const gone = ada.closed();
    await small.stop();
    expect(await gone).toBe(1001);
  });
});
