import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NOTICE_SETTINGS } from '../notifications/notifications.ts';
import { RecoveryLinks } from '../notifications/recovery-links.ts';
import { Client } from '../testing/client.ts';
import { Mailbox, textOf } from '../testing/mailbox.ts';
import { startServer } from '../testing/play-server.ts';

const HOUR = 3_600_000;
const mailbox = new Mailbox();
let now = Date.now();
let started: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const mail = { url: await mailbox.start(), from: 'Roundhouse <games@play.example>' };
  const notices = { ...NOTICE_SETTINGS, mail, publicUrl: 'https://play.example' };
  started = await startServer({ now: () => now, notices });
});
afterAll(async () => {
  await started.stop();
  await mailbox.stop();
});

async function account(name: string, isConfirmed: boolean): Promise<Client> {
  const client = await Client.guest(started.url, name);
  const login = `${name} the Driver`;
  await client.request('PUT', '/api/me/password', { login, password: 'five steam engines' });
  const code = isConfirmed ? null : { hash: 'x', until: now + HOUR, tries: 0 };
  await started.store.notices.addChannel({
    id: name,
    user: client.user,
    kind: 'email',
    address: `${name}@example.org`,
    keys: null,
    label: '',
    isOn: false,
    createdAt: now,
    sessionHash: null,
    stopToken: name,
    code,
    failure: null,
    failedAt: null,
  });
  return client;
}

const mails = (count: number): Promise<void> =>
  vi.waitFor(() => expect(mailbox.mails).toHaveLength(count), { timeout: 20_000 });
const linkIn = (mail = ''): string =>
  /https:\/\/play\.example\/recover\/(\S+)/.exec(textOf(mail))?.[1] ?? '';
const reset = (client: Client, token: string, password = 'six diesel engines'): Promise<unknown> =>
  client.post('/api/recover/password', { token, password });

it('a confirmed e-mail address leads back in, once, and ends every other session', async () => {
  mailbox.mails.length = 0;
  const ada = await account('ada', true);
  const visitor = await Client.guest(started.url, 'Stranger');
  await visitor.post('/api/recover', { login: 'ADA the driver', language: 'de' });
  await mails(1);
  const [mail = ''] = mailbox.mails;
  expect(mail).toContain('To: ada@example.org');
  expect(textOf(mail)).toContain('neues Passwort');
  const token = linkIn(mail);
  expect(await reset(visitor, token, 'password1')).toMatchObject({ error: 'common-password' });
  await ada.connect();
  const ended = ada.closed();
  expect(await reset(visitor, token)).toMatchObject({ id: ada.user, hasPassword: true });
  expect(await ended).toBe(4401);
  expect(await ada.get('/api/sessions')).toMatchObject({ error: 'unknown-visitor' });
  expect(await visitor.get('/api/me')).toMatchObject({ id: ada.user });
  expect(await reset(visitor, token)).toMatchObject({ error: 'wrong-link' });
  const login = { login: 'ada the Driver', password: 'six diesel engines' };
  expect(await ada.post('/api/login', login)).toMatchObject({ id: ada.user });
  visitor.close();
});

it('nobody learns whether there is an account, and a link is good for an hour', async () => {
  mailbox.mails.length = 0;
  await account('bea', false);
  const cid = await account('cid', true);
  for (const login of ['Nobody at all', 'bea the Driver', 'cid the Driver'])
    expect(await cid.post('/api/recover', { login })).toEqual({});
  await mails(1);
  expect(mailbox.mails[0]).toContain('To: cid@example.org');
  now += HOUR + 1;
  expect(await reset(cid, linkIn(mailbox.mails[0]))).toMatchObject({ error: 'wrong-link' });
  expect(await reset(cid, 'guessed')).toMatchObject({ error: 'wrong-link' });
});

it('a link is good for nothing once the password or the addresses have changed', async () => {
  const changes: [string, (client: Client, login: string) => Promise<unknown>][] = [
    [
      'fay',
      async (client, login) => {
        const passwords = { password: 'seven snow ploughs', current: 'five steam engines' };
        await client.request('PUT', '/api/me/password', { login, ...passwords });
      },
    ],
    ['gus', (client) => client.request('DELETE', '/api/me/notices/channels/gus')],
    ['hal', async (client) => reset(client, linkIn(mailbox.mails[1]))],
  ];
  for (const [name, change] of changes) {
    mailbox.mails.length = 0;
    const client = await account(name, true);
    const login = `${name} the Driver`;
    for (let nth = 0; nth < 2; nth++) await client.post('/api/recover', { login });
    await mails(2);
    await change(client, login);
    const stranger = await Client.guest(started.url, `Not ${name}`);
    for (const mail of mailbox.mails)
      expect(await reset(stranger, linkIn(mail))).toMatchObject({ error: 'wrong-link' });
    expect(await stranger.get('/api/me')).toMatchObject({ id: stranger.user });
    stranger.close();
  }
});

it('an account gets three e-mails, and no more at once', async () => {
  mailbox.mails.length = 0;
  const dan = await account('dan', true);
  for (let i = 0; i < 6; i++) await dan.post('/api/recover', { login: 'dan the Driver' });
  await account('eve', true);
  await dan.post('/api/recover', { login: 'eve the Driver' });
  await mails(4);
  const to = mailbox.mails.map((mail) => /To: (\w+)@/.exec(mail)?.[1]);
  expect(to.filter((name) => name === 'dan')).toHaveLength(3);
});

it('says whether it can send an e-mail; a link made at the machine is good without one', async () => {
  const { url, store, stop } = await startServer();
  try {
    const ian = await Client.guest(url, 'ian');
    const account = { login: 'ian', password: 'five steam engines' };
    await ian.request('PUT', '/api/me/password', account);
    expect(await ian.get('/api/recover')).toEqual({ canEmail: false });
    expect(await ian.post('/api/recover', { login: 'ian' })).toMatchObject({ error: 'no-mail' });
    const path = await new RecoveryLinks(store, Date.now).make(ian.user);
    const stranger = await Client.guest(url, 'Stranger');
    const token = path.replace('/recover/', '');
    expect(await reset(stranger, token)).toMatchObject({ id: ian.user });
    expect(await reset(stranger, token)).toMatchObject({ error: 'wrong-link' });
    const elsewhere = await Client.guest(started.url, 'Stranger');
    expect(await elsewhere.get('/api/recover')).toEqual({ canEmail: true });
    for (const client of [ian, stranger, elsewhere]) client.close();
  } finally {
    await stop();
  }
});
