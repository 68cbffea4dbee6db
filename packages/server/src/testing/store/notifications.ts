import { describe, expect, it } from 'vitest';
import { begunMatch, guestIn } from '../fresh-store.ts';
import type { ChannelRow, HabitsRow, NoticeEvent } from '../../store/notification-store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { MatchHead, MatchRow } from '../../store/store.ts';

let counter = 0;
const fresh = (what: string): string => `${what}-n${process.pid}-${++counter}`;
const FAR = 9e12;

/** What the part of every store that is for notices must do. Run on each adapter. */
export function describeNoticeStore(name: string, open: OpenStore): void {
  describe(`${name}, for notices`, () => {
    const [store] = openNodes(open, 1000, 'n');

    const addUser = (): Promise<string> => guestIn(store);
    const channel = (user: string, change: Partial<ChannelRow> = {}): ChannelRow => ({
      id: fresh('channel'),
      user,
      kind: 'webhook',
      address: `https://example.org/${fresh('hook')}`,
      keys: null,
      label: 'example.org',
      isOn: true,
      createdAt: 5,
      sessionHash: null,
      stopToken: fresh('stop'),
      code: null,
      failure: null,
      failedAt: null,
      ...change,
    });
    const event = (user: string, change: Partial<NoticeEvent> = {}): NoticeEvent => ({
      user,
      kind: 'turn',
      match: fresh('match'),
      position: 3,
      madeAt: FAR,
      dueAt: FAR,
      ...change,
    });
    /** Claims what is due at that time and belongs to these; times far from other tests' keep them apart. */
    const claim = async (
      users: string | readonly string[],
      now: number,
      until: number,
      token = fresh('claim'),
    ) => {
      const claimed = await store.notices.claimNotices(token, now, until, 1000);
      return claimed.filter((notice) => [users].flat().includes(notice.user));
    };

    it('keeps the first secret of a name, whoever offers it', async () => {
      const secret = fresh('secret');
      const kept = await Promise.all(
        ['a', 'b', 'c'].map((offered) => store.notices.secret(secret, offered)),
      );
      expect(new Set(kept).size).toBe(1);
      expect(await store.notices.secret(secret, 'later')).toBe(kept[0]);
    });

    it('keeps channels, one for each address of a person', async () => {
      const user = await addUser();
      const first = channel(user, {
        kind: 'email',
        code: { hash: 'x', until: 9, tries: 1 },
        failure: { code: 'answered', status: 500 },
        failedAt: 7,
      });
      expect(await store.notices.addChannel(first)).toEqual(first);
      expect(await store.notices.channelById(first.id)).toEqual(first);
      expect(await store.notices.channelByStopToken(first.stopToken)).toEqual(first);
      const again = await store.notices.addChannel({ ...first, id: 'other', failure: null });
      expect(again).toMatchObject({ id: first.id, failure: null });
      await store.notices.updateChannel({ ...first, isOn: false, code: null });
      expect(await store.notices.channelsOf(user)).toEqual([{ ...first, isOn: false, code: null }]);
      const confirmed = await store.notices.addChannel({ ...first, isOn: true });
      expect(confirmed).toMatchObject({ isOn: true, code: null });
      await store.notices.removeChannel(first.id);
      expect(await store.notices.channelsOf(user)).toEqual([]);
    });

    it('gives a browser to whoever used it last, and forgets it with its session', async () => {
      const [ada, bea] = [await addUser(), await addUser()];
      const tokenHash = fresh('token');
      await store.addSession({
        tokenHash,
        user: bea,
        createdAt: 1,
        seenAt: 1,
        label: '',
        scopes: null,
      });
      const keys = { p256dh: 'p', auth: 'a' };
      const browser = channel(ada, { kind: 'push', keys });
      await store.notices.addChannel(browser);
      await store.notices.addChannel({
        ...channel(bea, { kind: 'push', keys, sessionHash: tokenHash }),
        address: browser.address,
      });
      expect(await store.notices.channelsOf(ada)).toEqual([]);
      expect(await store.notices.channelsOf(bea)).toMatchObject([{ keys }]);
      await store.endSession(bea, tokenHash);
      expect(await store.notices.channelsOf(bea)).toEqual([]);
    });

    it('moves a browser to another address, which nobody else has then', async () => {
      const [ada, bea] = [await addUser(), await addUser()];
      const failure = { code: 'answered', status: 500 } as const;
      const browser = channel(ada, { kind: 'push', isOn: false, failure, failedAt: 5 });
      const [others, keys] = [channel(bea, { kind: 'push' }), { p256dh: 'p2', auth: 'a2' }];
      await store.notices.addChannel(browser);
      await store.notices.addChannel(others);
      const { address } = others;
      await store.notices.moveChannel(browser.id, { address, keys });
      const moved = { ...browser, address, keys, failure: null, failedAt: null };
      expect(await store.notices.channelsOf(ada)).toEqual([moved]);
      expect(await store.notices.channelsOf(bea)).toEqual([]);
    });

    it('keeps habits, and lets one node move a digest on', async () => {
      const user = await addUser();
      expect(await store.notices.habits(user)).toBeUndefined();
      const habits: HabitsRow = {
        user,
        language: 'de',
        timeZone: 'UTC',
        digestHour: 7,
        digestDue: 50,
      };
      await store.notices.saveHabits({ ...habits, language: 'en' });
      await store.notices.saveHabits(habits);
      expect(await store.notices.habits(user)).toEqual(habits);
      expect(await store.notices.digestsDue(49, 10)).not.toContainEqual(habits);
      expect(await store.notices.digestsDue(50, 10)).toContainEqual(habits);
      await store.notices.advanceDigest(habits, 90);
      await store.notices.advanceDigest(habits, 130);
      expect((await store.notices.habits(user))?.digestDue).toBe(90);
    });

    it('knows what somebody has seen, and whether a match is muted', async () => {
      const user = await addUser();
      const match = begunMatch();
      await store.createMatch(match);
      const nothing = await store.notices.look(match.id, user);
      expect(nothing.seen).toBeLessThan(-1_000_000);
      await store.notices.mute(match.id, user, true);
      expect(await store.notices.look(match.id, user)).toEqual({ ...nothing, muted: true });
      const look = { match: match.id, user };
      await store.notices.noteLooks([{ ...look, position: 4 }]);
      await store.notices.noteLooks([{ ...look, position: 2 }]);
      expect(await store.notices.look(match.id, user)).toEqual({ seen: 4, muted: true });
      await store.notices.mute(match.id, user, false);
      expect(await store.notices.look(match.id, user)).toEqual({ seen: 4, muted: false });
      await store.notices.noteLooks([
        { match: 'none', user, position: 1 },
        { match: match.id, user: 'nobody', position: 1 },
      ]);
    });

    it('remembers that a match has gone on until somebody has thought of notices', async () => {
      const match = begunMatch({ status: 'open' });
      await store.createMatch(match);
      const unnoticed = async (before: number): Promise<boolean> =>
        (await store.notices.unnoticedMatches(before, 1e6)).some(
          (found) => found.match === match.id,
        );
      const noticed = (position: number): Promise<void> =>
        store.notices.noticeMatches([{ match: match.id, position }], 0, 0);
      expect(await unnoticed(FAR)).toBe(false);
      await store.updateMatch({ ...match, status: 'playing', updatedAt: 100 });
      expect(await unnoticed(99)).toBe(false);
      expect(await unnoticed(100)).toBe(true);
      await noticed(0);
      expect(await unnoticed(FAR)).toBe(false);
      await append(match, 1, 200);
      await append(match, 2, 300);
      expect(await unnoticed(200)).toBe(true);
      await noticed(1);
      expect(await unnoticed(200)).toBe(true);
      await noticed(2);
      expect(await unnoticed(FAR)).toBe(false);
      expect((await store.matchById(match.id))?.turns).toEqual(head.turns);
      await append(match, 3, 400, { ...head, turns: [] });
      expect(await unnoticed(FAR)).toBe(false);
      await append(match, 4, 500, { ...head, turns: [], status: 'finished' });
      expect(await unnoticed(500)).toBe(true);
    });

    it('tells of turns and ends who has not seen them, has not muted the match and can be reached', async () => {
      const [ada, bea, cleo, dan] = [
        await addUser(),
        await addUser(),
        await addUser(),
        await addUser(),
      ];
      for (const user of [ada, bea, cleo]) await store.notices.addChannel(channel(user));
      const seats = [ada, bea, cleo, dan, null].map((user) => ({ user, name: null, bot: null }));
      const turns = [0, 1, 2, 3, 4].map((seat) => ({ seat, since: 1, at: 100 + seat }));
      const [match, other] = [begunMatch({ seats }), begunMatch({ seats })];
      for (const each of [match, other]) await store.createMatch(each);
      await store.notices.noteLooks([{ match: match.id, user: bea, position: 1 }]);
      await store.notices.mute(match.id, cleo, true);
      await append(match, 1, 200, { ...head, turns });
      await append(other, 1, 200, { ...head, turns: [] });
      const look = async (position?: number): Promise<void> => {
        const found = await store.notices.unnoticedMatches(FAR, 1e6);
        const own = found.filter(({ match: id }) => id === match.id || id === other.id);
        const at = own.map((each) => ({ ...each, position: position ?? each.position }));
        await store.notices.noticeMatches(at, -5000, -5000);
      };
      const told = async (): Promise<unknown[]> =>
        (await claim([ada, bea, cleo, dan], 0, FAR)).map(
          ({ user, kind, match: about, position }) => [user, kind, about, position],
        );
      await look(0);
      expect(await told()).toEqual([]);
      await look();
      expect(await told()).toEqual([[ada, 'turn', match.id, 1]]);
      await append(match, 2, 300, { ...head, status: 'finished', turns: [] });
      await look();
      expect(new Set(await told())).toEqual(
        new Set([ada, bea].map((user) => [user, 'finished', match.id, 2])),
      );
    });

    const head: MatchHead = {
      status: 'playing',
      deciders: [1],
      deadline: null,
      waitsForBot: false,
      outcome: null,
      turns: [{ seat: 1, since: 2, at: 300 }],
    };
    const append = async (
      { id: match }: MatchRow,
      number: number,
      at: number,
      becomes = head,
    ): Promise<void> => {
      const entry = { kind: 'resign', seat: 0 } as const;
      await store.append({ match, number, id: `${number}`, entry, at }, becomes);
    };

    it('makes one notice for each channel that is on, and never a second one', async () => {
      const user = await addUser();
      const open = channel(user);
      const push = channel(user, { kind: 'push', keys: { p256dh: '', auth: '' } });
      const off = channel(user, { isOn: false });
      const waits = channel(user, { kind: 'email', code: { hash: '', until: 1, tries: 0 } });
      for (const each of [open, push, off, waits]) await store.notices.addChannel(each);
      const turn = event(user, { dueAt: -500 });
      await store.notices.addNotices([turn, turn]);
      await store.notices.addNotices([turn]);
      const digest = event(user, { kind: 'digest', match: '', position: 20261115, dueAt: -500 });
      await store.notices.addNotices([digest]);
      const claimed = await claim(user, -500, FAR);
      expect(claimed.map((notice) => `${notice.kind} ${notice.channel}`).toSorted()).toEqual(
        [`turn ${open.id}`, `turn ${push.id}`, `digest ${open.id}`].toSorted(),
      );
      expect(claimed.find(({ kind }) => kind === 'digest')).toMatchObject({
        ...digest,
        dueAt: FAR,
        channelKind: 'webhook',
        state: 'waiting',
        tries: 0,
        failure: null,
        settledAt: null,
      });
    });

    it('gives each notice to one of many who want it, and to another when that one is gone', async () => {
      const user = await addUser();
      await store.notices.addChannel(channel(user));
      await store.notices.addNotices(
        Array.from({ length: 30 }, (_, position) => event(user, { position, dueAt: -400 })),
      );
      const claims = await Promise.all(
        Array.from({ length: 8 }, (_, node) =>
          store.notices.claimNotices(`${node}`, -400, -300, 10),
        ),
      );
      const mine = claims.flat().filter((notice) => notice.user === user);
      expect(new Set(mine.map(({ id }) => id)).size).toBe(mine.length);
      expect(mine).toHaveLength(30);
      expect(await claim(user, -301, -200)).toEqual([]);
      expect(await claim(user, -300, FAR)).toHaveLength(30);
    });

    it('lets only the holder send, and never sends again what may have been sent', async () => {
      const user = await addUser();
      await store.notices.addChannel(channel(user));
      await store.notices.addNotices([event(user, { dueAt: -200 })]);
      const [notice] = await claim(user, -200, -190, 'first');
      const [taken] = await claim(user, -190, -180, 'second');
      const id = taken?.id ?? '';
      expect(id).toBe(notice?.id);
      expect(await store.notices.beginSending(id, 'first', -150)).toBe(false);
      expect(await store.notices.beginSending(id, 'second', -150)).toBe(true);
      expect(await store.notices.beginSending(id, 'second', -150)).toBe(false);
      expect(await claim(user, -100, -90)).toEqual([]);
      await store.notices.settleInterrupted(-151);
      expect(await store.notices.failuresOf(user, 9)).toEqual([]);
      await store.notices.settleInterrupted(-150);
      expect(await store.notices.failuresOf(user, 9)).toMatchObject([
        { state: 'failed', failure: { code: 'interrupted' }, tries: 1, settledAt: -150 },
      ]);
      await store.notices.settle(id, 'second', { state: 'sent', at: -140 });
      expect(await store.notices.failuresOf(user, 9)).toEqual([]);
      expect(await claim(user, 0, FAR)).toEqual([]);
    });

    it('tries again when it is told to, counts, and forgets what is long settled', async () => {
      const user = await addUser();
      const hook = await store.notices.addChannel(channel(user));
      await store.notices.addNotices([event(user, { dueAt: -90 })]);
      const failure = { code: 'answered', status: 503 } as const;
      const [notice] = await claim(user, -90, -80, 'a');
      const id = notice?.id ?? '';
      await store.notices.beginSending(id, 'a', -80);
      await store.notices.settle(id, 'a', { state: 'waiting', dueAt: -70, failure });
      expect(await store.notices.failuresOf(user, 9)).toMatchObject([{ failure, tries: 1 }]);
      expect(await claim(user, -71, -60)).toEqual([]);
      expect(await claim(user, -70, -60, 'b')).toMatchObject([{ tries: 1 }]);
      await store.notices.settle(id, 'a', { state: 'dropped', at: -65 });
      await store.notices.settle(id, 'b', { state: 'failed', at: -65, failure });
      expect(await store.notices.sentSince(hook.id, -65)).toBe(1);
      expect(await store.notices.sentSince(hook.id, -64)).toBe(0);
      await store.notices.forgetSettled(-65);
      expect(await store.notices.failuresOf(user, 9)).toHaveLength(1);
      await store.notices.forgetSettled(-64);
      expect(await store.notices.failuresOf(user, 9)).toEqual([]);
    });

    it('does not forget notices of a match that goes on, so that none is made twice', async () => {
      const user = await addUser();
      await store.notices.addChannel(channel(user));
      const match = begunMatch();
      await store.createMatch(match);
      const turn = event(user, { match: match.id, dueAt: -50 });
      await store.notices.addNotices([turn]);
      const [notice] = await claim(user, -50, -40, 'c');
      await store.notices.settle(notice?.id ?? '', 'c', { state: 'sent', at: -45 });
      await store.notices.forgetSettled(FAR);
      await store.notices.addNotices([turn]);
      expect(await claim(user, -50, -40)).toEqual([]);
    });

    it('forgets everything with its owner', async () => {
      const user = await addUser();
      const hook = await store.notices.addChannel(channel(user));
      await store.notices.addNotices([event(user, { dueAt: -30 })]);
      await store.deleteUser(user);
      expect(await store.notices.channelById(hook.id)).toBeUndefined();
      expect(await claim(user, -30, FAR)).toEqual([]);
    });
  });
}
