import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, guestIn } from '../fresh-store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { SeekQueue, SeekRow } from '../../store/seek-store.ts';

const NOW = 1_000_000;

/** What every store must do for those who look for a game. Run on each adapter. */
export function describeSeeks(name: string, open: OpenStore): void {
  describe(`${name}: looking for a game`, () => {
    const [store, other] = openNodes(open, 60_000, 'one', 'two');

    const newQueue = (): SeekQueue => ({ game: randomUUID(), pace: 'live', rated: false });
    const seeker = async (queue: SeekQueue, change: Partial<SeekRow> = {}): Promise<string> => {
      const user = await guestIn(store);
      await store.seeks.seek({
        ...queue,
        user,
        sizes: [2, 3],
        points: 1500,
        botsAfter: null,
        since: NOW,
        seenAt: NOW,
        match: null,
        origin: 'here',
        ...change,
      });
      return user;
    };
    const waiting = async (queue: SeekQueue, seenSince = NOW): Promise<string[]> =>
      (await other.seeks.waiting(queue, seenSince, 100)).map(({ user }) => user);

    it('lists those who wait and are there, the oldest first', async () => {
      const queue = newQueue();
      const second = await seeker(queue);
      const first = await seeker(queue, { since: NOW - 1, botsAfter: 5 });
      const away = await seeker(queue, { seenAt: NOW - 1 });
      expect(await waiting(queue)).toEqual([first, second]);
      await other.seeks.seen([away], NOW);
      expect(await waiting(queue)).toHaveLength(3);
      expect(await store.seeks.queues()).toContainEqual(queue);
      expect(await waiting({ ...queue, rated: true })).toEqual([]);
      expect(await store.seeks.of(first)).toMatchObject({ sizes: [2, 3], botsAfter: 5 });
      expect(await store.seeks.end(first)).toBe(true);
      expect(await store.seeks.end(first)).toBe(false);
      const turnBased = { ...queue, pace: 'turn-based' } as const;
      const patient = await seeker(turnBased, { seenAt: 0 });
      expect(await waiting(turnBased)).toEqual([patient]);
    });

    it('gives nobody to two tables, though many nodes lay them at once', async () => {
      const queue = newQueue();
      const users: string[] = [];
      for (let n = 0; n < 9; n++) users.push(await seeker(queue));
      // Every table wants the next one's people too.
      const wanted = users.map((_, i) => [0, 1, 2].map((n) => users[(i + n) % 9] ?? ''));
      const laid = await Promise.all(
        wanted.map(async (group, i) => ({
          group,
          taken: await (i % 2 === 0 ? store : other).seeks.take(group, `match ${i}`, NOW),
        })),
      );
      const seated = laid.flatMap(({ group, taken }) => (taken ? group : []));
      expect(seated.length).toBeGreaterThanOrEqual(3);
      expect(new Set(seated).size).toBe(seated.length);
      const left = await waiting(queue);
      expect([...seated, ...left].toSorted()).toEqual(users.toSorted());
      expect(await store.seeks.end(seated[0] ?? '')).toBe(false);
    });

    it('lets those wait again whose table was never laid', async () => {
      const queue = newQueue();
      const [lost, found] = [await seeker(queue), await seeker(queue)];
      const { id } = begunMatch();
      await store.createMatch(begunMatch({ id }));
      await store.seeks.take([lost], 'nowhere', NOW);
      await store.seeks.take([found], id, NOW);
      await other.seeks.release(NOW);
      expect(await waiting(queue)).toEqual([]);
      await other.seeks.release(NOW + 1);
      expect(await waiting(queue)).toEqual([lost]);
      await store.seeks.clear({ live: NOW + 1, turnBased: 0, waits: 0 });
      expect(await store.seeks.of(lost)).toBeUndefined();
      expect(await store.seeks.of(found)).toBeUndefined();
    });

    it('remembers how long people waited, the last ones', async () => {
      const queue = newQueue();
      await store.seeks.waited(queue, [1000], NOW - 10);
      await other.seeks.waited(queue, [2000, 2000], NOW);
      expect(await store.seeks.waits(queue, 0, 2)).toEqual([2000, 2000]);
      expect(await store.seeks.waits(queue, NOW, 9)).toHaveLength(2);
      await store.seeks.clear({ live: 0, turnBased: 0, waits: NOW });
      expect(await store.seeks.waits(queue, 0, 9)).toHaveLength(2);
    });
  });
}
