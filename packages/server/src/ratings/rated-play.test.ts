import type { MatchRating, Profile } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAt, HIDDEN, SHOWN } from '../testing/account.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

const LIVE = { kind: 'real-time', bank: 600_000, increment: 0 };
const RATED = { game: 'toll-road', time: LIVE, rated: true };

describe('rated tables', () => {
  let url: string;
  let stop: () => Promise<void>;
  beforeAll(async () => ({ url, stop } = await startServer()));
  afterAll(() => stop());

  let nth = 0;
  const account = async (): Promise<Client & { readonly name: string }> => {
    const name = `Player ${String.fromCharCode(65 + nth++)}`;
    const client = await accountAt(url, name);
    return Object.assign(client, { name });
  };
  /** A rated match of these two that has begun. */
  const begun = async (host: Client, guest: Client, change = {}): Promise<string> => {
    const { id } = await host.post('/api/matches', { ...RATED, seats: ['me', null], ...change });
    await guest.post(`/api/matches/${id}/join`, {});
    expect(await host.post(`/api/matches/${id}/start`, {})).toMatchObject({ status: 'playing' });
    return id;
  };
  const seatOf = async (client: Client, id: string): Promise<number> => {
    const { seats } = await client.get<{ seats: { you: boolean }[] }>(`/api/matches/${id}`);
    return seats.findIndex(({ you }) => you);
  };
  const ratingIn = async (client: Client, id: string): Promise<MatchRating> => {
    for (;;) {
      const found = await client.get<MatchRating>(`/api/matches/${id}/rating`);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const resign = async (client: Client, match: string, id = 'resigned'): Promise<void> => {
    await client.subscribe(match);
    await client.does({ type: 'resign', match, id });
  };
  const profile = (client: Client, name: string): Promise<Profile> =>
    client.get(`/api/people/${encodeURIComponent(name)}`);
  /** Drawing would never end. */
  const playOut = (client: Client, match: string) =>
    client.playToEnd(match, ({ legal }) => legal.at(-1));
  const error = (answer: unknown): unknown => (answer as { error?: string }).error;

  it('want accounts, a clock and at least two people, and draw the seats', async () => {
    const [ada, gus] = [await account(), await Client.guest(url, 'Gus')];
    const seats = ['me', null];
    expect(error(await gus.post('/api/matches', { ...RATED, seats }))).toBe('needs-account');
    const timeless = { ...RATED, seats, time: { kind: 'none' } };
    expect(error(await ada.post('/api/matches', timeless))).toBe('needs-clock');
    const chosen = { ...RATED, seats, seating: 'chosen' };
    const table = await ada.post('/api/matches', chosen);
    expect(table).toMatchObject({ settings: { rated: true, seating: 'random' } });
    expect(error(await gus.post(`/api/matches/${table.id}/join`, {}))).toBe('needs-account');
    await ada.post(`/api/matches/${table.id}/fill`, { bot: 'easy' });
    expect(error(await ada.post(`/api/matches/${table.id}/start`, {}))).toBe('needs-people');
  });

  it('change ratings when they are over, once, and tell each only what is shown', async () => {
    const [ada, bea] = [await account(), await account()];
    const match = await begun(ada, bea);
    await Promise.all([ada, bea].map((each) => playOut(each, match)));
    const own = await ratingIn(ada, match);
    expect(own).toMatchObject({ verdict: 'counted', sameAddress: true });
    expect(own.seats.map(({ seat }) => seat)).toEqual([await seatOf(ada, match)]);
    expect(own.seats[0]).toMatchObject({ before: 1500, provisional: true });
    const stranger = await Client.guest(url, 'Sid');
    expect((await ratingIn(stranger, match)).seats).toEqual([]);
    const shows = { ...HIDDEN, ratings: true };
    expect(await bea.request('PUT', '/api/me/profile', shows)).toEqual(shows);
    expect((await ratingIn(stranger, match)).seats).toHaveLength(1);
    expect((await ratingIn(ada, match)).seats).toHaveLength(2);
  });

  it('count a resignation as a loss, however often it is sent', async () => {
    const [ada, bea] = [await account(), await account()];
    const match = await begun(ada, bea, { onResign: 'end' });
    // Everybody moves first: a table that is left before does nobody any good.
    const moved = new Set<string>();
    const play = async (client: Client & { readonly name: string }): Promise<void> => {
      const seat = await seatOf(client, match);
      let position = await client.subscribe(match);
      while (!moved.has(client.name)) {
        if (position.deciders.includes(seat)) {
          const move = { kind: 'pass' } as never;
          const { entry } = position;
          client.send({ type: 'move', match, id: client.name, entry, move });
          moved.add(client.name);
        }
        position = await client.arrival(match, position.entry + 1);
      }
    };
    await Promise.all([ada, bea].map(play));
    await resign(bea, match);
    await resign(bea, match);
    const { verdict, seats } = await ratingIn(bea, match);
    expect(verdict).toBe('counted');
    expect(seats[0]?.after).toBeLessThan(1500);
    const { ratings = [] } = await profile(bea, bea.name);
    expect(ratings).toMatchObject([{ game: 'toll-road', pace: 'live', matches: 1, wins: 0 }]);
    expect((await profile(ada, ada.name)).ratings).toMatchObject([{ matches: 1, wins: 1 }]);
  });

  it('give nobody anything for a table that is left at once, but the loss to who leaves', async () => {
    const [ada, bea] = [await account(), await account()];
    const match = await begun(ada, bea);
    await resign(bea, match);
    expect(await ratingIn(bea, match)).toMatchObject({ verdict: 'abandoned' });
    const [own] = (await ratingIn(bea, match)).seats;
    expect(own?.after).toBeLessThan(own?.before ?? 0);
    expect((await profile(ada, ada.name)).ratings).toEqual([]);
  });

  it('are found by no one in a profile that shows nothing', async () => {
    const [ada, bea] = [await account(), await account()];
    const match = await begun(ada, bea);
    await Promise.all([ada, bea].map((each) => playOut(each, match)));
    await ratingIn(ada, match);
    expect(await profile(bea, ada.name)).toEqual({ name: ada.name, you: false, shows: HIDDEN });
    const chess = { ...SHOWN, favourites: ['chess'] };
    expect(error(await ada.request('PUT', '/api/me/profile', chess))).toBe('no-such-game');
    await ada.request('PUT', '/api/me/profile', { ...SHOWN, favourites: ['toll-road'] });
    const seen = await profile(bea, ada.name.toLowerCase());
    expect(seen.shows.favourites).toEqual(['toll-road']);
    expect(seen.ratings?.[0]?.history).toHaveLength(1);
    expect(seen.matches?.map(({ id }) => id)).toEqual([match]);
    expect(seen.opponents?.bySeats).toMatchObject([{ seats: 2, matches: 1 }]);
    expect(seen.opponents?.against).toEqual([]);
    expect((await profile(ada, ada.name)).opponents?.against).toMatchObject([{ name: bea.name }]);
    const gus = await Client.guest(url, 'Gustav');
    expect(error(await gus.request('PUT', '/api/me/profile', SHOWN))).toBe('needs-account');
    expect(error(await gus.get('/api/people/Gustav'))).toBe('no-such-user');
  });

  it('never show a private match in a profile', async () => {
    const [ada, bea] = [await account(), await account()];
    const match = await begun(ada, bea, { isPublic: false });
    await resign(bea, match);
    await ada.request('PUT', '/api/me/profile', SHOWN);
    expect(JSON.stringify(await profile(bea, ada.name))).not.toContain(match);
  });
});
