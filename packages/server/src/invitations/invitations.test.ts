import type { Invitation, Table } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { playTime } from '../testing/play-time.ts';
import { visitedServer } from '../testing/visited-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let time = 1_800_000_000_000;
const { store, guest, account } = await visitedServer({
  now: () => time,
  playTime: playTime(() => time),
});

/** This evening and tomorrow's. */
const evenings = () =>
  [1, 25].map((hours) => ({ from: time + hours * HOUR, until: time + (hours + 4) * HOUR }));
const LIVE = { game: 'toll-road', pace: 'live', seats: 3, audience: 'everyone' };
const offer = (client: Client, change = {}): Promise<{ id: string }> =>
  client.post('/api/invitations', { ...LIVE, slots: evenings(), ...change });
const accept = (client: Client, id: string, ...slots: number[]): Promise<unknown> =>
  client.post(`/api/invitations/${id}/accept`, { slots });
const list = (client: Client): Promise<Invitation[]> => client.get('/api/invitations');
const mine = (client: Client): Promise<Table[]> => client.get('/api/matches/mine');

it('a table waits for those who can play on the same evening, when it has come', async () => {
  const [ada, bea, cid] = [await account('Ada'), await account('Bea'), await account('Cid')];
  const { id } = await offer(ada);
  expect(await accept(bea, id, 0, 1)).toEqual({ match: null });
  time += 1;
  expect(await accept(cid, id, 1)).toEqual({ match: null });
  const [seen] = await list(cid);
  expect(seen).toMatchObject({ id, isYours: false, host: { name: 'Ada' } });
  expect(seen?.slots.map(({ guests, you }) => [guests, you])).toEqual([
    [['Bea'], false],
    [['Bea', 'Cid'], true],
  ]);
  time += 2 * HOUR;
  expect(await accept(bea, id, 0, 1)).toEqual({ match: null });
  time += DAY;
  await vi.waitFor(async () => expect(await mine(ada)).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  });
  const [table] = await mine(ada);
  expect(table).toMatchObject({ status: 'open', isPublic: false, host: true });
  expect(table?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Cid']);
  expect((await mine(cid)).map((each) => each.id)).toEqual([table?.id]);
  expect(await list(ada)).toEqual([]);
  expect(await ada.post(`/api/matches/${table?.id}/start`, {})).toMatchObject({
    status: 'playing',
  });
});

it('a turn-based match begins as soon as enough have accepted', async () => {
  const [dan, eve] = [await account('Dan'), await account('Eve')];
  const slots = [{ from: time, until: time + 7 * DAY }];
  const { id } = await offer(dan, { pace: 'turn-based', seats: 2, slots });
  const { match } = (await accept(eve, id, 0)) as { match: string };
  expect(await eve.get(`/api/matches/${match}`)).toMatchObject({
    status: 'playing',
    isPublic: true,
  });
  expect(await accept(eve, id, 0)).toMatchObject({ error: 'no-such-invitation' });
});

it('what comes of an invitation for friends is in no list', async () => {
  const [pia, quin] = [await account('Pia'), await account('Quin')];
  await pia.request('PUT', `/api/ties/${quin.user}`, { follows: true });
  await quin.request('PUT', `/api/ties/${pia.user}`, { follows: true });
  const slots = [{ from: time, until: time + 7 * DAY }];
  const { id } = await offer(pia, { pace: 'turn-based', seats: 2, audience: 'friends', slots });
  const { match } = (await accept(quin, id, 0)) as { match: string };
  expect(await quin.get(`/api/matches/${match}`)).toMatchObject({ isPublic: false });
  const watched = await quin.get<Table[]>('/api/matches/watch');
  expect(watched.map((each) => each.id)).not.toContain(match);
});

it('blocked people find nothing of each other, and are never seated together', async () => {
  const [fay, gus, hal] = [await account('Fay'), await account('Gus'), await account('Hal')];
  const slots = [{ from: time, until: time + HOUR }];
  const { id } = await offer(fay, { slots });
  await gus.request('PUT', `/api/ties/${fay.user}`, { blocks: true });
  expect((await list(gus)).filter((each) => each.id === id)).toEqual([]);
  expect(await accept(gus, id, 0)).toMatchObject({ error: 'no-such-invitation' });
  const iris = await account('Iris');
  await accept(hal, id, 0);
  await iris.request('PUT', `/api/ties/${hal.user}`, { blocks: true });
  expect(await accept(iris, id, 0)).toMatchObject({ error: 'no-such-invitation' });
  await fay.request('PUT', `/api/ties/${hal.user}`, { blocks: true });
  const [own] = (await list(fay)).filter((each) => each.id === id);
  expect(own?.slots[0]?.guests).toEqual([]);
  const jan = await account('Jan');
  expect(await accept(jan, id, 0)).toEqual({ match: null });
});

it('whoever is banned since is not seated', async () => {
  const [kim, lou] = [await account('Kim'), await account('Lou')];
  const from = time + HOUR;
  const { id } = await offer(kim, { seats: 2, slots: [{ from, until: from + HOUR }] });
  await accept(lou, id, 0);
  const ban = { actor: 'machine', act: 'sanction', kind: 'ban', until: null, words: '' } as const;
  await store.order.act({ ...ban, subject: lou.user }, time);
  time = from;
  const moe = await account('Moe');
  const { match } = (await accept(moe, id, 0)) as { match: string };
  const { seats } = await kim.get<Table>(`/api/matches/${match}`);
  expect(seats.map(({ name }) => name)).toEqual(['Kim', 'Moe']);
});

it('can be withdrawn and cancelled, and bad ones are refused', async () => {
  const [ned, oda, gast] = [await account('Ned'), await account('Oda'), await guest('Gast')];
  const error = async (answer: Promise<unknown>) => ((await answer) as { error?: string }).error;
  const { id } = await offer(ned, { rated: true });
  expect(await error(accept(gast, id, 0))).toBe('needs-account');
  expect(await error(accept(ned, id, 0))).toBe('not-allowed');
  expect(await error(accept(oda, id, 7))).toBe('bad-times');
  await accept(oda, id, 0);
  await oda.request('DELETE', `/api/invitations/${id}/accept`);
  expect((await list(ned)).find((each) => each.id === id)?.slots[0]?.guests).toEqual([]);
  expect(await error(oda.request('DELETE', `/api/invitations/${id}`))).toBe('no-such-invitation');
  await ned.request('DELETE', `/api/invitations/${id}`);
  expect((await list(oda)).filter((each) => each.id === id)).toEqual([]);
  expect(await error(offer(gast))).toBe('needs-account');
  expect(await error(offer(ned, { seats: 8 }))).toBe('bad-seat-count');
  expect(await error(offer(ned, { audience: 'club', club: 'x' }))).toBe('not-member');
  const [evening] = evenings();
  const past = { from: time - HOUR, until: time };
  const far = { from: time + 30 * DAY, until: time + 31 * DAY };
  for (const slots of [[past], [far], [evening, evening], [{ from: time, until: time + 2 * DAY }]])
    expect(await error(offer(ned, { slots }))).toBe('bad-times');
  for (let nth = 0; nth < 5; nth++) await offer(ned);
  expect(await error(offer(ned))).toBe('too-many-invitations');
});
