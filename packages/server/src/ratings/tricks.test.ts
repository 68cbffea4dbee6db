import type { MatchRating } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { visitedServer } from '../testing/visited-server.ts';
import { ALL_TIME } from './season.ts';

const LIVE = { kind: 'real-time', bank: 600_000, increment: 0 };
const { store, account, guest } = await visitedServer();

/** Two accounts that one person could have: every client here is at the same address. */
const pair = async (one: string, other: string): Promise<[Client, Client]> => [
  await account(one),
  await account(other),
];

async function begun(host: Client, guest: Client): Promise<string> {
  const table = { game: 'toll-road', time: LIVE, rated: true, seats: ['me', null] };
  return host.begin(table, guest);
}

const ratingIn = (client: Client, id: string): Promise<MatchRating> =>
  vi.waitFor(
    async () => {
      const found = await client.get<MatchRating | null>(`/api/matches/${id}/rating`);
      return found ?? Promise.reject(new Error('not rated yet'));
    },
    { timeout: 60_000, interval: 20 },
  );

const standing = async ({ user }: Client): Promise<unknown> =>
  store.ratings.standingsOf(user, ALL_TIME);

it('whoever plays against another account of their own gains little, and everybody can see it', async () => {
  const [strong, weak] = await pair('Strong', 'Weak');
  const stranger = await guest('Stranger');
  const verdicts: string[] = [];
  let before: unknown;
  for (let nth = 0; nth < 3; nth++) {
    before = await standing(strong);
    const match = await begun(strong, weak);
    await Promise.all([
      strong.playToEnd(
        match,
        ({ legal }) => legal[0] && (legal.find(({ kind }) => kind === 'lay') ?? legal.at(-1)),
      ),
      weak.playToEnd(match, ({ legal }) => legal.at(-1)),
    ]);
    const { verdict, sameAddress } = await ratingIn(stranger, match);
    verdicts.push(verdict);
    expect(sameAddress).toBe(true);
  }
  expect(verdicts).toEqual(['counted', 'counted', 'pair-limit']);
  expect(await standing(strong)).toEqual(before);
});

it('a partner who leaves table after table raises nobody', async () => {
  const [ada, straw] = await pair('Ada', 'Straw');
  for (let nth = 0; nth < 2; nth++) {
    const match = await begun(ada, straw);
    await straw.subscribe(match);
    await straw.does({ type: 'resign', match, id: `left ${nth}` });
    expect((await ratingIn(ada, match)).verdict).toBe('abandoned');
  }
  expect(await standing(ada)).toEqual([]);
});

it('messages that are sent again, by whomever, change nothing that was rated', async () => {
  const [eve, bob] = await pair('Eve', 'Bob');
  const said: Parameters<Client['send']>[0][] = [];
  const send = eve.send.bind(eve);
  eve.send = (message) => {
    said.push(message);
    send(message);
  };
  const match = await begun(eve, bob);
  await Promise.all([eve, bob].map((each) => each.playToEnd(match, ({ legal }) => legal.at(-1))));
  const rating = await ratingIn(eve, match);
  const known = [await store.entries(match, 0), await standing(eve), await standing(bob)];
  expect(said.filter(({ type }) => type === 'move').length).toBeGreaterThan(5);
  for (const message of said) send(message);
  // As somebody else, and after a signal that everything before it was heard.
  for (const message of said) bob.send(message);
  for (const client of [eve, bob]) {
    const pong = client.next((message): message is never => message.type === 'pong');
    client.send({ type: 'ping', id: 'over' });
    await pong;
  }
  const next = await begun(eve, bob);
  expect([await store.entries(match, 0), await standing(eve), await standing(bob)]).toEqual(known);
  expect(await ratingIn(eve, match)).toEqual(rating);
  expect(await store.entries(next, 0)).toEqual([]);
});
