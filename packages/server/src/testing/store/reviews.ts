import { describe, expect, it } from 'vitest';
import { fresh, LEASE, leaseEnds, match, user } from '../store-rows.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { ReviewFindings } from '../../store/review-store.ts';

const ROOM = { perUser: 2, perOrigin: 3, inAll: 1000 };
const FIRST: ReviewFindings = {
  notes: '{"at":1}',
  passes: 1,
  progress: 0.5,
  isDone: false,
  perfect: [],
};
const LAST: ReviewFindings = {
  notes: '{"at":2}',
  passes: 3,
  progress: 1,
  isDone: true,
  perfect: [],
};

/** What every store must do for reviews. Run on each adapter. */
export function describeReviews(name: string, open: OpenStore): void {
  describe(`${name}: reviews`, () => {
    const [store, other] = openNodes(open, LEASE, 'one', 'two');

    const account = async (): Promise<string> => {
      const row = user();
      await store.createUser(row);
      return row.id;
    };
    const ask = async (by: string, origin = fresh('origin'), room = ROOM): Promise<string> => {
      const row = match({ status: 'finished' });
      await store.createMatch(row);
      const asked = await store.reviews.ask({ match: row.id, by, origin, at: 1 }, room);
      return asked === 'there' ? row.id : asked;
    };
    /** Works off whatever waits, so that the next test finds the line empty. */
    const clear = async (): Promise<void> => {
      for (let taken = await store.reviews.take(9); taken; taken = await store.reviews.take(9))
        await store.reviews.keep(taken.match, LAST);
    };

    it('is asked for once, whoever asks, and kept', async () => {
      const ada = await account();
      const id = await ask(ada);
      expect(await other.reviews.of(id)).toEqual({ state: 'waiting', passes: 0, progress: 0 });
      expect(await other.reviews.notes(id)).toBeUndefined();
      const again = { match: id, by: await account(), origin: 'there', at: 2 };
      expect(await other.reviews.ask(again, ROOM)).toBe('there');
      expect(await store.reviews.take(9)).toEqual({ match: id, by: ada, notes: null });
      expect(await other.reviews.take(9)).toBeUndefined();
      expect(await other.reviews.keep(id, LAST)).toBe(false);
      expect(await store.reviews.keep(id, LAST)).toBe(true);
      expect(await other.reviews.of(id)).toEqual({ state: 'done', passes: 3, progress: 1 });
      expect(await other.reviews.notes(id)).toBe(LAST.notes);
      expect(await store.reviews.take(9)).toBeUndefined();
      expect(await store.reviews.keep(id, FIRST)).toBe(false);
      expect(await store.reviews.of('unheard-of')).toBeUndefined();
    });

    it('is taken in turns: what was kept goes to the end of the line', async () => {
      const [first, second] = [await ask(await account()), await ask(await account())];
      const order: (string | undefined)[] = [];
      for (let turn = 0; turn < 4; turn++) {
        const taken = await (turn % 2 === 0 ? store : other).reviews.take(9);
        order.push(taken?.match);
        expect(taken?.notes).toBe(turn < 2 ? null : FIRST.notes);
        await (turn % 2 === 0 ? store : other).reviews.keep(taken?.match ?? '', FIRST);
        // The next one is kept in another millisecond.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect(new Set(order.slice(0, 2))).toEqual(new Set([first, second]));
      expect(order.slice(2)).toEqual(order.slice(0, 2));
      await clear();
    });

    it('is taken by another node when its own left it undone, and fails when that happens often', async () => {
      const id = await ask(await account());
      await store.reviews.take(2);
      for (let i = 0; i < 3; i++) {
        await new Promise((resolve) => setTimeout(resolve, LEASE / 2));
        await store.reviews.renew(id);
        await other.reviews.renew(id);
      }
      expect(await other.reviews.take(2)).toBeUndefined();
      await leaseEnds();
      expect((await other.reviews.take(2))?.match).toBe(id);
      expect(await store.reviews.keep(id, FIRST)).toBe(false);
      await leaseEnds();
      expect(await store.reviews.take(2)).toBeUndefined();
      expect(await store.reviews.of(id)).toMatchObject({ state: 'failed' });
      const hopeless = await ask(await account());
      await store.reviews.take(2);
      await store.reviews.fail(hopeless);
      expect(await other.reviews.of(hopeless)).toMatchObject({ state: 'failed' });
    });

    it('waits only where there is room', async () => {
      const [ada, origin] = [await account(), fresh('origin')];
      await ask(ada, origin);
      await ask(ada, origin);
      expect(await ask(ada)).toBe('too-many-reviews');
      await ask(await account(), origin);
      expect(await ask(await account(), origin)).toBe('too-many-reviews');
      expect(await ask(await account(), fresh('origin'), { ...ROOM, inAll: 3 })).toBe('busy');
      await clear();
      expect(await ask(ada, origin)).not.toBe('too-many-reviews');
      await clear();
    });

    it('is an achievement of those who made no mistake, once it is done and by the node that did it', async () => {
      const [ada, bea] = [await account(), await account()];
      const seats = [ada, bea].map((id) => ({ user: id, name: id, bot: null }));
      const finished = match({ status: 'finished', updatedAt: 77, seats });
      await store.createMatch(finished);
      const { id, game } = finished;
      await store.reviews.ask({ match: id, by: ada, origin: fresh('origin'), at: 1 }, ROOM);
      const achieved = async (): Promise<unknown[]> => [
        await other.profiles.achieved(ada),
        await other.profiles.achieved(bea),
      ];
      const perfect = { ...LAST, perfect: [1] };
      expect((await store.reviews.take(9))?.match).toBe(id);
      expect(await other.reviews.keep(id, perfect)).toBe(false);
      await store.reviews.keep(id, { ...perfect, isDone: false });
      expect(await achieved()).toEqual([[], []]);
      await store.reviews.take(9);
      expect(await store.reviews.keep(id, perfect)).toBe(true);
      expect(await other.reviews.keep(id, { ...LAST, perfect: [0] })).toBe(false);
      expect(await achieved()).toEqual([[], [{ kind: 'perfect', game, at: 77 }]]);
      await store.deleteUser(bea);
      expect(await other.profiles.achieved(bea)).toEqual([]);
    });

    it('stays when whoever asked for it goes', async () => {
      const ada = await account();
      const id = await ask(ada);
      await store.deleteUser(ada);
      expect(await store.reviews.take(9)).toMatchObject({ match: id, by: null });
      await clear();
    });
  });
}
