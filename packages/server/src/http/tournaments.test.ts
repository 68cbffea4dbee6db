import { MOST_TOURNAMENTS } from '@roundhouse/protocol';
import type { BotAccount, Tournament } from '@roundhouse/protocol';
import { afterAll, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';
import { ask, organise, resign, show, TournamentCrowd } from '../testing/tournament-crowd.ts';

/** By how much the clock on the wall is ahead. */
let ahead = 0;
const started = await startServer({ now: () => Date.now() + ahead });
const crowd = new TournamentCrowd();
afterAll(async () => {
  crowd.leave();
  await started.stop();
});

const somebody = (): Promise<Client> => crowd.come(started.store, started.url);
const list = async (client: Client, query: string): Promise<string[]> =>
  (await client.get<Tournament[]>(`/api/tournaments?${query}`)).map(({ id }) => id);
const playerOf = async (client: Client, id: string): Promise<string> =>
  (await show(client, id)).players.find(({ user }) => user === client.user)?.player ?? '';
const MANAGING = ['start', 'pause', 'resume', 'cancel'];

it('is for accounts, within limits, and says what is wrong with it', async () => {
  const guest = await Client.guest(started.url, 'Gus');
  expect(await organise(guest)).toMatchObject({ error: 'needs-account' });
  const ada = await somebody();
  const refused = async (change: object, error: string): Promise<void> =>
    expect(await organise(ada, change)).toMatchObject({ error });
  await refused({ name: 'x'.repeat(41) }, 'malformed');
  await refused({ name: '\u200b' }, 'malformed');
  await refused({ about: 'x'.repeat(1001) }, 'malformed');
  await refused({ game: 'chess' }, 'no-such-game');
  await refused({ seats: 8 }, 'bad-seat-count');
  await refused({ time: { kind: 'none' } }, 'needs-clock');
  await refused({ startsAt: Date.now() - 1000 }, 'bad-dates');
  await refused({ startsAt: 1_700_000_000 }, 'malformed');
  const soon = Date.now() + 3_600_000;
  await refused({ startsAt: soon, signUpUntil: soon + 1 }, 'bad-dates');
  await refused({ format: 'ladder' }, 'malformed');
  await refused({ most: 1000 }, 'malformed');
  await refused({ club: 'none' }, 'no-such-club');
  expect(await list(ada, 'mine=yes')).toEqual([]);
  for (let n = 0; n < MOST_TOURNAMENTS; n++) await organise(ada);
  await refused({}, 'too-many-tournaments');
  const [newest = ''] = await list(ada, 'mine=yes');
  await ask(ada, newest, 'cancel');
  expect(await organise(ada)).toMatchObject({ tournament: { state: 'open', players: 0 } });
  expect(await ask(guest, newest, 'sign-up')).toMatchObject({ error: 'needs-account' });
  guest.close();
});

it('is started, paused and cancelled by its organiser alone', async () => {
  const [ada, eve] = [await somebody(), await somebody()];
  const { id } = (await organise(ada)).tournament;
  for (const act of MANAGING)
    expect(await ask(eve, id, act)).toMatchObject({ error: 'not-organiser' });
  expect(await ask(ada, id, 'start')).toMatchObject({ error: 'too-few-players' });
  expect(await ask(ada, id, 'pause')).toMatchObject({ error: 'not-running' });
  await ask(ada, id, 'sign-up');
  expect(await ask(eve, id, 'sign-up')).toMatchObject({
    tournament: { players: 2, you: { entry: 'in', organiser: false } },
  });
  expect(await ask(eve, id, 'sign-up')).toMatchObject({ error: 'already-entered' });
  const begun = await ask(ada, id, 'start');
  expect(begun).toMatchObject({ tournament: { state: 'running', round: 1, rounds: 1 } });
  expect(await ask(ada, id, 'start')).toMatchObject({ error: 'already-started' });
  const late = await somebody();
  expect(await ask(late, id, 'sign-up')).toMatchObject({ error: 'sign-up-closed' });
  const match = begun.rounds[0]?.tables[0]?.match ?? '';
  expect(await late.get(`/api/matches/${match}`)).toMatchObject({
    status: 'playing',
    tournament: id,
    settings: { onTimeOut: 'forfeit', onResign: 'end' },
  });
  // A rematch is nobody's tournament.
  await resign(eve, match);
  const again = await eve.post(`/api/matches/${match}/rematch`, {});
  expect(again).not.toHaveProperty('tournament');
  await expect.poll(async () => (await show(ada, id)).tournament.state).toBe('finished');
  for (const act of MANAGING)
    expect(await ask(ada, id, act)).toMatchObject({ error: 'tournament-over' });
  expect(await ask(ada, id, 'withdraw')).toMatchObject({ error: 'tournament-over' });
  expect(await list(late, 'state=finished')).toContain(id);
  expect(await ask(ada, 'nowhere', 'start')).toMatchObject({ error: 'no-such-tournament' });
});

it('lets nobody back in who was removed, and everybody who withdrew', async () => {
  const [ada, bea] = [await somebody(), await somebody()];
  const { id } = (await organise(ada, { most: 2 })).tournament;
  await ask(bea, id, 'sign-up');
  await ask(bea, id, 'withdraw');
  expect(await ask(bea, id, 'withdraw')).toMatchObject({ error: 'not-entered' });
  await ask(ada, id, 'sign-up');
  await ask(bea, id, 'sign-up');
  const cid = await somebody();
  expect(await ask(cid, id, 'sign-up')).toMatchObject({ error: 'tournament-full' });
  const path = `/api/tournaments/${id}/players/${await playerOf(bea, id)}`;
  expect(await bea.request('DELETE', path)).toMatchObject({ error: 'not-organiser' });
  expect(await ada.request('DELETE', path)).toMatchObject({ tournament: { players: 1 } });
  expect(await ada.request('DELETE', path)).toMatchObject({ error: 'no-such-user' });
  expect(await ask(bea, id, 'sign-up')).toMatchObject({ error: 'removed-from-tournament' });
  expect((await show(bea, id)).lots).not.toHaveProperty('seed');
});

it('starts in time with those who checked in, and closes sign-up before', async () => {
  const hour = 3_600_000;
  const [ada, bea, cid] = [await somebody(), await somebody(), await somebody()];
  const startsAt = Date.now() + 10 * hour;
  const dates = { startsAt, signUpUntil: startsAt - 2 * hour, checkIn: hour };
  const { id } = (await organise(ada, dates)).tournament;
  for (const each of [ada, bea, cid]) await ask(each, id, 'sign-up');
  expect(await ask(ada, id, 'check-in')).toMatchObject({ error: 'no-check-in' });
  try {
    ahead = 9.5 * hour;
    const late = await somebody();
    expect(await ask(late, id, 'sign-up')).toMatchObject({ error: 'sign-up-closed' });
    expect(await ask(late, id, 'check-in')).toMatchObject({ error: 'not-entered' });
    await ask(ada, id, 'check-in');
    await ask(bea, id, 'check-in');
    ahead = 10.1 * hour;
    await expect
      .poll(async () => (await show(ada, id)).tournament.round, { timeout: 30_000 })
      .toBe(1);
    const { players, standings } = await show(cid, id);
    expect(players.map(({ state }) => state)).toEqual(['in', 'in', 'out']);
    expect(standings).toHaveLength(2);
  } finally {
    ahead = 0;
  }
});

it('of a club is for its members, and is managed by its owner', async () => {
  const [ada, bea, eve] = [await somebody(), await somebody(), await somebody()];
  const club = (await ada.post('/api/clubs', { name: 'Signal Box', isOpen: true })).id;
  expect(await organise(bea, { club })).toMatchObject({ error: 'not-owner' });
  await bea.post(`/api/clubs/${club}/join`, {});
  const { id } = (await organise(ada, { club })).tournament;
  expect(await list(eve, '')).not.toContain(id);
  expect(await eve.get(`/api/tournaments?club=${club}`)).toMatchObject({ error: 'not-member' });
  expect(await list(bea, `club=${club}`)).toEqual([id]);
  expect(await show(eve, id)).toMatchObject({ error: 'not-member' });
  for (const act of ['sign-up', 'start'])
    expect(await ask(eve, id, act)).toMatchObject({ error: 'not-member' });
  for (const each of [ada, bea]) await ask(each, id, 'sign-up');
  const { rounds } = await ask(ada, id, 'start');
  const table = await bea.get(`/api/matches/${rounds[0]?.tables[0]?.match ?? ''}`);
  expect(table).toMatchObject({ club, isPublic: false });
});

it('can be managed by a moderator, which is in the log, and loses whoever is banned', async () => {
  const [ada, bea, mod] = [await somebody(), await somebody(), await somebody()];
  const grant = { act: 'grant', role: 'moderator', actor: 'machine', subject: mod.user } as const;
  await started.store.order.act(grant, 1);
  const { id } = (await organise(ada)).tournament;
  await ask(bea, id, 'sign-up');
  const ban = { kind: 'ban', until: null, words: '' };
  await mod.request('PUT', `/api/order/users/${bea.user}/sanctions`, ban);
  expect(await show(ada, id)).toMatchObject({
    tournament: { players: 0 },
    players: [{ state: 'out' }],
  });
  expect(await ask(mod, id, 'cancel')).toMatchObject({ tournament: { state: 'cancelled' } });
  expect(await ask(mod, id, 'cancel')).toMatchObject({ error: 'tournament-over' });
  expect(await mod.get('/api/order/log')).toMatchObject([
    { act: 'cancel-tournament', actor: mod.user, subject: id },
    { act: 'sanction' },
    { act: 'grant' },
  ]);
});

it('goes on without whoever deletes their account', async () => {
  const [ada, bea, cid, dan] = [
    await somebody(),
    await somebody(),
    await somebody(),
    await somebody(),
  ];
  const { id } = (await organise(ada, { format: 'round-robin' })).tournament;
  for (const each of [ada, bea, cid, dan]) await ask(each, id, 'sign-up');
  await ask(ada, id, 'start');
  await bea.request('DELETE', '/api/me');
  const gone = (await show(ada, id)).players[1];
  expect(gone).toMatchObject({ user: null, name: null, state: 'out' });
  const first = await show(ada, id);
  const other = first.rounds[0]?.tables.find(
    ({ players }) => !players.includes(gone?.player ?? ''),
  );
  const seated = other?.players.map(
    (id) => first.players.find(({ player }) => player === id)?.user,
  );
  const loser = [ada, cid, dan].find(({ user }) => seated?.includes(user));
  if (loser && other) await resign(loser, other.match);
  await expect
    .poll(async () => (await show(ada, id)).tournament.round, { timeout: 30_000 })
    .toBe(2);
  const second = (await show(ada, id)).rounds[1];
  expect(second?.tables).toHaveLength(1);
  expect(second?.byes).toHaveLength(1);
});

it('takes programs where the organiser agreed, with a token that is good for playing', async () => {
  const ada = await somebody();
  const bot = await ada.post<BotAccount>('/api/bots', { name: 'Engine' });
  const tokenFor = async (path: string, body: object): Promise<string> =>
    (await ada.post<{ token: string }>(path, { label: 'test', ...body })).token;
  const play = await tokenFor(`/api/bots/${bot.user}/tokens`, {});
  const readOnly = await tokenFor('/api/tokens', { scopes: ['read'] });
  const enter = async (tournament: string, token: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const path = `${started.url}/api/tournaments/${tournament}/sign-up`;
    return (await fetch(path, { method: 'POST', headers })).json();
  };
  const people = (await organise(ada)).tournament.id;
  const programs = (await organise(ada, { botAccounts: true })).tournament.id;
  expect(await enter(people, play)).toMatchObject({ error: 'no-bot-accounts' });
  expect(await enter(programs, readOnly)).toMatchObject({ error: 'wrong-scope' });
  expect(await enter(programs, play)).toMatchObject({ tournament: { players: 1 } });
});
