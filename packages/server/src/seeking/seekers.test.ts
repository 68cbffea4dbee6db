import { afterAll, expect, it } from 'vitest';
import { NO_QUOTAS } from '../base/limits.ts';
import { Tables } from '../matches/tables.ts';
import { freshStore } from '../testing/fresh-store.ts';
import { TEST_GAMES } from '../testing/games.ts';
import { Seekers } from './seekers.ts';
import type { UserRow } from '../store/store.ts';

const { store, remove } = await freshStore();
afterAll(remove);
const games = TEST_GAMES;
let now = 1_000_000;
/** Those with a page open. */
let connected: readonly string[] = [];
const clock = (): number => now;
const tables = new Tables({ store, games, now: clock, quotas: NO_QUOTAS });
const seekers = new Seekers({
  store,
  games,
  tables,
  now: clock,
  users: () => connected,
  onTable: () => undefined,
  log: (what, details) => expect([what, details]).toBe('nothing'),
});
const user = async (id: string): Promise<UserRow> => {
  const row = { id, name: id, login: id, nameKey: id, passwordHash: null, createdAt: 0 };
  await store.createUser(row);
  return row;
};
const block = (user: UserRow, other: UserRow): Promise<void> =>
  store.peace.setTie({
    user: user.id,
    other: other.id,
    follows: false,
    mutes: false,
    blocks: true,
    since: 1,
  });
const WISH = { game: 'toll-road', pace: 'live', rated: true, seats: 2, botsAfter: null } as const;
const seek = (who: UserRow, change = {}) =>
  seekers.seek({ user: who, address: `at ${who.id}` }, { ...WISH, ...change });
const matchOf = async ({ id }: UserRow) => (await seekers.state(id))?.match;

it('never seats two together of whom one has blocked the other, and finds somebody else for both', async () => {
  const [ada, bea, cid, dot] = [
    await user('ada'),
    await user('bea'),
    await user('cid'),
    await user('dot'),
  ];
  await block(bea, ada);
  await seek(ada);
  await seek(bea);
  expect(await matchOf(ada)).toBeNull();
  now += 10_000;
  await seekers.look();
  expect([await matchOf(ada), await matchOf(bea)]).toEqual([null, null]);
  await seek(cid);
  await seek(dot);
  const found = await Promise.all([ada, bea, cid, dot].map(matchOf));
  expect(found.every((match) => typeof match === 'string')).toBe(true);
  expect(found[0]).not.toBe(found[1]);
  const row = await store.matchById(found[0] ?? '');
  expect(row?.settings).toMatchObject({ rated: true, seating: 'random' });
  expect(row?.seats.map(({ origin }) => typeof origin)).toEqual(['string', 'string']);
});

it('passes over whoever is not at the screen any more, and rates nobody who got a bot', async () => {
  const [eve, fay] = [await user('eve'), await user('fay')];
  await seek(eve);
  now += 60_000;
  await seek(fay, { botsAfter: 5000 });
  expect(await matchOf(fay)).toBeNull();
  now += 5000;
  await seekers.look();
  const match = await store.matchById((await matchOf(fay)) ?? '');
  expect(new Set(match?.seats.map(({ bot }) => bot))).toEqual(new Set(['medium', null]));
  expect(match?.settings.rated).toBeUndefined();
  now += 60_001;
  expect(await seekers.state('fay')).toBeUndefined();
  now += 300_000;
  await seekers.tidy();
  expect(await store.seeks.of('eve')).toBeUndefined();
});

it('counts on whoever has the page open in the background', async () => {
  const [gil, hal] = [await user('gil'), await user('hal')];
  await seek(gil);
  connected = ['gil', 'nobody who looks for anything'];
  now += 60_000;
  await seekers.look();
  await seek(hal);
  const found = [await matchOf(gil), await matchOf(hal)];
  expect(typeof found[0]).toBe('string');
  expect(found[0]).toBe(found[1]);
});
