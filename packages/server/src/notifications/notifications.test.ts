import type { MoveBase } from '@roundhouse/engine';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SqliteSql } from '../store/sqlite/sqlite.ts';
import type { MatchRow } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { Endpoint } from '../testing/endpoint.ts';
import { Mailbox, textOf } from '../testing/mailbox.ts';
import { playTime } from '../testing/play-time.ts';
import { startServer } from '../testing/play-server.ts';
import { PushReceiver } from '../testing/push-receiver.ts';
import { Notices } from './notifications.ts';
import { LIMITS } from '../base/limits.ts';
import type { NoticeSettings } from './notifications.ts';

const MINUTE = 60_000;
const NEVER = 1e9;
const endpoint = new Endpoint();
const mailbox = new Mailbox();
let hook: string;
let settings: NoticeSettings;
let now = Date.parse('2026-11-15T12:00:00Z');
let started: Awaited<ReturnType<typeof startServer>>;
let ada: Client;
let bea: Client;

beforeAll(async () => {
  hook = `${await endpoint.start()}/hook`;
  settings = {
    delay: MINUTE,
    pauses: [MINUTE, 5 * MINUTE],
    lookEvery: NEVER,
    toLocalhost: true,
    publicUrl: 'https://play.example',
    mail: { url: await mailbox.start(), from: 'Roundhouse <games@play.example>' },
  };
});
afterAll(async () => {
  await endpoint.stop();
  await mailbox.stop();
});
beforeEach(async () => {
  started = await startServer({ now: () => now, playTime: playTime(() => now), notices: settings });
  ada = await Client.guest(started.url, 'Ada');
  bea = await Client.guest(started.url, 'Bea');
  endpoint.received.length = 0;
  mailbox.mails.length = 0;
});
afterEach(async () => {
  ada.close();
  bea.close();
  await started.stop();
});

const look = (): Promise<void> => started.server.notices.look();
/** Time passes, and everything that is due is done. */
async function later(milliseconds: number): Promise<void> {
  now += milliseconds;
  await look();
}

const webhook = (client: Client, url = hook): Promise<{ id: string }> =>
  client.post('/api/me/notices/webhook', { kind: 'webhook', url });

/** A full table of Ada and Bea, at which Ada will begin. */
async function sitDown(change = {}): Promise<string> {
  const table = { game: 'toll-road', seats: ['me', null], seating: 'chosen', ...change };
  const { id } = await ada.post('/api/matches', table);
  await bea.post(`/api/matches/${id}/join`, {});
  return id;
}

/** A match of Ada and Bea in which Ada begins. */
async function begin(change = {}): Promise<string> {
  const id = await sitDown(change);
  await ada.post(`/api/matches/${id}/start`, {});
  return id;
}

const matchOf = async (id: string): Promise<MatchRow> => {
  const match = await started.store.matchById(id);
  if (match === undefined) throw new Error('no such match');
  return match;
};

/** Plays without coming to the table, as a program does. */
async function play(client: Client, match: string, move: MoveBase): Promise<void> {
  const { entry } = await matchOf(match);
  await client.does({ type: 'move', match, id: randomUUID(), entry, move: move as never });
}

const pass = (client: Client, match: string): Promise<void> =>
  play(client, match, { kind: 'pass' });
/** Ada passes, and Bea's browser has it. */
async function passInSight(match: string, position: number): Promise<void> {
  const seen = bea.arrival(match, position);
  await pass(ada, match);
  await seen;
}
/** A match in which it is Bea's turn, of which a webhook tells her. */
async function beasTurn(): Promise<string> {
  await webhook(bea);
  const match = await begin();
  await pass(ada, match);
  return match;
}
const kinds = (): string[] => endpoint.bodies.map((body) => (body as { kind: string }).kind);

describe('a turn', () => {
  it('is told once by a webhook, with nothing but names and a link', async () => {
    await webhook(bea);
    const match = await begin();
    await later(MINUTE);
    endpoint.received.length = 0;
    await pass(ada, match);
    await later(MINUTE - 1);
    expect(endpoint.received).toEqual([]);
    await later(1);
    expect(endpoint.bodies).toEqual([
      {
        kind: 'turn',
        title: 'Your turn: Toll Road',
        text: 'With Ada.',
        match,
        links: [{ text: 'Your turn: Toll Road', url: `https://play.example/match/${match}` }],
      },
    ]);
    for (let i = 0; i < 5; i++) await later(60 * MINUTE);
    expect(endpoint.received).toHaveLength(1);
    const metrics = await started.server.metrics.text();
    expect(metrics).toContain('roundhouse_notices_total{channel="webhook",outcome="delivered"} 2');
  });

  it('is told again when it comes again, but not for the small steps within it', async () => {
    const match = await beasTurn();
    await later(MINUTE);
    await play(bea, match, { kind: 'lay', stone: 1 } as MoveBase);
    await later(60 * MINUTE);
    expect(kinds()).toEqual(['turn']);
    await play(bea, match, { kind: 'end' });
    await pass(ada, match);
    await later(MINUTE);
    expect(kinds()).toEqual(['turn', 'turn']);
  });

  it('is not told if the move is made before it is sent', async () => {
    const match = await beasTurn();
    now += MINUTE;
    await started.store.notices.addNotices([
      { user: bea.user, kind: 'turn', match, position: 1, madeAt: now, dueAt: now },
    ]);
    await pass(bea, match);
    await look();
    expect(kinds()).toEqual([]);
  });

  it('is told as it is when it is sent, though it went away and came back meanwhile', async () => {
    const match = await beasTurn();
    endpoint.answers.push(503);
    await later(MINUTE);
    await ada.does({ type: 'take-back', match, id: 'b', entry: 1, count: 1 });
    await later(10 * MINUTE);
    expect(endpoint.received).toHaveLength(1);
    await pass(ada, match);
    await later(MINUTE);
    expect((await matchOf(match)).turns).toMatchObject([{ seat: 1, since: 3 }]);
    expect(kinds()).toEqual(['turn', 'turn']);
    const ids = endpoint.received.map(({ headers }) => headers['x-roundhouse-notice']);
    expect(new Set(ids).size).toBe(2);
  });

  it('is not told if somebody else has made the move, with or without an eye on the table', async () => {
    const match = await beasTurn();
    now += MINUTE;
    await started.store.notices.addNotices([
      { user: bea.user, kind: 'turn', match, position: 1, madeAt: now, dueAt: now },
    ]);
    const live = await started.server.matches.find(match);
    await live?.move(1, { id: 'program/1', entry: 1, move: { kind: 'pass' } });
    await pass(ada, match);
    await look();
    expect(kinds()).toEqual([]);
    await later(MINUTE);
    expect(kinds()).toEqual(['turn']);
  });

  it('is not told to who looks at the table, but to who has it open and looks elsewhere', async () => {
    await webhook(bea);
    const match = await begin();
    await bea.subscribe(match);
    await passInSight(match, 1);
    await later(60 * MINUTE);
    expect(kinds()).toEqual([]);
    await pass(bea, match);
    bea.send({ type: 'away', match, away: true });
    await passInSight(match, 3);
    await later(MINUTE);
    expect(kinds()).toEqual(['turn']);
    await pass(bea, match);
    await passInSight(match, 5);
    bea.send({ type: 'away', match, away: false });
    await play(bea, match, { kind: 'lay', stone: 1 } as MoveBase);
    await later(60 * MINUTE);
    expect(kinds()).toEqual(['turn']);
  });

  it('is not told of a muted match, and told again when it is not muted any more', async () => {
    await webhook(bea);
    const match = await begin();
    expect(await bea.get(`/api/matches/${match}/notices`)).toEqual({ on: true, reachable: true });
    expect(await bea.request('PUT', `/api/matches/${match}/notices`, { on: false })).toEqual({
      on: false,
    });
    await pass(ada, match);
    await later(MINUTE);
    expect(kinds()).toEqual([]);
    await bea.request('PUT', `/api/matches/${match}/notices`, { on: true });
    await pass(bea, match);
    await pass(ada, match);
    await later(MINUTE);
    expect(kinds()).toEqual(['turn']);
  });

  it('is thought of in each of many matches by one look', async () => {
    const { notices } = started.store;
    await webhook(ada);
    const matches: string[] = [];
    while (matches.length < 20) matches.push(await begin());
    now += MINUTE;
    expect(await notices.unnoticedMatches(now, 100)).toHaveLength(matches.length);
    await look();
    expect(await notices.unnoticedMatches(now, 100)).toEqual([]);
    const told = matches.map(
      (match) => expect.objectContaining({ kind: 'turn', match }) as unknown,
    );
    expect(endpoint.bodies).toHaveLength(matches.length);
    expect(endpoint.bodies).toEqual(expect.arrayContaining(told));
  });

  it('takes no more questions for many matches than for one', async () => {
    const asked = vi.spyOn(SqliteSql.prototype, 'run');
    const questions = async (matches: number): Promise<number> => {
      for (let begun = 0; begun < matches; begun++) await begin();
      now += MINUTE;
      asked.mockClear();
      await look();
      return asked.mock.calls.reduce((sum, [batch]) => sum + batch.length, 0);
    };
    const forOne = await questions(1);
    const forMany = await questions(20);
    // What a node does besides, once a second, may fall into either of them; a question for each match can't be missed.
    expect(forMany - forOne).toBeLessThan(10);
    asked.mockRestore();
  });

  it('survives that the server dies between the move and the notice', async () => {
    await beasTurn();
    now += MINUTE;
    await otherNode().look();
    await look();
    expect(kinds()).toEqual(['turn']);
  });

  it('is not told by one node to who looks at another', async () => {
    await webhook(bea);
    const match = await begin();
    await bea.subscribe(match);
    await passInSight(match, 1);
    await look();
    now += MINUTE;
    await otherNode().look();
    expect(kinds()).toEqual([]);
  });
});

/** A node that knows nothing but the store. */
function otherNode(): Notices {
  const { store } = started;
  return new Notices({ store, games: [], now: () => now, settings, log: () => undefined });
}

describe('other notices', () => {
  it('tell the host of a full table, and the guests of its beginning', async () => {
    await webhook(ada);
    await webhook(bea);
    const id = await sitDown();
    await later(MINUTE);
    expect(endpoint.bodies).toMatchObject([
      {
        title: 'Your table is full: Toll Road',
        text: 'At the table: Bea. You can start the match.',
      },
    ]);
    await ada.post(`/api/matches/${id}/start`, {});
    await later(MINUTE);
    expect(kinds().toSorted()).toEqual(['begun', 'full', 'turn']);
  });

  it('tell everybody of the end, and of a rematch whoever did not ask for it', async () => {
    await webhook(bea);
    const match = await begin({ onResign: 'end' });
    await ada.does({ type: 'resign', match, id: 'r' });
    await later(MINUTE);
    expect(endpoint.bodies).toMatchObject([{ kind: 'finished', text: 'With Ada.' }]);
    await ada.post(`/api/matches/${match}/rematch`, {});
    await ada.post(`/api/matches/${match}/rematch`, {});
    await later(MINUTE);
    expect(endpoint.bodies.slice(1)).toMatchObject([
      { kind: 'rematch', text: 'Ada would like to play again. Your seat is reserved.' },
    ]);
  });

  it('tell whoever is invited to a table, once, unless they sit there by then', async () => {
    await webhook(bea);
    const account = { login: 'bea', password: 'five steam engines' };
    await bea.request('PUT', '/api/me/password', account);
    const table = { game: 'toll-road', seats: ['me', null] };
    const ids = [
      (await ada.post('/api/matches', table)).id,
      (await ada.post('/api/matches', table)).id,
    ];
    for (const id of [...ids, ...ids]) await ada.post(`/api/matches/${id}/invite`, { name: 'Bea' });
    await bea.post(`/api/matches/${ids[0]}/join`, {});
    await later(MINUTE);
    expect(endpoint.bodies).toMatchObject([
      {
        kind: 'invited',
        title: 'You’re invited: Toll Road',
        text: 'Ada has a table and would like you to join.',
        match: ids[1],
      },
    ]);
  });
});

describe('push', () => {
  const subscribe = (client: Client, receiver: PushReceiver): Promise<{ id: string }> =>
    client.post('/api/me/notices/push', {
      endpoint: hook.replace('hook', 'push/secret-1'),
      keys: receiver.keys,
    });

  it('arrives once, signed and sealed for that browser alone', async () => {
    const receiver = new PushReceiver();
    await subscribe(bea, receiver);
    const match = await begin();
    await pass(ada, match);
    await later(MINUTE);
    await later(60 * MINUTE);
    expect(endpoint.received).toHaveLength(1);
    const [{ headers, body, path } = { headers: {}, body: Buffer.of(), path: '' }] =
      endpoint.received;
    expect(path).toBe('/push/secret-1');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { pushKey } = await bea.get<{ pushKey: string }>('/api/me/notices');
    expect(headers.authorization).toContain(`k=${pushKey}`);
    expect(JSON.parse(receiver.read(body))).toEqual({
      title: 'Your turn: Toll Road',
      body: 'With Ada.',
      path: `/match/${match}`,
      tag: match,
    });
    expect(() => new PushReceiver().read(body)).toThrow();
  });

  it('uses the same keys after a restart', async () => {
    const { vapidKeys } = await import('./push.ts');
    const first = await vapidKeys(started.store.notices);
    expect(await vapidKeys(started.store.notices)).toEqual(first);
    expect(await started.server.notices.publicKey()).toBe(first.publicKey);
  });

  it.each([404, 410])('forgets a browser that has gone (%i)', async (status) => {
    await subscribe(bea, new PushReceiver());
    const match = await begin();
    await pass(ada, match);
    endpoint.answers.push(status);
    await later(MINUTE);
    const { channels, failures } = await bea.get<{ channels: unknown[]; failures: unknown[] }>(
      '/api/me/notices',
    );
    expect(channels).toEqual([]);
    expect(failures).toMatchObject([
      { channel: 'push', failure: { code: 'gone', status }, willRetry: false },
    ]);
    await later(60 * MINUTE);
    expect(endpoint.received).toHaveLength(1);
  });

  it('goes to the new address of its browser, also when it was waiting already', async () => {
    const [before, after] = [new PushReceiver(), new PushReceiver()];
    const renewed = { endpoint: hook.replace('hook', 'push/secret-2'), keys: after.keys };
    const { id } = await subscribe(bea, before);
    const match = await begin();
    await pass(ada, match);
    expect(await bea.request('PUT', '/api/me/notices/push', renewed)).toMatchObject({
      id,
      here: true,
    });
    await later(MINUTE);
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/push/secret-2']);
    expect(after.read(endpoint.received[0]?.body ?? Buffer.of())).toContain(match);
  });

  it('is not given a new address by a session that has asked for none', async () => {
    await subscribe(bea, new PushReceiver());
    const renewed = { endpoint: hook.replace('hook', 'push/2'), keys: new PushReceiver().keys };
    expect(await ada.request('PUT', '/api/me/notices/push', renewed)).toMatchObject({
      error: 'no-such-channel',
    });
    expect(await started.store.notices.channelsOf(ada.user)).toEqual([]);
  });

  it('ends with the session of its browser', async () => {
    await subscribe(bea, new PushReceiver());
    expect(await started.store.notices.channelsOf(bea.user)).toHaveLength(1);
    await bea.post('/api/logout', {});
    expect(await started.store.notices.channelsOf(bea.user)).toEqual([]);
  });
});

describe('e-mail', () => {
  const codeIn = (mail: string): string => /\d{4} \d{4}/.exec(textOf(mail))?.[0] ?? '';
  const makeAccount = async ({ user }: Client): Promise<void> => {
    const row = await started.store.userById(user);
    if (row !== undefined) await started.store.updateUser({ ...row, passwordHash: 'any' });
  };
  beforeEach(async () => {
    await makeAccount(ada);
    await makeAccount(bea);
  });

  async function confirmed(client: Client, address: string): Promise<string> {
    const { id } = await client.post('/api/me/notices/email', { address });
    const mail = mailbox.mails.pop() ?? '';
    await client.post(`/api/me/notices/channels/${id}/code`, { code: codeIn(mail) });
    return id;
  }

  it('goes nowhere before the address is confirmed with the code that was mailed to it', async () => {
    const { id } = await bea.post('/api/me/notices/email', { address: 'bea@example.org' });
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toContain('To: bea@example.org');
    expect(textOf(mailbox.mails[0] ?? '')).toContain('https://play.example/account');
    const match = await begin();
    await pass(ada, match);
    await later(MINUTE);
    expect(mailbox.mails).toHaveLength(1);
    const wrong = await bea.post(`/api/me/notices/channels/${id}/code`, { code: '0000 0000' });
    expect(wrong).toMatchObject({ error: 'wrong-code' });
    const right = await bea.post(`/api/me/notices/channels/${id}/code`, {
      code: codeIn(mailbox.mails[0] ?? ''),
    });
    expect(right).toMatchObject({ id, confirmed: true });
  });

  it('takes no code after five wrong ones, or after an hour', async () => {
    const { id } = await bea.post('/api/me/notices/email', { address: 'bea@example.org' });
    const code = codeIn(mailbox.mails[0] ?? '');
    for (let i = 0; i < 5; i++)
      await bea.post(`/api/me/notices/channels/${id}/code`, { code: '1' });
    const guessed = await bea.post(`/api/me/notices/channels/${id}/code`, { code });
    expect(guessed).toMatchObject({ error: 'wrong-code' });
    await bea.post('/api/me/notices/email', { address: 'bea@example.org' });
    now += 61 * MINUTE;
    const late = await bea.post(`/api/me/notices/channels/${id}/code`, {
      code: codeIn(mailbox.mails[1] ?? ''),
    });
    expect(late).toMatchObject({ error: 'wrong-code' });
  });

  it('tells a turn once, with a link and a way to stop it', async () => {
    await confirmed(bea, 'bea@example.org');
    const match = await begin();
    await pass(ada, match);
    await later(MINUTE);
    await later(60 * MINUTE);
    expect(mailbox.mails).toHaveLength(1);
    const [mail = ''] = mailbox.mails;
    expect(mail).toContain('Subject: Your turn: Toll Road');
    expect(mail).toContain('From: Roundhouse <games@play.example>');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(textOf(mail)).toContain(`With Ada.\n\nhttps://play.example/match/${match}\n`);
    const token = /play\.example\/stop\/([\w-]+)/.exec(textOf(mail))?.[1] ?? '';
    const response = await fetch(`${started.url}/api/notices/stop/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(204);
    await pass(bea, match);
    await pass(ada, match);
    await later(MINUTE);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('speaks German to who does', async () => {
    await bea.request('PUT', '/api/me/notices', {
      language: 'de',
      timeZone: 'Europe/Berlin',
      digestHour: null,
    });
    await confirmed(bea, 'bea@example.org');
    await pass(ada, await begin());
    await later(MINUTE);
    expect(mailbox.mails[0]).toContain('Du bist dran: Toll Road');
  });

  it('is tried again when it was refused for now, and given up when it was for good', async () => {
    await confirmed(bea, 'bea@example.org');
    const match = await begin();
    await pass(ada, match);
    mailbox.refusals.push('451 later', '550 never');
    await later(MINUTE);
    expect(await failures(bea)).toMatchObject([
      { failure: { code: 'mail-refused', status: 451 }, willRetry: true, tries: 1 },
    ]);
    await later(MINUTE);
    expect(await failures(bea)).toMatchObject([
      { failure: { code: 'mail-refused', status: 550 }, willRetry: false, tries: 2 },
    ]);
    await later(60 * MINUTE);
    expect(mailbox.mails).toEqual([]);
  });

  it('can’t be used to flood somebody', async () => {
    const answers: unknown[] = [];
    for (let i = 0; i < 4; i++)
      answers.push(await bea.post('/api/me/notices/email', { address: 'Victim@example.org' }));
    expect(answers.at(-1)).toMatchObject({ error: 'too-many' });
    expect(
      await ada.post('/api/me/notices/email', { address: 'victim@example.org' }),
    ).toMatchObject({ error: 'too-many' });
    expect(mailbox.mails).toHaveLength(3);
  });

  it('to an address that nobody has proven has nothing that its sender could choose', async () => {
    await bea.request('PATCH', '/api/me', { name: 'win at evil.example' });
    await bea.post('/api/me/notices/email', { address: 'victim@example.org' });
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).not.toContain('evil');
    expect(textOf(mailbox.mails[0] ?? '')).not.toContain('evil');
    const eve = await Client.guest(started.url, 'Eve');
    expect(
      await eve.post('/api/me/notices/email', { address: 'victim@example.org' }),
    ).toMatchObject({ error: 'needs-account' });
    eve.close();
  });

  it('to addresses that nobody has proven is bounded, whoever asks for it', async () => {
    await started.stop();
    const limits = { ...LIMITS, codes: 3 };
    started = await startServer({ now: () => now, notices: settings, limits });
    const answers: unknown[] = [];
    for (const name of ['Ida', 'Jo', 'Kim']) {
      const each = await Client.guest(started.url, name);
      await makeAccount(each);
      for (const number of [1, 2]) {
        const address = `${name}-${number}@example.org`;
        const { error } = (await each.post('/api/me/notices/email', { address })) as {
          error?: string;
        };
        answers.push(error ?? 'mailed');
      }
      each.close();
    }
    expect(answers).toEqual(['mailed', 'mailed', 'mailed', 'too-many', 'too-many', 'too-many']);
    expect(mailbox.mails).toHaveLength(3);
  });
});

const failures = async (client: Client): Promise<unknown[]> =>
  (await client.get<{ failures: unknown[] }>('/api/me/notices')).failures;

describe('what fails', () => {
  it('is tried again after growing pauses, until it arrives', async () => {
    await beasTurn();
    endpoint.answers.push(503, 500);
    await later(MINUTE);
    expect(endpoint.received).toHaveLength(1);
    await later(MINUTE - 1);
    expect(endpoint.received).toHaveLength(1);
    await later(1);
    expect(endpoint.received).toHaveLength(2);
    expect(await failures(bea)).toMatchObject([
      { kind: 'turn', channel: 'webhook', failure: { code: 'answered', status: 500 }, tries: 2 },
    ]);
    await later(5 * MINUTE - 1);
    expect(endpoint.received).toHaveLength(2);
    await later(1);
    expect(endpoint.received).toHaveLength(3);
    expect(await failures(bea)).toEqual([]);
    await later(600 * MINUTE);
    expect(endpoint.received).toHaveLength(3);
  });

  it('is given up after the last pause, and its owner sees why', async () => {
    await beasTurn();
    endpoint.answers.push(503, 503, 503, 503);
    for (const pause of [MINUTE, MINUTE, 5 * MINUTE, 600 * MINUTE]) await later(pause);
    endpoint.answers.length = 0;
    expect(endpoint.received).toHaveLength(3);
    expect(await failures(bea)).toMatchObject([
      { failure: { code: 'answered', status: 503 }, tries: 3, willRetry: false },
    ]);
    expect(await failures(ada)).toEqual([]);
  });

  it('is not tried again if the move was made meanwhile', async () => {
    const match = await beasTurn();
    endpoint.answers.push(503);
    await later(MINUTE);
    await pass(bea, match);
    await later(10 * MINUTE);
    expect(endpoint.received).toHaveLength(1);
    expect(await failures(bea)).toEqual([]);
  });

  it('turns off a webhook that has gone, which its owner sees', async () => {
    const { id } = await webhook(bea);
    await pass(ada, await begin());
    endpoint.answers.push(410);
    await later(MINUTE);
    const { channels } = await bea.get<{ channels: unknown[] }>('/api/me/notices');
    expect(channels).toMatchObject([{ id, isOn: false, failure: { code: 'gone', status: 410 } }]);
    const on = await bea.request('PATCH', `/api/me/notices/channels/${id}`, { on: true });
    expect(on).toMatchObject({ isOn: true, failure: null });
  });

  it('is shown at once by a test', async () => {
    const { id } = await webhook(bea);
    const path = `/api/me/notices/channels/${id}/test`;
    endpoint.answers.push(400);
    expect(await bea.post(path, {})).toEqual({
      delivered: false,
      failure: { code: 'answered', status: 400 },
    });
    expect(await bea.post(path, {})).toEqual({ delivered: true, failure: null });
    expect(endpoint.bodies.at(-1)).toMatchObject({ kind: 'test', title: 'It works' });
  });
});

describe('the daily digest', () => {
  const digestAt = (client: Client, digestHour: number | null): Promise<unknown> =>
    client.request('PUT', '/api/me/notices', { language: 'en', timeZone: 'UTC', digestHour });

  it('comes once a day, and only if something waits', async () => {
    now = Date.parse('2026-11-15T06:30:00Z');
    await webhook(bea);
    await digestAt(bea, 7);
    await later(30 * MINUTE);
    expect(kinds()).toEqual([]);
    const [first, second] = [await begin(), await begin()];
    await pass(ada, first);
    await pass(ada, second);
    await later(MINUTE);
    endpoint.received.length = 0;
    await later(60 * MINUTE);
    expect(kinds()).toEqual([]);
    now = Date.parse('2026-11-16T07:00:00Z');
    await look();
    await digestAt(bea, 8);
    for (let hour = 0; hour < 16; hour++) await later(60 * MINUTE);
    expect(endpoint.bodies).toMatchObject([
      { kind: 'digest', title: '2 matches are waiting for you', text: 'It’s your turn in:' },
    ]);
    const [{ links }] = endpoint.bodies as [{ links: { text: string; url: string }[] }];
    expect(links.map(({ url }) => url).toSorted()).toEqual(
      [first, second].map((id) => `https://play.example/match/${id}`).toSorted(),
    );
    expect(links[0]?.text).toBe('Toll Road, with Ada');
    now = Date.parse('2026-11-17T08:00:00Z');
    await look();
    expect(kinds()).toEqual(['digest', 'digest']);
  });

  it('comes once though the server was away for days, and leaves muted matches out', async () => {
    const match = await beasTurn();
    await later(MINUTE);
    await digestAt(bea, 7);
    endpoint.received.length = 0;
    await later(5 * 24 * 60 * MINUTE);
    expect(kinds()).toEqual(['digest']);
    await bea.request('PUT', `/api/matches/${match}/notices`, { on: false });
    await later(24 * 60 * MINUTE);
    expect(kinds()).toEqual(['digest']);
  });
});

describe('an owner', () => {
  it('never sees an address again, and others see nothing at all', async () => {
    const { id } = await webhook(bea, `${hook}?token=very-secret`);
    const shown = JSON.stringify(await bea.get('/api/me/notices'));
    expect(shown).toContain('"label":"127.0.0.1"');
    expect(shown).not.toContain('very-secret');
    const path = `/api/me/notices/channels/${id}`;
    expect(await ada.request('PATCH', path, { on: false })).toMatchObject({
      error: 'no-such-channel',
    });
    expect(await ada.request('DELETE', path)).toMatchObject({ error: 'no-such-channel' });
    expect(await ada.post(`${path}/test`, {})).toMatchObject({ error: 'no-such-channel' });
    expect(await bea.request('DELETE', path)).toEqual({});
    expect(await started.store.notices.channelsOf(bea.user)).toEqual([]);
  });

  it.each([
    ['webhook', { kind: 'webhook', url: 'http://192.168.0.1/' }, 'bad-address'],
    ['webhook', { kind: 'webhook', url: 'https://10.0.0.1/' }, 'bad-address'],
    ['webhook', { kind: 'discord', url: 'https://example.org/hook' }, 'bad-address'],
    ['webhook', { kind: 'slack', url: 'https://hooks.slack.com.example.org/' }, 'bad-address'],
    ['webhook', { kind: 'pigeon', url: 'https://example.org/' }, 'malformed'],
    ['webhook', { kind: 'webhook', url: 'nonsense' }, 'malformed'],
    ['push', { endpoint: 'https://127.0.0.1/', keys: { p256dh: 'x', auth: 'y' } }, 'malformed'],
    ['email', { address: 'not an address' }, 'malformed'],
  ])('can’t add a %s such as %j', async (what, body, error) => {
    expect(await bea.post(`/api/me/notices/${what}`, body)).toMatchObject({ error });
    expect(await started.store.notices.channelsOf(bea.user)).toEqual([]);
  });

  it('has only so many channels', async () => {
    for (let i = 0; i < 5; i++) await webhook(bea, `${hook}/${i}`);
    expect(await webhook(bea, `${hook}/6`)).toMatchObject({ error: 'too-many-channels' });
    expect(await webhook(bea, `${hook}/1`)).not.toHaveProperty('error');
  });
});
