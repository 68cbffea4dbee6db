import { afterAll, expect, it } from 'vitest';
import { matches, people } from '@roundhouse/protocol';
import { AGREED, breachOf } from '../testing/contract.ts';
import { startServer } from '../testing/play-server.ts';

const started = await startServer();
afterAll(() => started.stop());

it('every operation of the contract is served, and nothing else', () => {
  const served = started.server.served.filter((route) => !route.startsWith('HEAD'));
  expect(served.toSorted()).toEqual(AGREED.toSorted());
});

const ADA = {
  id: 'a',
  name: 'Ada',
  login: null,
  guest: true,
  hasPassword: false,
  passkeys: 0,
  role: null,
};
const refused = (error: string): string => JSON.stringify({ error, message: 'No.' });

it.each([
  ['a good answer', people.me, 200, JSON.stringify(ADA), undefined],
  ['nothing, where nothing is agreed', people.logOut, 204, '', undefined],
  ['a refusal for an agreed reason', people.rename, 409, refused('name-taken'), undefined],
  ['a missing field', people.me, 200, JSON.stringify({ ...ADA, id: undefined }), /id/],
  ['a field too many', people.me, 200, JSON.stringify({ ...ADA, passwordHash: 'x' }), /too much/],
  ['another reason', people.me, 409, refused('name-taken'), /may not be refused/],
  ['another status', people.rename, 404, refused('name-taken'), /another status/],
  ['an unknown reason', matches.table, 404, refused('lost'), /error/],
])('%s is judged as such', (_, operation, status, payload, breach) => {
  const found = breachOf(operation, status, payload);
  if (breach === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(breach);
});

it('an answer against the contract fails the test that caused it', async () => {
  const broken = await startServer({ games: [{ id: 'toll-road' } as never] });
  await fetch(`${broken.url}/api/games`);
  await expect(broken.stop()).rejects.toThrow('GET /api/games');
});
