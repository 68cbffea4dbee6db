import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountIn, begunMatch, person } from '../fresh-store.ts';
import type { ClubRow } from '../../store/clubs.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

/** What every store must do for clubs. Run on each adapter. */
export function describeClubs(name: string, open: OpenStore): void {
  describe(`${name}: clubs`, () => {
    const [store, other] = openNodes(open, 1000, 'clubs', 'clubs-2');

    const somebody = (): Promise<string> => accountIn(store);
    const club = async (owner: string, change: Partial<ClubRow> = {}): Promise<ClubRow> => {
      const id = randomUUID();
      const own = { id, owner, name: 'Club', nameKey: id, about: 'Trains', isOpen: true };
      const row = { ...own, createdAt: 1, ...change };
      expect(await store.clubs.found(row)).toBe(true);
      return row;
    };

    it('have a name that no other has, and are found by how it begins', async () => {
      const [ada, bea] = [await somebody(), await somebody()];
      const row = await club(ada);
      expect(await other.clubs.found({ ...row, id: randomUUID() })).toBe(false);
      expect(await other.clubs.club(row.id, bea)).toEqual({ ...row, members: 1, membership: null });
      expect(await other.clubs.clubsOf(ada)).toMatchObject([{ id: row.id, membership: 'member' }]);
      expect(await other.clubs.clubsOf(bea)).toEqual([]);
      const found = await other.clubs.named(row.nameKey.slice(0, 20), bea, 5);
      expect(found.map(({ id }) => id)).toEqual([row.id]);
      await store.clubs.change({ id: row.id, about: 'Ships', isOpen: false });
      expect(await other.clubs.club(row.id, ada)).toMatchObject({ about: 'Ships', isOpen: false });
      await store.clubs.close(row.id);
      expect(await other.clubs.club(row.id, ada)).toBeUndefined();
    });

    it('let people in once, and pass to the oldest member when the owner goes', async () => {
      const [ada, bea, cid] = [await somebody(), await somebody(), await somebody()];
      const { id } = await club(ada);
      await store.clubs.setMember(id, cid, 'asked', 2);
      await store.clubs.setMember(id, bea, 'member', 3);
      await store.clubs.setMember(id, bea, 'asked', 4);
      expect(
        (await other.clubs.members(id)).map(({ user, membership }) => [user, membership]),
      ).toEqual([
        [ada, 'member'],
        [cid, 'asked'],
        [bea, 'member'],
      ]);
      expect([await other.clubs.isMember(id, bea), await other.clubs.isMember(id, cid)]).toEqual([
        true,
        false,
      ]);
      await store.clubs.leave(id, ada);
      expect(await other.clubs.club(id, cid)).toMatchObject({ owner: bea, about: '', members: 1 });
      await store.clubs.setMember(id, cid, 'member', 9);
      await store.deleteUser(bea);
      expect(await other.clubs.club(id, cid)).toMatchObject({ owner: cid, members: 1 });
      await store.deleteUser(cid);
      expect(await other.clubs.club(id, ada)).toBeUndefined();
    });

    it('have matches of their own, the newest first', async () => {
      const ada = await somebody();
      const { id } = await club(ada);
      const seats = [person(ada), person('x')];
      const outcome = { ranking: [[1], [0]], scores: [1, 2], reason: 'over' };
      const rows = [
        begunMatch({ club: id, seats, updatedAt: 1 }),
        begunMatch({ club: id, seats, updatedAt: 2, status: 'open' }),
        begunMatch({ club: id, seats, updatedAt: 3, status: 'finished', outcome }),
        begunMatch({ seats, updatedAt: 4 }),
      ];
      for (const row of rows) await store.createMatch(row);
      const ids = async (...statuses: ('open' | 'playing' | 'finished')[]): Promise<string[]> =>
        (await other.matchesOfClub(id, statuses, 10)).map((row) => row.id);
      expect(await ids('open', 'playing')).toEqual([rows[1]?.id, rows[0]?.id]);
      expect(await ids('finished')).toEqual([rows[2]?.id]);
      const ended = [{ outcome, seats: [{ user: ada }, { user: 'x' }] }];
      expect(await other.clubs.results(id, 10)).toEqual(ended);
      expect(await other.matchById(rows[0]?.id ?? '')).toMatchObject({ club: id });
    });
  });
}
