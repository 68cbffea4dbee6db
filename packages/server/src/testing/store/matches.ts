import { describe, expect, it } from 'vitest';
import { LEASE, entry, fresh, head, match, user } from '../store-rows.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { ChatRow, MatchRow } from '../../store/store.ts';

/** What every store must do for matches, for two nodes. Run on each adapter. */
export function describeMatches(name: string, open: OpenStore): void {
  describe(name, () => {
    const [store, other] = openNodes(open, LEASE, 'a', 'b');

    it('keeps matches with their seats, in the lists where they belong', async () => {
      const mine = fresh('user');
      const open = match({ seats: [{ user: mine, name: 'M', bot: null }], createdAt: 9e12 });
      const hidden = match({ isPublic: false, createdAt: 9e12 });
      await store.createMatch(open);
      await store.createMatch(hidden);
      expect(await store.matchById(open.id)).toEqual(open);
      const listed = (await store.openMatches({}, 100, 100)).map(({ id }) => id);
      expect(listed).toContain(open.id);
      expect(listed).not.toContain(hidden.id);
      expect((await store.matchesOf(mine, 10)).map(({ id }) => id)).toEqual([open.id]);
    });

    it('lets only one of two crossing changes of a match through', async () => {
      const row = match();
      await store.createMatch(row);
      const seat = (name: string): MatchRow => ({
        ...row,
        seats: [
          { user: name, name, bot: null },
          { user: null, name: null, bot: null },
        ],
      });
      const changed = await Promise.all([
        store.updateMatch(seat('a')),
        store.updateMatch(seat('b')),
      ]);
      expect(changed.toSorted()).toEqual([false, true]);
      const winner = changed[0] ? 'a' : 'b';
      expect((await store.matchById(row.id))?.seats[0]?.name).toBe(winner);
    });

    it('appends in order, without gaps', async () => {
      const row = match();
      await store.createMatch(row);
      expect(await store.append(entry(row, 2), head)).toBe(false);
      expect(await store.append(entry(row, 1), head)).toBe(true);
      expect(await store.append(entry(row, 2), head)).toBe(true);
      expect((await store.entries(row.id, 0)).map(({ number }) => number)).toEqual([1, 2]);
      expect((await store.entries(row.id, 1)).map(({ number }) => number)).toEqual([2]);
      const after = await store.matchById(row.id);
      expect(after).toMatchObject({
        status: 'playing',
        entry: 2,
        deciders: [1],
        deadline: 5000,
      });
    });

    it('takes the same entry once', async () => {
      const row = match();
      await store.createMatch(row);
      const first = entry(row, 1);
      await store.append(first, head);
      await store.append(entry(row, 2), head);
      expect(await store.append({ ...first, number: 3 }, head)).toBe(false);
      expect(await store.append(first, head)).toBe(false);
      expect((await store.matchById(row.id))?.entry).toBe(2);
    });

    it('gives one number to one of many writers', async () => {
      const row = match();
      await store.createMatch(row);
      const results = await Promise.all(
        Array.from({ length: 20 }, () => store.append(entry(row, 1), head)),
      );
      expect(results.filter((isStored) => isStored)).toHaveLength(1);
    });

    it('tells the number of an entry by its id', async () => {
      const row = match();
      await store.createMatch(row);
      const first = entry(row, 1);
      await store.append(first, head);
      expect(await store.entryNumber(row.id, first.id)).toBe(1);
      expect(await store.entryNumber(row.id, 'unheard-of')).toBeUndefined();
    });

    it('knows the matches that anybody may watch', async () => {
      const row = match({ updatedAt: 9e12, status: 'playing' });
      await store.createMatch(row);
      await store.append(entry(row, 1, { at: 9e12 }), { ...head, waitsForBot: true });
      expect((await store.publicMatches(10)).map(({ id }) => id)).toContain(row.id);
      await store.append(entry(row, 2), { ...head, status: 'finished' });
      expect((await store.publicMatches(10)).map(({ id }) => id)).not.toContain(row.id);
    });

    it('creates a match of one id once, and passes on its ownership', async () => {
      const row = match();
      expect(await store.createMatch(row)).toBe(true);
      expect(await store.createMatch({ ...row, owner: 'thief' })).toBe(false);
      expect((await store.matchById(row.id))?.owner).toBe('user-1');
      expect(await store.updateMatch({ ...row, owner: 'nextHost' })).toBe(true);
      expect((await store.matchById(row.id))?.owner).toBe('nextHost');
    });

    it('finds the newest snapshot that is old enough', async () => {
      const row = match();
      await store.createMatch(row);
      await store.saveSnapshot(row.id, 10, 'ten');
      await store.saveSnapshot(row.id, 20, 'twenty');
      expect(await store.snapshot(row.id, 9)).toBeUndefined();
      expect(await store.snapshot(row.id, 19)).toEqual({ number: 10, state: 'ten' });
      expect(await store.snapshot(row.id, 99)).toEqual({ number: 20, state: 'twenty' });
    });

    it('gives what a match is computed from: the newest snapshot that is old enough, and what follows', async () => {
      const row = match();
      await store.createMatch(row);
      expect(await store.logTail(row.id)).toMatchObject({ snapshot: undefined, entries: [] });
      for (let number = 1; number <= 4; number++) await store.append(entry(row, number), head);
      await store.saveSnapshot(row.id, 2, 'two');
      await store.saveSnapshot(row.id, 4, 'four');
      const told = async (last?: number): Promise<unknown> => {
        const { snapshot, entries } = await store.logTail(row.id, last);
        return [snapshot, entries.map(({ number }) => number)];
      };
      expect(await told(1)).toEqual([undefined, [1]]);
      expect(await told(2)).toEqual(['two', []]);
      expect(await told(3)).toEqual(['two', [3]]);
      expect(await told()).toEqual(['four', []]);
      const all = await store.entries(row.id, 0);
      expect((await store.logTail(row.id, 1)).entries).toEqual(all.slice(0, 1));
    });

    it('numbers chat without gaps, also when many speak at once', async () => {
      const row = match();
      await store.createMatch(row);
      const line = { match: row.id, user: 'u', name: 'Ada', seat: null, at: 1, entry: 0 };
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          store.addChat({ ...line, id: `0/${i}`, text: `line ${i}` }),
        ),
      );
      expect((await store.chatAfter(row.id, 0, 100)).map(({ number }) => number)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
      expect(await store.chatAfter(row.id, 9, 100)).toHaveLength(1);
      const numbers = (rows: readonly ChatRow[]): number[] => rows.map(({ number }) => number);
      expect(numbers(await store.chatAfter(row.id, 2, 3))).toEqual([3, 4, 5]);
      expect(numbers(await store.chatBefore(row.id, 8, 3))).toEqual([5, 6, 7]);
      expect(numbers(await store.chatBefore(row.id, 3, 100))).toEqual([1, 2]);
    });

    it('keeps a line of chat that is sent again once', async () => {
      const [row, other] = [match(), match()];
      for (const each of [row, other]) await store.createMatch(each);
      const line = { id: '0/a', user: 'u', name: 'Ada', seat: 0, text: 'Hello', at: 1, entry: 0 };
      const kept = await Promise.all(
        Array.from({ length: 5 }, () => store.addChat({ ...line, match: row.id })),
      );
      expect(kept).toEqual(
        kept.map(() => ({ ...line, match: row.id, number: 1, removed: false, unheardBy: [] })),
      );
      await store.addChat({ ...line, match: row.id, id: '1/a' });
      await store.addChat({ ...line, match: other.id });
      expect((await store.chatAfter(row.id, 0, 100)).map(({ id }) => id)).toEqual(['0/a', '1/a']);
      expect(await store.chatAfter(other.id, 0, 100)).toHaveLength(1);
    });

    it('removes a passkey of its owner only', async () => {
      const [ada, bea] = [user(), user()];
      const passkey = { publicKey: 'k', counter: 0, transports: '[]', createdAt: 1 };
      for (const each of [ada, bea]) await store.createUser(each);
      const [one, two] = [fresh('key'), fresh('key')];
      await store.addPasskey({ ...passkey, id: one, user: ada.id });
      await store.addPasskey({ ...passkey, id: two, user: ada.id });
      expect(await store.removePasskey(bea.id, one)).toBe(false);
      expect(await store.removePasskey(ada.id, one)).toBe(true);
      expect(await store.removePasskey(ada.id, one)).toBe(false);
      expect((await store.passkeysOf(ada.id)).map(({ id }) => id)).toEqual([two]);
    });

    it('keeps notes and programs, each of its owner', async () => {
      const row = match();
      await store.createMatch(row);
      const [ada, bea] = [user(), user()];
      await store.createUser(ada);
      await store.createUser(bea);
      await store.saveNote(row.id, ada.id, 'first');
      await store.saveNote(row.id, ada.id, 'second');
      expect(await store.note(row.id, ada.id)).toBe('second');
      expect(await store.note(row.id, bea.id)).toBe('');
      await store.saveProgram(row.id, 1, { kind: 'bid-up-to', amount: 9 }, true);
      await store.saveProgram(row.id, 0, { kind: 'pass-until-change' }, true);
      await store.saveProgram(row.id, 0, null, false);
      expect(await store.programs(row.id)).toEqual([
        { seat: 0, program: null, version: 2 },
        { seat: 1, program: { kind: 'bid-up-to', amount: 9 }, version: 1 },
      ]);
    });

    it('keeps a challenge for one taker, at any node', async () => {
      const id = fresh('challenge');
      await store.addChallenge(id, 'old', 100);
      await store.addChallenge(id, 'new', 100);
      expect(await other.takeChallenge(id, 100)).toBe('new');
      expect(await other.takeChallenge(id, 100)).toBeUndefined();
      await store.addChallenge(id, 'late', 100);
      expect(await store.takeChallenge(id, 101)).toBeUndefined();
    });

    it('gives out finished matches page by page', async () => {
      const ids = ['a', 'b', 'c'].map((each) => fresh(`zz-${each}`));
      for (const id of ids)
        await store.createMatch(
          match({
            id,
            status: 'finished',
            outcome: { ranking: [[0]], scores: [1], reason: 'played-out' },
          }),
        );
      const first = await store.finishedMatches('zz-', 2);
      expect(first).toHaveLength(2);
      const rest = await store.finishedMatches(first.at(-1)?.id ?? '', 1000);
      expect([...first, ...rest].map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    });
  });
}
