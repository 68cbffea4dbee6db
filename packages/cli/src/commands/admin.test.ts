import { openStore, PlayServer } from '@roundhouse/server';
import { GAMES } from '@roundhouse/games';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { roundhouse } from '../testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-admin-'));
const data = ['--data', folder];
const tokenFile = join(folder, 'token');
afterAll(() => rmSync(folder, { recursive: true }));

/** A server over the folder for as long as the work takes. */
async function serving(work: (url: string) => Promise<void>): Promise<void> {
  const server = new PlayServer({
    store: await openStore({ folder }),
    games: GAMES,
    think: async ({ legal }) => legal[0] ?? { kind: 'none' },
    pause: async () => undefined,
  });
  try {
    await work(await server.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await server.close();
  }
}

async function signUp(url: string, name: string): Promise<{ id: string; cookie: string }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const guest = await fetch(`${url}/api/guest`, { method: 'POST', headers, body });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const known = await fetch(`${url}/api/me/password`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ login: name, password: 'five steam engines' }),
  });
  const renewed = known.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { id: ((await known.json()) as { id: string }).id, cookie: renewed };
}

it('makes the first admin, moderates over the server, and checks the log', async () => {
  await serving(async (url) => {
    await signUp(url, 'Ada');
    await signUp(url, 'Eve');
  });
  const unknown = await roundhouse('admin', 'grant', 'nobody', 'admin', ...data);
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.err).toContain("nobody signs in as 'nobody'");
  expect((await roundhouse('admin', 'grant', 'ada', 'king', ...data)).code).toBe(2);
  expect((await roundhouse('admin', 'grant', 'ADA', 'admin', ...data)).out).toBe('Ada: admin\n');
  expect((await roundhouse('admin', 'staff', ...data)).out).toMatch(/^admin {2}Ada/);
  const { out } = await roundhouse('admin', 'token', 'ada', ...data);
  writeFileSync(tokenFile, out);
  await serving(async (url) => {
    const at = ['--server', url, '--token-file', tokenFile];
    const banned = await roundhouse('admin', 'ban', 'eve', '--days', '2', '--reason', 'x', ...at);
    expect(banned.out).toContain('name: "Eve"');
    const login = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'eve', password: 'five steam engines' }),
    });
    expect(await login.json()).toMatchObject({ error: 'banned' });
    const wrong = await roundhouse('admin', 'lift', 'eve', 'bann', ...at);
    expect(wrong).toMatchObject({ code: 2, err: "roundhouse: 'bann' is not ban or limit\n" });
    expect((await roundhouse('admin', 'lift', 'eve', 'ban', ...at)).code).toBe(0);
    expect((await roundhouse('admin', 'rename', 'eve', 'Evelyn', ...at)).out).toContain('Evelyn');
    expect((await roundhouse('admin', 'log', ...at)).out).toContain('rename');
    const refused = await roundhouse('admin', 'close-table', 'unheard-of', ...at);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('no such match');
    writeFileSync(`${tokenFile}-2`, 'forged');
    const forged = await roundhouse(
      'admin',
      'log',
      '--server',
      url,
      '--token-file',
      `${tokenFile}-2`,
    );
    expect(forged.code).toBe(2);
  });
  const verified = await roundhouse('admin', 'verify-log', ...data);
  expect(verified).toMatchObject({ code: 0 });
  expect(verified.out).toMatch(/^4 lines, last hash [0-9a-f]{64}/);
  const hash = verified.out.trim().split(' ').at(-1) ?? '';
  expect((await roundhouse('admin', 'verify-log', '--expect', hash, ...data)).code).toBe(0);
  expect((await roundhouse('admin', 'revoke', 'ada', ...data)).out).toBe('Ada: no role\n');
  const other = await roundhouse('admin', 'verify-log', '--expect', 'f'.repeat(64), ...data);
  expect(other).toMatchObject({ code: 1 });
  expect(other.out).toContain('missing');
});

it('makes a link to a new password', async () => {
  const nobody = await roundhouse('admin', 'password-link', 'nobody', ...data);
  expect(nobody).toMatchObject({ code: 2 });
  const { out } = await roundhouse('admin', 'password-link', 'ADA', ...data);
  const [, token] = /^\/recover\/(\S+)\n$/.exec(out) ?? [];
  await serving(async (url) => {
    const reset = await fetch(`${url}/api/recover/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: 'six diesel engines' }),
    });
    expect(await reset.json()).toMatchObject({ name: 'Ada', hasPassword: true });
  });
});

it('notices a log that was changed in the file', async () => {
  const database = new DatabaseSync(join(folder, 'roundhouse.sqlite'));
  expect(() => database.exec(`UPDATE audit SET actor = 'x'`)).toThrow('never changed');
  database.close();
});
