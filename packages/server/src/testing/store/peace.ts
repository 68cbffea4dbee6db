import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, guestIn, person } from '../fresh-store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { TieRow } from '../../store/peace.ts';

const LINE = { id: 'x', name: 'Ada', seat: 0, text: 'hi', at: 1, entry: 0 };

/** What every store must do for ties between people, and for reports. Run on each adapter. */
export function describePeace(name: string, open: OpenStore): void {
  describe(`${name}: peace`, () => {
    const [store, other] = openNodes(open, 1000, 'peace', 'peace-2');

    const somebody = (called?: string): Promise<string> => guestIn(store, called);
    const tie = (user: string, to: string, change: Partial<TieRow>): Promise<void> =>
      store.peace.setTie({
        user,
        other: to,
        follows: false,
        mutes: false,
        blocks: false,
        since: 1,
        ...change,
      });

    it('says who may meet, whichever of the two blocked the other', async () => {
      const [ada, bea, cid] = [await somebody(), await somebody(), await somebody()];
      await tie(ada, bea, { blocks: true });
      await tie(ada, cid, { mutes: true, follows: true });
      expect(await other.peace.mayMeet(ada, bea)).toBe(false);
      expect(await other.peace.mayMeet(bea, ada)).toBe(false);
      expect(await other.peace.mayMeet(ada, cid)).toBe(true);
      expect(await other.peace.apartFrom(ada)).toEqual([bea]);
      expect(await other.peace.apartFrom(bea)).toEqual([ada]);
      expect(await other.peace.apartFrom(cid)).toEqual([]);
      expect(await other.peace.apartAmong([cid, bea, ada])).toEqual([
        { blocker: ada, blocked: bea },
      ]);
      expect(await other.peace.apartAmong([ada])).toEqual([]);
      await tie(ada, bea, {});
      expect(await other.peace.mayMeet(bea, ada)).toBe(true);
      expect(await other.peace.tie(ada, bea)).toBeUndefined();
      expect(await other.peace.countTies(ada)).toBe(1);
    });

    it('lists ties by name, and where friends sit in public', async () => {
      const [ada, bea, cid] = [await somebody(), await somebody('Bea'), await somebody('Cid')];
      for (const each of [bea, cid]) await tie(ada, each, { follows: true });
      await tie(bea, ada, { follows: true });
      const seats = [person(bea), person(cid)];
      await store.createMatch(begunMatch({ isPublic: false, updatedAt: 9, seats }));
      const shown = begunMatch({ updatedAt: 5, seats });
      for (const row of [shown, begunMatch({ updatedAt: 2, seats })]) await store.createMatch(row);
      const listed = await other.peace.ties(ada);
      expect(listed.map((each) => [each.name, each.followsBack, each.table])).toEqual([
        ['Bea', true, shown.id],
        ['Cid', false, null],
      ]);
      expect((await other.peace.ties(cid)).length).toBe(0);
    });

    it('tells with every line of chat who does not want to hear it', async () => {
      const [ada, bea, cid] = [await somebody(), await somebody(), await somebody()];
      await tie(bea, ada, { mutes: true });
      await tie(cid, ada, { blocks: true });
      const row = begunMatch();
      await store.createMatch(row);
      const said = await store.addChat({ ...LINE, match: row.id, user: ada });
      expect(new Set(said.unheardBy)).toEqual(new Set([bea, cid]));
      await tie(bea, ada, {});
      expect((await other.chatAfter(row.id, 0, 9))[0]?.unheardBy).toEqual([cid]);
      expect((await other.chatBefore(row.id, 9, 9))[0]?.unheardBy).toEqual([cid]);
    });

    it('counts the reports that wait, and forgets everything about whoever is deleted', async () => {
      const [ada, bea, cid] = [await somebody(), await somebody(), await somebody()];
      await tie(bea, ada, { blocks: true });
      await tie(ada, cid, { follows: true });
      const row = begunMatch();
      await store.createMatch(row);
      await store.addChat({ ...LINE, match: row.id, user: ada });
      const report = { match: row.id, kind: 'abuse', lines: [1], words: 'So rude', at: 1 } as const;
      await store.peace.addReport({ ...report, id: randomUUID(), by: ada, about: bea });
      await store.peace.addReport({ ...report, id: randomUUID(), by: bea, about: ada });
      expect(await other.peace.openReportsBy(ada)).toBe(1);
      await store.deleteUser(ada);
      expect(await other.peace.apartFrom(bea)).toEqual([]);
      expect(await other.peace.openReportsBy(bea)).toBe(0);
      expect(await other.chatAfter(row.id, 0, 9)).toMatchObject([
        { number: 1, user: '', name: '', text: '', removed: true },
      ]);
    });
  });
}
