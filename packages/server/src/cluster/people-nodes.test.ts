import type {
  ClubInside,
  Here,
  Leaderboard,
  MatchRating,
  Profile,
  Table,
} from '@roundhouse/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HIDDEN } from '../testing/account.ts';
import type { Client } from '../testing/client.ts';
import { Nodes } from '../testing/nodes.ts';
import { servicesAnswer } from '../testing/services.ts';

const DAY = 24 * 3_600_000;
const PATIENCE = { timeout: 30_000, interval: 50 };
const LIVE = { kind: 'real-time', bank: 600_000, increment: 0 };
const reachable = await servicesAnswer('people at three nodes', { nats: true });

const ask = <T>(client: Client, path: string): Promise<T> => client.get(path);
const ids = async (client: Client, path: string): Promise<string[]> =>
  (await ask<Table[]>(client, path)).map(({ id }) => id);

let nodes: Nodes;
beforeEach(async () => {
  nodes = await Nodes.create();
});
afterEach(() => nodes.remove());

describe.skipIf(!reachable)('people at three nodes', () => {
  const threeOfThem = async (): Promise<readonly [Client, Client, Client]> => {
    const [a, b, c] = await Promise.all([
      nodes.start('nats'),
      nodes.start('nats'),
      nodes.start('nats'),
    ]);
    return [
      await nodes.account(a, 'Ada'),
      await nodes.account(b, 'Bea'),
      await nodes.account(c, 'Cid'),
    ];
  };

  it('see each other, and are invited by name and for an evening', async () => {
    const [ada, bea, cid] = await threeOfThem();
    for (const each of [ada, bea, cid])
      await vi.waitFor(
        async () => expect((await ask<Here>(each, '/api/here')).people).toBe(3),
        PATIENCE,
      );
    const table = { game: 'toll-road', isPublic: false, seats: ['me', null] };
    const { id } = await ada.post('/api/matches', table);
    await ada.post(`/api/matches/${id}/invite`, { name: 'Cid' });
    expect(await ids(cid, '/api/matches/invited')).toEqual([id]);
    expect(await ids(bea, '/api/matches/invited')).toEqual([]);
    await cid.post(`/api/matches/${id}/join`, {});
    expect(await ada.post(`/api/matches/${id}/start`, {})).toMatchObject({ status: 'playing' });

    const slots = [{ from: Date.now(), until: Date.now() + DAY }];
    const terms = { game: 'toll-road', pace: 'turn-based', seats: 2, audience: 'everyone', slots };
    const offered = await bea.post('/api/invitations', terms);
    await ada.post(`/api/invitations/${offered.id}/accept`, { slots: [0] });
    // Whichever node sees first that there are enough makes the match, and only one does.
    const match = await vi.waitFor(async () => {
      const [found, ...others] = await ids(cid, '/api/matches/watch');
      if (found === undefined) throw new Error('no match yet');
      expect(others).toEqual([]);
      return found;
    }, PATIENCE);
    expect((await ids(ada, '/api/matches/mine')).toSorted()).toEqual([id, match].toSorted());
    expect(await ids(bea, '/api/matches/mine')).toEqual([match]);
    expect(await cid.subscribe(match)).toMatchObject({ match });
  });

  it('are rated once, and show it, whichever node is asked', async () => {
    const [ada, bea, cid] = await threeOfThem();
    const rated = { game: 'toll-road', time: LIVE, rated: true, seats: ['me', null] };
    const id = await ada.begin(rated, bea);
    await Promise.all([ada, bea].map((each) => each.playToEnd(id, ({ legal }) => legal.at(-1))));
    await bea.request('PUT', '/api/me/profile', { ...HIDDEN, ratings: true });
    for (const each of [ada, bea, cid]) {
      const rating = await vi.waitFor(async () => {
        const found = await ask<MatchRating | null>(each, `/api/matches/${id}/rating`);
        if (found === null) throw new Error('not rated yet');
        return found;
      }, PATIENCE);
      expect(rating.verdict).toBe('counted');
      expect(rating.seats).toHaveLength(each === ada ? 2 : 1);
      const { ratings = [] } = await ask<Profile>(each, '/api/people/Bea');
      expect(ratings).toMatchObject([{ game: 'toll-road', matches: 1 }]);
      const board = '/api/leaderboard?game=toll-road&pace=live';
      expect((await ask<Leaderboard>(each, board)).seasons).toHaveLength(1);
    }
  });

  it('have one club, and its tables are for members alone', async () => {
    const [ada, bea, cid] = await threeOfThem();
    const club = { name: 'Branch Line', about: '', isOpen: true };
    const { id } = await bea.post('/api/clubs', club);
    expect(await cid.post(`/api/clubs/${id}/join`, {})).toMatchObject({ you: 'member' });
    const table = await bea.post('/api/matches', {
      game: 'toll-road',
      seats: ['me', null],
      club: id,
    });
    const { tables, people } = await ask<ClubInside>(cid, `/api/clubs/${id}/inside`);
    expect([tables.map((each) => each.id), people.length]).toEqual([[table.id], 2]);
    expect(await ada.get(`/api/clubs/${id}/inside`)).toMatchObject({ error: 'not-member' });
    expect(await ada.post(`/api/matches/${table.id}/join`, {})).toMatchObject({
      error: 'not-member',
    });
  });
});
