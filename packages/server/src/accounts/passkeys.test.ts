import { afterAll, beforeAll, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

type Creation = Parameters<Authenticator['create']>[0];
type Challenge = { id: string; options: Parameters<Authenticator['get']>[0] };
let started: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  started = await startServer();
});
afterAll(() => started.stop());

async function register(client: Client, authenticator: Authenticator): Promise<unknown> {
  const options = await client.post<Creation>('/api/me/passkeys/options', {});
  return client.post('/api/me/passkeys', { response: authenticator.create(options) });
}

async function logIn(client: Client, answer: (challenge: Challenge) => object): Promise<unknown> {
  const challenge = await client.post<Challenge>('/api/passkey-login/options', {});
  return client.post('/api/passkey-login', answer(challenge));
}

it('a guest adds a passkey, and comes back with it elsewhere', async () => {
  const [ada, elsewhere] = [
    await Client.guest(started.url, 'Ada'),
    await Client.guest(started.url, 'Somebody'),
  ];
  const authenticator = new Authenticator(started.url);
  await register(ada, authenticator);
  expect(await ada.get('/api/me')).toMatchObject({ guest: false, passkeys: 1 });
  const back = await logIn(elsewhere, ({ id, options }) => ({
    id,
    response: authenticator.get(options),
  }));
  expect(back).toEqual({ id: ada.user, name: 'Ada' });
  ada.close();
  elsewhere.close();
});

it('a passkey of another page, another key, or an old challenge is refused', async () => {
  const ada = await Client.guest(started.url, 'Adelheid');
  const refused = { error: 'wrong-passkey' };
  expect(await register(ada, new Authenticator('https://evil.example'))).toMatchObject(refused);
  const authenticator = new Authenticator(started.url);
  await register(ada, authenticator);
  const other = new Authenticator(started.url);
  const forged = ({ id, options }: Challenge): object => ({
    id,
    response: {
      ...other.get(options),
      id: authenticator.id.toString('base64url'),
      rawId: authenticator.id.toString('base64url'),
    },
  });
  expect(await logIn(ada, forged)).toMatchObject(refused);
  let used: object = {};
  await logIn(ada, ({ id, options }) => {
    used = { id, response: authenticator.get(options) };
    return used;
  });
  expect(await ada.post('/api/passkey-login', used)).toMatchObject(refused);
  ada.close();
});

it('a passkey that was removed opens nothing, and only its owner can remove it', async () => {
  const [ada, eve] = [
    await Client.guest(started.url, 'Adam'),
    await Client.guest(started.url, 'Eve'),
  ];
  const authenticator = new Authenticator(started.url);
  const { id } = (await register(ada, authenticator)) as { id: string };
  const path = `/api/me/passkeys/${id}`;
  expect(await eve.request('DELETE', path)).toMatchObject({ error: 'no-such-passkey' });
  expect(await ada.request('DELETE', path)).toEqual({});
  expect(await ada.get('/api/me')).toMatchObject({ guest: true, passkeys: 0 });
  const back = await logIn(eve, (begun) => ({
    id: begun.id,
    response: authenticator.get(begun.options),
  }));
  expect(back).toMatchObject({ error: 'wrong-passkey' });
  ada.close();
  eve.close();
});
