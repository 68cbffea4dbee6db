import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, guestIn } from '../fresh-store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { NewInvitation } from '../../store/invitations.ts';

const NOW = 1_000_000;
const OFFER = {
  game: 'g',
  pace: 'live',
  rated: true,
  seats: 2,
  audience: 'everyone',
  club: null,
  createdAt: NOW,
  origin: 'here',
} as const;
const TIE = { follows: false, mutes: false, blocks: false, since: 0 };

/** What every store must do for standing invitations. Run on each adapter. */
export function describeInvitations(name: string, open: OpenStore): void {
  describe(`${name}: standing invitations`, () => {
    const [store, other] = openNodes(open, 60_000, 'one', 'two');

    const user = (): Promise<string> => guestIn(store);
    const offered = async (host: string, change: Partial<NewInvitation> = {}): Promise<string> => {
      const id = randomUUID();
      await store.invitations.offer({
        ...OFFER,
        id,
        host,
        slots: [{ from: NOW, until: NOW + 10 }],
        ...change,
      });
      return id;
    };
    const accepts = (id: string, guest: string, slots = [0]): Promise<void> =>
      store.invitations.accept(id, { user: guest, slots, at: NOW, origin: 'there' });
    const sees = async (who: string, id: string): Promise<boolean> =>
      (await other.invitations.seenBy(who, NOW, 1000)).some((each) => each.id === id) &&
      (await other.invitations.seenBy(who, NOW, 1, id)).length === 1;
    const guestsOf = async (id: string): Promise<unknown> =>
      (await other.invitations.one(id))?.guests.map((guest) => [guest.user, guest.slots]);

    it('are seen by those whom they are for, and by nobody whom one may not meet', async () => {
      const [ada, bea, cid] = [await user(), await user(), await user()];
      const [all, friends] = [await offered(ada), await offered(ada, { audience: 'friends' })];
      expect(await sees(bea, all)).toBe(true);
      expect(await sees(ada, friends)).toBe(true);
      expect(await sees(bea, friends)).toBe(false);
      await store.peace.setTie({ ...TIE, user: ada, other: bea, follows: true });
      expect(await sees(bea, friends)).toBe(false);
      await store.peace.setTie({ ...TIE, user: bea, other: ada, follows: true });
      expect(await sees(bea, friends)).toBe(true);
      await accepts(all, bea);
      await store.peace.setTie({ ...TIE, user: bea, other: cid, blocks: true });
      expect(await sees(cid, all)).toBe(false);
      expect([await sees(bea, all), await sees(ada, all)]).toEqual([true, true]);
      await store.peace.setTie({ ...TIE, user: ada, other: bea, blocks: true });
      expect([await sees(bea, all), await sees(ada, all)]).toEqual([false, true]);
    });

    it('of a club are for its members', async () => {
      const [ada, bea] = [await user(), await user()];
      const club = randomUUID();
      const about = { about: '', isOpen: true, createdAt: 0 };
      await store.clubs.found({ ...about, id: club, name: club, nameKey: club, owner: ada });
      const id = await offered(ada, { audience: 'club', club });
      await store.clubs.setMember(club, bea, 'asked', 0);
      expect(await sees(bea, id)).toBe(false);
      await store.clubs.setMember(club, bea, 'member', 0);
      expect(await sees(bea, id)).toBe(true);
      await store.clubs.close(club);
      expect(await store.invitations.one(id)).toBeUndefined();
    });

    it('are accepted, changed and withdrawn until one node makes a match of them', async () => {
      const [ada, bea, cid] = [await user(), await user(), await user()];
      const slots = [
        { from: NOW, until: NOW + 10 },
        { from: NOW + 20, until: NOW + 30 },
      ];
      const id = await offered(ada, { slots });
      expect(await store.invitations.ripe(NOW, 1000)).not.toContain(id);
      await accepts(id, bea, [0, 1]);
      await accepts(id, bea, [1]);
      expect(await guestsOf(id)).toEqual([[bea, [1]]]);
      expect(await store.invitations.ripe(NOW, 1000)).toContain(id);
      const taken = await Promise.all([
        store.invitations.take(id, 'm1', NOW),
        other.invitations.take(id, 'm2', NOW),
      ]);
      expect(taken.filter(Boolean)).toHaveLength(1);
      await accepts(id, cid);
      await store.invitations.withdraw(id, bea);
      expect(await guestsOf(id)).toEqual([[bea, [1]]]);
      expect(await store.invitations.cancel(id, ada)).toBe(false);
      expect(await sees(bea, id)).toBe(false);
      await store.invitations.release(NOW);
      expect(await sees(bea, id)).toBe(false);
      await store.invitations.release(NOW + 1);
      await store.invitations.withdraw(id, bea);
      expect(await guestsOf(id)).toEqual([]);
      expect(await store.invitations.cancel(id, bea)).toBe(false);
      expect(await store.invitations.cancel(id, ada)).toBe(true);
    });

    it('are forgotten when they are over, or a match has come of them, or their host is gone', async () => {
      const [ada, bea] = [await user(), await user()];
      const [over, made, gone] = [await offered(ada), await offered(ada), await offered(bea)];
      expect(await store.invitations.countBy(ada, NOW)).toBe(2);
      const row = begunMatch({});
      await store.createMatch(row);
      await store.invitations.take(made, row.id, NOW);
      await store.invitations.release(NOW + 1000);
      await store.invitations.clear(NOW);
      expect(await store.invitations.one(over)).toBeDefined();
      expect(await store.invitations.one(made)).toBeUndefined();
      await store.deleteUser(bea);
      expect(await store.invitations.one(gone)).toBeUndefined();
      await store.invitations.clear(NOW + 10);
      expect(await store.invitations.one(over)).toBeUndefined();
    });

    it('lead those who are invited by name to a table, as long as it waits', async () => {
      const [ada, bea, cid] = [await user(), await user(), await user()];
      const tables = [NOW, NOW + 1].map((createdAt) => begunMatch({ status: 'open', createdAt }));
      const [first = '', second = ''] = tables.map(({ id }) => id);
      for (const row of tables) await store.createMatch(row);
      const led = async (who: string): Promise<string[]> =>
        (await other.invitedTo(who, 10)).map(({ id }) => id);
      expect(await store.invitations.invite(first, ada, 1)).toBe(true);
      expect(await other.invitations.invite(first, ada, 2)).toBe(false);
      await store.invitations.invite(second, ada, 3);
      await store.invitations.invite(second, bea, 3);
      expect([await led(ada), await led(bea), await led(cid)]).toEqual([
        [second, first],
        [second],
        [],
      ]);
      expect((await other.invitedTo(ada, 1))[0]?.seats).toEqual(tables[1]?.seats);
      await store.deleteUser(bea);
      expect(await other.invitations.countInvited(second)).toBe(1);
      await store.updateMatch({ ...begunMatch(), ...tables[1], status: 'playing' });
      expect(await led(ada)).toEqual([first]);
      await store.invitations.clear(NOW);
      expect(await other.invitations.countInvited(second)).toBe(0);
      expect(await led(ada)).toEqual([first]);
    });
  });
}
