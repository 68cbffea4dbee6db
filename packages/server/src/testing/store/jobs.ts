import { describe, expect, it } from 'vitest';
import { LEASE, MANY, entry, fresh, head, leaseEnds, match } from '../store-rows.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

/** What every store must do for nodes that share out their work. Run on each adapter. */
export function describeJobs(name: string, open: OpenStore): void {
  describe(`${name}: jobs`, () => {
    const [store, other] = openNodes(open, LEASE, 'a', 'b');

    it('gives a match whose time is up to one node', async () => {
      const due = match({ status: 'playing', deadline: 77 });
      const later = match({ status: 'playing', deadline: 99 });
      const over = match({ status: 'finished', deadline: 77 });
      for (const each of [due, later, over]) await store.createMatch(each);
      expect(await store.jobs.claimDue(77, MANY)).toEqual([due.id]);
      expect(await other.jobs.claimDue(77, MANY)).toEqual([]);
      expect(await store.jobs.claimDue(77, MANY)).toEqual([due.id]);
      await leaseEnds();
      expect(await other.jobs.claimDue(77, MANY)).toEqual([due.id]);
    });

    it('knows when time is up from the newest entry of a match', async () => {
      const row = match({ status: 'playing', deadline: 50 });
      await store.createMatch(row);
      await store.append(entry(row, 1), { ...head, deadline: 90 });
      expect(await store.jobs.claimDue(89, MANY)).not.toContain(row.id);
      expect(await store.jobs.claimDue(90, MANY)).toContain(row.id);
      await store.append(entry(row, 2), { ...head, deadline: 70 });
      expect(await store.jobs.claimDue(70, MANY)).toContain(row.id);
      await store.append(entry(row, 3), { ...head, deadline: null });
      expect(await store.jobs.claimDue(90, MANY)).not.toContain(row.id);
    });

    it('gives a job to one of many that ask at once', async () => {
      const row = match({ status: 'playing', waitsForBot: true });
      await store.createMatch(row);
      const asked = Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).jobs.claim(MANY));
      const taken = (await Promise.all(asked)).flat();
      expect(taken.filter((id) => id === row.id)).toHaveLength(1);
    });

    it('leaves a job to who wrote last, as long as its lease is renewed', async () => {
      const row = match({ status: 'playing' });
      await store.createMatch(row);
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
      await store.append(entry(row, 1), { ...head, waitsForBot: true });
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
      expect(await other.jobs.renew([row.id])).toEqual([]);
      for (let i = 0; i < 3; i++) {
        await new Promise((resolve) => setTimeout(resolve, LEASE / 2));
        expect(await store.jobs.renew([row.id, 'unheard-of'])).toEqual([row.id]);
      }
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
      await leaseEnds();
      expect(await other.jobs.claim(MANY)).toContain(row.id);
      expect(await store.jobs.renew([row.id])).toEqual([]);
      await store.append(entry(row, 2), { ...head, waitsForBot: true });
      expect(await other.jobs.renew([row.id])).toEqual([]);
      await store.append(entry(row, 3), head);
      await leaseEnds();
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
    });

    it('lets nobody have a job that was set aside', async () => {
      const row = match({ status: 'playing' });
      await store.createMatch(row);
      await store.append(entry(row, 1), { ...head, waitsForBot: true });
      await other.jobs.setAside(row.id, 0);
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
      await store.jobs.setAside(row.id, LEASE * 1000);
      await leaseEnds();
      expect(await other.jobs.claim(MANY)).not.toContain(row.id);
      await store.jobs.leave();
      expect(await other.jobs.claim(MANY)).toContain(row.id);
    });

    it('has a job where a program is armed, until there is nothing to do', async () => {
      const row = match({ status: 'playing' });
      await store.createMatch(row);
      await store.saveProgram(row.id, 0, { kind: 'answer' }, true);
      await store.append(entry(row, 1), head);
      await store.jobs.finish([{ match: row.id, entry: 0 }]);
      await leaseEnds();
      expect(await other.jobs.claim(MANY)).toContain(row.id);
      await other.jobs.finish([{ match: row.id, entry: 1 }]);
      await leaseEnds();
      expect(await store.jobs.claim(MANY)).not.toContain(row.id);
      await store.append(entry(row, 2), { ...head, waitsForBot: true });
      await store.jobs.finish([{ match: row.id, entry: 2 }]);
      await store.jobs.leave();
      expect(await other.jobs.claim(MANY)).toContain(row.id);
    });

    it('tells how far matches are, all at once', async () => {
      const [one, two] = [match(), match()];
      await store.createMatch(one);
      await store.createMatch(two);
      await store.append(entry(one, 1), head);
      await store.updateMatch(two);
      const line = {
        match: two.id,
        user: 'u',
        name: 'Ada',
        seat: null,
        at: 1,
        entry: 0,
        text: 'hello',
      };
      await store.addChat({ ...line, id: '0/hello' });
      await store.saveProgram(two.id, 0, null, false);
      await store.saveProgram(two.id, 0, null, false);
      await store.saveProgram(two.id, 1, null, false);
      const pulses = await other.jobs.pulses([one.id, two.id, 'unheard-of']);
      const still = { entry: 0, version: 0, chat: 0, programs: 0 };
      expect(new Set(pulses)).toEqual(
        new Set([
          { ...still, match: one.id, entry: 1 },
          { ...still, match: two.id, version: 1, chat: 1, programs: 3 },
        ]),
      );
      expect(await other.jobs.pulses([])).toEqual([]);
    });

    it('tells which matches of some users have changed', async () => {
      const [ada, bea] = [fresh('user'), fresh('user')];
      const seats = [ada, bea].map((user) => ({ user, name: 'x', bot: null }));
      const [old, young] = [match({ seats, updatedAt: 50 }), match({ seats, updatedAt: 60 })];
      await store.createMatch(old);
      await store.createMatch(young);
      expect(await other.jobs.changedFor([ada, 'nobody'], 60)).toEqual([
        { user: ada, match: young.id, updatedAt: 60, changes: 0 },
      ]);
      expect(await other.jobs.changedFor([ada, bea], 50)).toHaveLength(4);
    });
  });
}
