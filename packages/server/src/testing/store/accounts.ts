import { describe, expect, it } from 'vitest';
import { LEASE, fresh, match, user } from '../store-rows.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

/** What every store must do for users and their sessions. Run on each adapter. */
export function describeAccounts(name: string, open: OpenStore): void {
  describe(`${name}: accounts`, () => {
    const [store, other] = openNodes(open, LEASE, 'a', 'b');

    it('keeps users, and one login for one user', async () => {
      const login = fresh('login');
      const ada = user({ login });
      expect(await store.createUser(ada)).toBe(true);
      expect(await store.createUser(user({ login }))).toBe(false);
      expect(await store.userById(ada.id)).toEqual(ada);
      expect(await store.userByLogin(login)).toEqual(ada);
      const guest = user();
      await store.createUser(guest);
      expect(await store.updateUser({ ...guest, login })).toBe(false);
      expect(await store.updateUser({ ...guest, name: 'Bea', passwordHash: 'x' })).toBe(true);
      expect((await store.userById(guest.id))?.name).toBe('Bea');
      expect(await store.userById('nobody')).toBeUndefined();
    });

    it('keeps one name for one account, and any for guests', async () => {
      const nameKey = fresh('key');
      const ada = user({ nameKey, passwordHash: 'x' });
      expect(await store.createUser(ada)).toBe(true);
      expect(await store.createUser(user({ nameKey }))).toBe(false);
      expect(await other.userByNameKey(nameKey)).toEqual(ada);
      const [bea, eve] = [user(), user()];
      await store.createUser(bea);
      await store.createUser(eve);
      expect(await other.updateUser({ ...bea, nameKey })).toBe(false);
      const free = fresh('key');
      const both = [bea, eve].map((each) => ({ ...each, nameKey: free }));
      const taken = await Promise.all(both.map((each) => store.updateUser(each)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await store.updateUser({ ...ada, nameKey: null })).toBe(true);
      expect(await store.userByNameKey(nameKey)).toBeUndefined();
    });

    it('finds accounts from before names had keys', async () => {
      const [old, keyed, guest] = [
        user({ passwordHash: 'x' }),
        user({ passwordHash: 'x', nameKey: fresh('key') }),
        user(),
      ];
      const passkeyed = user();
      for (const each of [old, keyed, guest, passkeyed]) await store.createUser(each);
      await store.addPasskey({
        id: fresh('passkey'),
        user: passkeyed.id,
        publicKey: '',
        counter: 0,
        transports: '',
        createdAt: 1,
      });
      const found = (await store.accountsWithoutNameKey()).map(({ id }) => id);
      expect(found).toEqual(expect.arrayContaining([old.id, passkeyed.id]));
      for (const { id } of [keyed, guest]) expect(found).not.toContain(id);
    });

    it('renews a session without losing who is told there', async () => {
      const ada = user();
      await store.createUser(ada);
      const [before, after] = [fresh('token'), fresh('token')];
      const session = { user: ada.id, createdAt: 1, seenAt: 1, label: 'desk', scopes: null };
      await store.addSession({ ...session, tokenHash: before });
      const id = fresh('channel');
      await store.notices.addChannel({
        id,
        user: ada.id,
        kind: 'push',
        address: 'https://push.example/1',
        keys: null,
        label: 'desk',
        isOn: true,
        createdAt: 1,
        sessionHash: before,
        stopToken: fresh('stop'),
        code: null,
        failure: null,
        failedAt: null,
      });
      const next = { ...session, tokenHash: after, seenAt: 5 };
      await store.renewSession(before, next);
      expect(await store.sessionByHash(before)).toBeUndefined();
      expect(await store.sessionsOf(ada.id)).toEqual([next]);
      expect((await store.notices.channelById(id))?.sessionHash).toBe(after);
    });

    it('forgets a deleted user but nobody else’s match', async () => {
      const ada = user();
      await store.createUser(ada);
      const tokenHash = fresh('token');
      await store.addSession({
        tokenHash,
        user: ada.id,
        createdAt: 1,
        seenAt: 1,
        label: 'test',
        scopes: null,
      });
      const played = match({
        seats: [
          { user: ada.id, name: 'Ada', bot: null },
          { user: 'other', name: 'Bea', bot: null },
        ],
      });
      await store.createMatch(played);
      await store.saveNote(played.id, ada.id, 'secret');
      await store.deleteUser(ada.id);
      expect(await store.userById(ada.id)).toBeUndefined();
      expect(await store.sessionByHash(tokenHash)).toBeUndefined();
      expect(await store.note(played.id, ada.id)).toBe('');
      expect((await store.matchById(played.id))?.seats.map((seat) => seat.name)).toEqual([
        null,
        'Bea',
      ]);
    });

    it('lists and ends sessions', async () => {
      const ada = user();
      await store.createUser(ada);
      const [first, second] = [fresh('token'), fresh('token')];
      await store.addSession({
        tokenHash: first,
        user: ada.id,
        createdAt: 1,
        seenAt: 1,
        label: 'desk',
        scopes: null,
      });
      await store.addSession({
        tokenHash: second,
        user: ada.id,
        createdAt: 2,
        seenAt: 2,
        label: 'phone',
        scopes: ['read', 'play'],
      });
      await store.touchSession(first, 9);
      expect((await store.sessionsOf(ada.id)).map(({ label, seenAt }) => [label, seenAt])).toEqual([
        ['desk', 9],
        ['phone', 2],
      ]);
      expect(await store.endSession('someone-else', first)).toBe(false);
      expect(await store.endSession(ada.id, first)).toBe(true);
      expect(await store.sessionByHash(first)).toBeUndefined();
      expect(await store.sessionsAlive([first, second])).toEqual([second]);
    });
  });
}
