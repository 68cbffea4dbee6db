import type { TableSettings } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, person, SETTINGS } from '../fresh-store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { MatchRow, UserRow } from '../../store/store.ts';

/** Long before what other tests keep. */
const OLD = -1_000_000;
const MOST = 100;

/** What every store must do to stay small. Run on each adapter. */
export function describeUpkeep(name: string, open: OpenStore): void {
  describe(`${name}: upkeep`, () => {
    const [store, other] = openNodes(open, 60_000, 'one', 'two');

    const match = async (change: Partial<MatchRow>): Promise<MatchRow> => {
      const row = begunMatch({ updatedAt: OLD - 1, owner: randomUUID(), ...change });
      await store.createMatch(row);
      return row;
    };
    const guest = async (change: Partial<UserRow> = {}, seenAt = OLD - 1): Promise<string> => {
      const id = randomUUID();
      const user = {
        id,
        name: 'Gus',
        login: null,
        passwordHash: null,
        createdAt: OLD - 1,
        nameKey: null,
      };
      await store.createUser({ ...user, ...change });
      const session = {
        tokenHash: `hash ${id}`,
        user: id,
        createdAt: OLD - 1,
        label: '',
        scopes: null,
      };
      await store.addSession({ ...session, seenAt });
      return id;
    };
    const isThere = async (id: string): Promise<boolean> =>
      (await store.userById(id)) !== undefined;

    it('is done by one node at a time, and again after a while', async () => {
      const taken = await Promise.all([store, other].map((each) => each.upkeep.take('clear')));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const [worker, idle] = taken[0] === true ? [store, other] : [other, store];
      await idle.upkeep.done('clear', 0);
      expect(await idle.upkeep.take('clear')).toBe(false);
      await worker.upkeep.done('clear', 0);
      expect(await idle.upkeep.take('clear')).toBe(true);
      await idle.upkeep.done('clear', 3_600_000);
      expect(await worker.upkeep.take('clear')).toBe(false);
      expect(await worker.upkeep.take('tables')).toBe(true);
    });

    it('finds open tables whose host is gone, those that are turn-based later', async () => {
      const time: TableSettings['time'] = { kind: 'by-mail', perMove: 3_600_000, reserve: 0 };
      const settings: TableSettings = { ...SETTINGS, time };
      const live = await match({ status: 'open' });
      const attended = await match({ status: 'open' });
      const slow = await match({ status: 'open', settings });
      const slower = await match({ status: 'open', settings, updatedAt: OLD - 100 });
      const playing = await match({});
      await store.upkeep.attend([attended.owner, playing.owner], OLD + 1);
      const found = async (before: { live: number; turnBased: number }): Promise<Set<string>> =>
        new Set(await store.upkeep.abandoned(before, MOST));
      expect(await found({ live: OLD, turnBased: OLD - 50 })).toEqual(new Set());
      expect((await store.upkeep.abandoned({ live: 1, turnBased: -50 }, 1)).length).toBe(1);
      const later = await found({ live: 1, turnBased: OLD - 50 });
      expect([live, slow, slower, playing].map(({ id }) => later.has(id))).toEqual([
        true,
        false,
        false,
        false,
      ]);
      for (const row of [live, attended, slow, slower])
        await store.updateMatch({ ...row, status: 'cancelled' });
    });

    it('clears closed tables, whole, and no more than it is told at once', async () => {
      const closed = [await match({ status: 'cancelled' }), await match({ status: 'cancelled' })];
      const young = await match({ status: 'cancelled', updatedAt: OLD });
      const finished = await match({ status: 'finished' });
      const line = {
        user: 'ada',
        name: 'Ada',
        seat: 0,
        text: 'hello',
        at: 0,
        entry: 0,
        id: 'line',
      };
      await store.addChat({ ...line, match: closed[0]?.id ?? '' });
      expect(await store.upkeep.clear('closed-tables', OLD, 1)).toBe(1);
      while ((await store.upkeep.clear('closed-tables', OLD, MOST)) > 0);
      for (const { id } of closed) expect(await store.matchById(id)).toBeUndefined();
      for (const { id } of [young, finished]) expect(await store.matchById(id)).toBeDefined();
    });

    it('clears guests who were not here for long and have no seat, and nobody else', async () => {
      const gone = await guest();
      const account = await guest({ login: randomUUID(), passwordHash: 'x' });
      const recent = await guest({}, OLD);
      const [waiting, playing] = [await guest(), await guest()];
      await match({ status: 'open', seats: [person(waiting), person('x')] });
      await match({ seats: [person(playing), person('x')] });
      const played = await match({ status: 'finished', seats: [person(gone), person('x')] });
      const line = {
        match: played.id,
        user: gone,
        name: 'Gus',
        seat: 0,
        text: 'bye',
        at: 0,
        entry: 0,
      };
      await store.addChat({ ...line, id: 'line' });
      expect(await store.upkeep.clear('guests', OLD, MOST)).toBe(1);
      const left = await Promise.all([gone, account, recent, waiting, playing].map(isThere));
      expect(left).toEqual([false, true, true, true, true]);
      expect((await store.matchById(played.id))?.seats[0]).toEqual({
        user: null,
        name: null,
        bot: null,
      });
      expect(await store.sessionsOf(gone)).toEqual([]);
    });

    it('clears what belongs to matches long over, and keeps their record', async () => {
      const ada = await guest({ login: randomUUID() });
      const [old, young] = [
        await match({ status: 'finished', seats: [person(ada)] }),
        await match({ status: 'finished', updatedAt: OLD, seats: [person(ada)] }),
      ];
      const line = { user: ada, name: 'Ada', seat: 0, text: 'hello', at: 0, entry: 0, id: 'line' };
      for (const { id } of [old, young]) {
        await store.saveNote(id, ada, 'secret');
        await store.addChat({ ...line, match: id });
        await store.saveSnapshot(id, 50, '{}');
        await store.saveProgram(id, 0, { kind: 'pass' }, false);
      }
      await store.snapshot(old.id, 50);
      for (const what of ['notes', 'chat', 'snapshots', 'programs', 'looks'] as const)
        await store.upkeep.clear(what, OLD, MOST);
      const kept = async ({ id }: MatchRow): Promise<unknown[]> => [
        await store.note(id, ada),
        (await store.programs(id)).length,
        (await store.matchById(id))?.status,
      ];
      expect(await kept(old)).toEqual(['', 0, 'finished']);
      expect(await kept(young)).toEqual(['secret', 1, 'finished']);
    });

    it('clears sessions and challenges whose time is over', async () => {
      const ada = await guest({ login: randomUUID() });
      await store.addChallenge(ada, 'sign', OLD - 1);
      expect(await store.upkeep.clear('sessions', OLD, MOST)).toBeGreaterThan(0);
      expect(await store.sessionsOf(ada)).toEqual([]);
      expect(await store.upkeep.clear('challenges', OLD, MOST)).toBe(1);
    });
  });
}
