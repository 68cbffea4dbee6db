import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, guestIn, person } from '../fresh-store.ts';
import { verifyAudit } from '../../store/audit.ts';
import type { Deed } from '../../store/audit.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

/** What every store must do for roles, sanctions, reports and their log. Run on each adapter. */
export function describeOrder(name: string, open: OpenStore): void {
  describe(`${name}: order`, () => {
    const [store, other] = openNodes(open, 1000, 'order', 'order-2');

    const somebody = (): Promise<string> => guestIn(store);
    const NONE = { role: null, ban: null, limit: null };

    it('knows roles and sanctions as they are at a time', async () => {
      const [ada, bea] = [await somebody(), await somebody()];
      const to = { actor: 'machine', subject: ada } as const;
      await store.order.act({ ...to, act: 'grant', role: 'moderator' }, 1);
      await store.order.act({ ...to, act: 'grant', role: 'admin' }, 2);
      const limit = { kind: 'limit', until: 100, words: 'rude' } as const;
      await store.order.act({ ...to, act: 'sanction', ...limit }, 3);
      const session = { user: ada, createdAt: 1, seenAt: 1, label: '', scopes: null };
      await store.addSession({ ...session, tokenHash: ada });
      expect(await other.order.standing(ada, 99)).toEqual({
        role: 'admin',
        ban: null,
        limit: { until: 100, words: 'rude' },
      });
      expect(await other.sessionsOf(ada)).toHaveLength(1);
      expect((await other.order.standing(ada, 100)).limit).toBeNull();
      const ban = { kind: 'ban', until: null, words: '' } as const;
      await store.order.act({ ...to, act: 'sanction', ...ban }, 4);
      expect((await other.order.standing(ada, 1e15)).ban).toEqual({ until: null, words: '' });
      expect(await other.sessionsOf(ada)).toEqual([]);
      expect((await other.order.staff()).filter(({ user }) => user === ada)).toHaveLength(1);
      await store.order.act({ ...to, act: 'lift', kind: 'ban' }, 5);
      await store.order.act({ ...to, act: 'revoke' }, 6);
      expect(await other.order.standing(ada, 200)).toEqual(NONE);
      expect(await other.order.standing(bea, 0)).toEqual(NONE);
    });

    it('renames somebody everywhere, takes the text out of a line, and closes a report', async () => {
      const ada = await somebody();
      const row = begunMatch({ seats: [person(ada), person('x')] });
      await store.createMatch(row);
      const line = {
        match: row.id,
        id: 'l',
        user: ada,
        name: 'Ada',
        seat: 0,
        text: 'hm',
        at: 1,
        entry: 0,
      };
      await store.addChat(line);
      const report = {
        id: randomUUID(),
        by: ada,
        about: ada,
        match: row.id,
        kind: 'name',
      } as const;
      await store.peace.addReport({ ...report, lines: [1], words: 'see', at: 1 });
      expect(await other.order.reportById(report.id)).toMatchObject({ state: 'open', lines: [1] });
      const by = { actor: 'machine' } as const;
      const deeds: Deed[] = [
        { ...by, act: 'rename', subject: ada, name: 'Player', nameKey: null },
        { ...by, act: 'remove-line', subject: row.id, line: 1 },
        { ...by, act: 'close-report', subject: report.id, state: 'upheld' },
      ];
      for (const deed of deeds) await store.order.act(deed, 9);
      const listed = await other.order.auditBefore(Number.MAX_SAFE_INTEGER, 3);
      expect(listed.map(({ actorName, subjectName }) => [actorName, subjectName])).toEqual([
        [null, 'Player'],
        [null, null],
        [null, 'Player'],
      ]);
      expect((await other.userById(ada))?.name).toBe('Player');
      expect(await other.matchById(row.id)).toMatchObject({
        version: 1,
        seats: [{ name: 'Player' }, {}],
      });
      expect(await other.chatAfter(row.id, 0, 9)).toMatchObject([
        { name: 'Player', text: '', removed: true },
      ]);
      const ids = async (state: 'open' | 'closed'): Promise<string[]> =>
        (await other.order.reports(state, 100)).map(({ id }) => id);
      expect(await ids('open')).not.toContain(report.id);
      expect(await ids('closed')).toContain(report.id);
    });

    it('keeps whose program an account is, where it sits, and what its tokens are good for', async () => {
      const ada = await somebody();
      const bot = {
        id: randomUUID(),
        name: 'Rocket',
        login: null,
        passwordHash: null,
        createdAt: 0,
      };
      await store.createUser({ ...bot, nameKey: bot.id, botOf: ada });
      expect(await other.botsOf(ada)).toEqual([{ ...bot, nameKey: bot.id, botOf: ada }]);
      expect(await other.botsOf(bot.id)).toEqual([]);
      const seats = [{ ...person(bot.id), botAccount: true } as const, person(ada)];
      const row = begunMatch({ seats, status: 'open' });
      await store.createMatch(row);
      expect((await other.matchById(row.id))?.seats).toEqual(seats);
      const turned = seats.toReversed();
      await store.updateMatch({ ...row, seats: turned });
      expect((await other.matchById(row.id))?.seats).toEqual(turned);
      const session = { user: bot.id, createdAt: 1, seenAt: 1, label: 'x' };
      const scopes = ['read', 'play'] as const;
      await store.addSession({ ...session, tokenHash: bot.id, scopes });
      expect(await other.sessionByHash(bot.id)).toMatchObject({ scopes });
      await store.updateMatch({ ...row, version: 1, status: 'cancelled' });
      while ((await store.upkeep.clear('guests', 1e15, 100)) > 0);
      expect(await other.userById(bot.id)).toBeDefined();
    });

    it('forgets what was judged long ago, and nothing that still holds', async () => {
      const [ada, bea] = [await somebody(), await somebody()];
      const to = (subject: string) => ({ actor: 'machine', subject }) as const;
      const words = 'x';
      const ended = { act: 'sanction', kind: 'limit', until: 50, words } as const;
      const lasting = { act: 'sanction', kind: 'ban', until: null, words } as const;
      await store.order.act({ ...to(ada), ...ended }, 1);
      await store.order.act({ ...to(ada), ...lasting }, 1);
      const report = { by: ada, about: bea, match: 'm', kind: 'other', lines: [], at: 1 } as const;
      const [open, closed] = [randomUUID(), randomUUID()];
      for (const id of [open, closed]) await store.peace.addReport({ ...report, words, id });
      await store.order.act({ ...to(closed), act: 'close-report', state: 'dismissed' }, 40);
      while ((await store.upkeep.clear('reports', 60, 100)) > 0);
      while ((await store.upkeep.clear('sanctions', 60, 100)) > 0);
      expect(await other.order.reportById(closed)).toBeUndefined();
      expect(await other.order.reportById(open)).toBeDefined();
      const { sanctions = [] } = await other.aboutUser(ada);
      expect(sanctions.map((row) => row['kind'])).toEqual(['ban']);
    });

    it('numbers its log without gaps when two nodes write at once, and does nothing that is not in it', async () => {
      const users = await Promise.all(Array.from({ length: 6 }, somebody));
      const [last] = await store.order.auditBefore(Number.MAX_SAFE_INTEGER, 1);
      const written = await Promise.all(
        users.map((subject, at) =>
          (at % 2 === 0 ? store : other).order.act(
            { actor: 'machine', subject, act: 'grant', role: 'moderator' },
            at,
          ),
        ),
      );
      const first = (last?.number ?? 0) + 1;
      expect(written.toSorted((a, b) => a - b)).toEqual(users.map((_, at) => first + at));
      const nobody = { actor: 'machine', subject: 'nobody', act: 'grant', role: 'admin' } as const;
      await expect(store.order.act(nobody, 1)).rejects.toThrow();
      const { length } = await store.order.audit(first + users.length - 1, 10);
      expect(length).toBe(0);
      expect(await verifyAudit(other.order)).toMatchObject({ ok: true });
    });
  });
}
