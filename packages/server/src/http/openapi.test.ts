import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { properties: object; required: readonly string[] }>>;
  };
}

const file = new URL('../../../../docs/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
let started: Awaited<ReturnType<typeof startServer>>;
let ada: Client;
beforeAll(async () => {
  started = await startServer();
  ada = await Client.guest(started.url, 'Ada');
});
afterAll(async () => {
  ada.close();
  await started.stop();
});

it('every route is documented, and every documented route is there', () => {
  const served = started.server.served.filter((route) => !route.startsWith('HEAD'));
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const spelled = served.map((route) => route.replaceAll(/:([a-z]+)/g, '{$1}'));
  expect(spelled.toSorted()).toEqual(documented.toSorted());
});

it.each([
  ['User', '/api/me'],
  ['Session', '/api/sessions'],
  ['Game', '/api/games'],
  ['Match', '/api/matches'],
  ['Notices', '/api/me/notices'],
])('%s is documented as it comes', async (name, path) => {
  await ada.post('/api/matches', { game: 'toll-road', seats: ['me', null] });
  const [answer] = [(await ada.get(path)) as unknown].flat();
  const { properties, required } = document.components.schemas[name] ?? {};
  const keys = Object.keys(answer as object);
  expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(keys));
  expect(keys).toEqual(expect.arrayContaining([...(required ?? [])]));
});

it('a refusal is a Problem', async () => {
  const answer = await ada.get('/api/matches/none');
  expect(Object.keys(answer)).toEqual(document.components.schemas['Problem']?.required);
});
