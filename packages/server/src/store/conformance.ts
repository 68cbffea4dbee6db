import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '../testing/fresh-store.ts';
import type { Holder } from './lease.ts';
import type { ChatRow, EntryRow, MatchHead, MatchRow, Store, UserRow } from './store.ts';

let counter = 0;
const fresh = (what: string): string => `${what}-${process.pid}-${++counter}`;

const user = (change: Partial<UserRow> = {}): UserRow => ({
  id: fresh('user'),
  name: 'Ada',
  login: null,
  passwordHash: null,
  nameKey: null,
  createdAt: 1000,
  ...change,
});

const match = (change: Partial<MatchRow> = {}): MatchRow => ({
  id: fresh('match'),
  game: 'whistle-stop',
  rulesVersion: 1,
  status: 'open',
  owner: 'user-1',
  isPublic: true,
  settings: SETTINGS,
  seats: [
    { user: 'user-1', name: 'Ada', bot: null },
    { user: null, name: null, bot: 'easy' },
  ],
  seed: '0'.repeat(32),
  createdAt: 1000,
  startedAt: null,
  updatedAt: 1000,
  version: 0,
  entry: 0,
  deciders: [],
  deadline: null,
  waitsForBot: false,
  outcome: null,
  turns: [],
  rematch: null,
  removed: [],
  origin: null,
  ...change,
});

const entry = (of: MatchRow, number: number, change: Partial<EntryRow> = {}): EntryRow => ({
  match: of.id,
  number,
  id: fresh('entry'),
  entry: { kind: 'move', seat: 0, move: { kind: 'pass' } },
  at: 2000 + number,
  ...change,
});

const head: MatchHead = {
  status: 'playing',
  deciders: [1],
  deadline: 5000,
  waitsForBot: false,
  outcome: null,
  turns: [{ seat: 1, since: 1, at: 2001 }],
};

const LEASE = 800;
const MANY = 1000;
const leaseEnds = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LEASE + 100));

/** What every store must do, for two nodes. Run on each adapter. */
export function describeStore(name: string, open: (holder: Holder) => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      store = await open({ node: 'a', lease: LEASE });
      other = await open({ node: 'b', lease: LEASE });
    });
    afterAll(async () => {
      await store.close();
      await other.close();
    });

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
      const session = { user: ada.id, createdAt: 1, seenAt: 1, label: 'desk' };
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
      await store.addSession({ tokenHash, user: ada.id, createdAt: 1, seenAt: 1, label: 'test' });
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
      });
      await store.addSession({
        tokenHash: second,
        user: ada.id,
        createdAt: 2,
        seenAt: 2,
        label: 'phone',
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
      expect(await store.append(entry(row, 2), head)).toEqual({ kind: 'conflict' });
      expect(await store.append(entry(row, 1), head)).toEqual({ kind: 'stored' });
      expect(await store.append(entry(row, 2), head)).toEqual({ kind: 'stored' });
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

    it('takes the same entry once, and says where it is', async () => {
      const row = match();
      await store.createMatch(row);
      const first = entry(row, 1);
      await store.append(first, head);
      await store.append(entry(row, 2), head);
      expect(await store.append({ ...first, number: 3 }, head)).toEqual({
        kind: 'duplicate',
        number: 1,
      });
      expect(await store.append(first, head)).toEqual({ kind: 'duplicate', number: 1 });
      expect((await store.matchById(row.id))?.entry).toBe(2);
    });

    it('gives one number to one of many writers', async () => {
      const row = match();
      await store.createMatch(row);
      const results = await Promise.all(
        Array.from({ length: 20 }, () => store.append(entry(row, 1), head)),
      );
      expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
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

    it('numbers chat without gaps, also when many speak at once', async () => {
      const row = match();
      await store.createMatch(row);
      const line = { match: row.id, user: 'u', name: 'Ada', seat: null, at: 1 };
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
      const line = { id: '0/a', user: 'u', name: 'Ada', seat: 0, text: 'Hello', at: 1 };
      const kept = await Promise.all(
        Array.from({ length: 5 }, () => store.addChat({ ...line, match: row.id })),
      );
      expect(kept).toEqual(kept.map(() => ({ ...line, match: row.id, number: 1 })));
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
      const line = { match: two.id, user: 'u', name: 'Ada', seat: null, at: 1, text: 'hello' };
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
        { user: ada, match: young.id, updatedAt: 60 },
      ]);
      expect(await other.jobs.changedFor([ada, bea], 50)).toHaveLength(4);
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
