import type { AnyGame } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import type { PositionMessage } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClockWatch } from './clock-watch.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow, Store } from '../store/store.ts';
import {
  begunMatch,
  bot,
  changedStore,
  freshStore,
  person,
  SETTINGS,
} from '../testing/fresh-store.ts';
import { tollRoad } from '../testing/toll-road.ts';
import type { LiveMatch } from './live-match.ts';
import type { Watcher } from './place.ts';
import type { LiveMatches } from './live-matches.ts';
import { mustFind, openMatches } from '../testing/live-matches.ts';

const GAMES = [whistleStop, tollRoad];
let store: Store;
let remove: () => Promise<void>;
let time = 0;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
});
afterAll(() => remove());

const open = (over: Store = store): LiveMatches =>
  openMatches({ store: over, games: GAMES, now: () => time });

async function begin(change: Partial<MatchRow> = {}, over: Store = store): Promise<LiveMatch> {
  const row = begunMatch({ game: 'toll-road', deciders: [0], ...change });
  await store.createMatch(row);
  return mustFind(open(over), row.id);
}

function watcher(user?: string): Watcher & { seen: PositionMessage[] } {
  const seen: PositionMessage[] = [];
  const show: Watcher['show'] = ({ position }) => void seen.push(position);
  return { user, closed: false, seen, show, promise: () => undefined };
}

const lay = { kind: 'lay', stone: 0 };
const pass = { kind: 'pass' };

describe('an entry that another node tells of', () => {
  const heard = (number: number, move: { kind: string } = pass, seat = 0) => ({
    number,
    entry: { kind: 'move', seat, move } as const,
    at: number,
  });
  /** A match, what it shows, and how often it has read the log since it was opened. */
  async function followed() {
    let reads = 0;
    const counting = changedStore(store, {
      entries: (...args) => {
        reads++;
        return store.entries(...args);
      },
      logTail: (...args) => {
        reads++;
        return store.logTail(...args);
      },
    });
    const match = await begin({}, counting);
    const seen = watcher('bea');
    await match.watch(seen);
    const opened = reads;
    return { match, seen, reads: () => reads - opened };
  }

  it('is shown without a look at the store if it is the next', async () => {
    const { match, seen, reads } = await followed();
    await match.follow(heard(1));
    expect(seen.seen.at(-1)).toMatchObject({ entry: 1, steps: [{ moves: 1, seat: 0 }] });
    expect([match.entry, match.leased, reads()]).toEqual([1, false, 0]);
  });

  it('is left alone if it is here already', async () => {
    const { match, seen, reads } = await followed();
    await match.move(0, { id: '0/a', entry: 0, move: pass });
    await match.follow(heard(1, lay));
    expect([match.entry, seen.seen.length, reads()]).toEqual([1, 2, 0]);
  });

  it.each([
    ['others are missing between', heard(2, pass, 1)],
    ['it can’t be played here', heard(1, null as never)],
  ])('is read from the store if %s', async (_, wrong) => {
    const { match, reads } = await followed();
    const other = await mustFind(open(), match.id);
    await other.move(0, { id: '0/a', entry: 0, move: pass });
    await other.move(1, { id: '1/a', entry: 1, move: pass });
    await match.follow(wrong);
    expect([match.entry, reads()]).toEqual([2, 1]);
  });
});

it('whoever asks what other nodes wrote, while that is being read, has it read again', async () => {
  const readings: (() => void)[] = [];
  const slow = changedStore(store, {
    entries: async (...args) => {
      const rows = await store.entries(...args);
      await new Promise<void>((resolve) => readings.push(resolve));
      return rows;
    },
  });
  const match = await begin({}, slow);
  const first = match.refresh();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  const other = await mustFind(open(), match.id);
  await other.move(0, { id: '0/a', entry: 0, move: pass });
  const second = match.refresh();
  readings[0]?.();
  await first;
  await vi.waitFor(() => expect(readings).toHaveLength(2));
  readings[1]?.();
  await second;
  expect(match.entry).toBe(1);
});

describe('a move', () => {
  it('sent twice counts once, and is answered as the first time', async () => {
    const match = await begin();
    const sent = { id: '0/a', entry: 0, move: lay };
    expect(await match.move(0, sent)).toEqual({ ok: true, entry: 1 });
    await match.move(0, { id: '0/b', entry: 1, move: { kind: 'end' } });
    expect(await match.move(0, sent)).toEqual({ ok: true, entry: 1, again: true });
    expect(match.entry).toBe(2);
  });

  it('sent twice at once counts once', async () => {
    const match = await begin();
    const sent = { id: '0/a', entry: 0, move: lay };
    const answers = await Promise.all([
      match.move(0, sent),
      match.move(0, sent),
      match.move(0, sent),
    ]);
    expect(answers).toMatchObject([1, 1, 1].map((entry) => ({ ok: true, entry })));
    expect(match.entry).toBe(1);
  });

  it.each([
    ['stale', 0, { id: '0/x', entry: 0, move: lay }],
    ['stale', 0, { id: '0/x', entry: 2, move: lay }],
    ['not-your-decision', 1, { id: '1/x', entry: 1, move: lay }],
    ['illegal-move', 0, { id: '0/x', entry: 1, move: lay }],
    ['malformed-move', 0, { id: '0/x', entry: 1, move: { kind: 'fly' } }],
    ['not-allowed', 0, { id: '0/x', entry: 1, move: pass, bot: true }],
  ] as const)('is refused as %s, and changes nothing', async (reason, seat, sent) => {
    const match = await begin();
    await match.move(0, { id: '0/a', entry: 0, move: lay });
    expect(await match.move(seat, sent)).toEqual({ ok: false, reason });
    expect(match.entry).toBe(1);
    expect(await store.entries(match.id, 0)).toHaveLength(1);
  });

  it('of each who decides at once is taken in any order, each answering the same position', async () => {
    const match = await begin({ game: 'whistle-stop' });
    const legal = async (seat: number) => (await match.show(seat)).legal[0];
    const [first, second] = [await legal(0), await legal(1)];
    const answers = await Promise.all([
      match.move(1, { id: '1/a', entry: 0, move: second }),
      match.move(0, { id: '0/a', entry: 0, move: first }),
    ]);
    expect(answers).toEqual([
      { ok: true, entry: 1 },
      { ok: true, entry: 2 },
    ]);
  });

  it('is shown to nobody before it is durable', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = changedStore(store, {
      append: async (...args) => {
        await gate;
        return store.append(...args);
      },
    });
    const match = await begin({}, slow);
    const seen = watcher('bea');
    await match.watch(seen);
    const moved = match.move(0, { id: '0/a', entry: 0, move: pass });
    await new Promise((resolve) => setImmediate(resolve));
    expect([seen.seen.length, match.entry, match.asked()]).toEqual([1, 0, []]);
    open();
    expect(await moved).toEqual({ ok: true, entry: 1 });
    expect(seen.seen.map(({ entry }) => entry)).toEqual([0, 1]);
  });
});

describe('taking back', () => {
  it('is free where the rules allow, a proposal elsewhere', async () => {
    const match = await begin();
    await match.move(0, { id: '0/a', entry: 0, move: lay });
    expect(await match.takeBack(0, { id: '0/b', entry: 1, count: 1 })).toEqual({
      ok: true,
      entry: 2,
    });
    await match.move(0, { id: '0/c', entry: 2, move: { kind: 'draw' } });
    await match.takeBack(0, { id: '0/d', entry: 3, count: 1 });
    const { proposal, moves } = await match.show(1);
    expect([proposal?.count, moves]).toEqual([1, 1]);
    const early = { id: '1/a', entry: 3, agree: true };
    expect(await match.answerTakeBack(1, early)).toEqual({ ok: false, reason: 'stale' });
    await match.answerTakeBack(1, { id: '1/b', entry: 4, agree: true });
    expect(await match.show(1)).toMatchObject({ proposal: null, moves: 0, entry: 5 });
  });

  it.each([
    ['not-allowed', { id: '0/x', entry: 1, count: 2 }],
    ['stale', { id: '0/x', entry: 0, count: 1 }],
  ])('is refused as %s', async (reason, sent) => {
    const match = await begin();
    await match.move(0, { id: '0/a', entry: 0, move: lay });
    expect(await match.takeBack(0, sent)).toEqual({ ok: false, reason });
  });

  it('tells watchers which steps are no more', async () => {
    const match = await begin();
    await match.move(0, { id: '0/a', entry: 0, move: lay });
    const seen = watcher();
    await match.watch(seen);
    await match.move(0, { id: '0/b', entry: 1, move: { kind: 'lay', stone: 1 } });
    await match.takeBack(0, { id: '0/c', entry: 2, count: 1 });
    expect(seen.seen.map(({ since, steps }) => [since, steps.map((step) => step.entry)])).toEqual([
      [1, []],
      [1, [2]],
      [1, []],
    ]);
  });
});

describe('resigning', () => {
  it('leaves no step of one’s own to take back', async () => {
    const match = await begin();
    await match.move(0, { id: '0/a', entry: 0, move: lay });
    expect(await match.show(0)).toMatchObject({ viewer: 0, takeBack: 1 });
    await match.resign(0, '0/r');
    expect(await match.show(0)).toMatchObject({ viewer: 'spectator', takeBack: 0 });
    expect(match.viewerOf('ada')).toBe('spectator');
    expect(match.viewerOf('bea')).toBe(1);
  });

  it('counts once, and the seat is no longer its own', async () => {
    const match = await begin();
    expect(await match.resign(0, '0/r')).toEqual({ ok: true, entry: 1 });
    expect(await match.resign(0, '0/r')).toEqual({ ok: true, entry: 1, again: true });
    expect(await match.resign(0, '0/other')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await match.move(0, { id: '0/a', entry: 1, move: pass })).toEqual({
      ok: false,
      reason: 'not-allowed',
    });
    expect(match.asked()).toMatchObject([{ question: { seat: 0, bot: 'hard' } }]);
    expect(await match.show(0)).toMatchObject({
      viewer: 'spectator',
      deciders: [0],
      legal: [],
      takeBack: 0,
      standIns: [0],
    });
    expect((await store.matchById(match.id))?.waitsForBot).toBe(true);
  });
});

describe('coming back after a time-out', () => {
  const clock = { kind: 'real-time', bank: 1000, increment: 0 } as const;

  it('counts once, gives the seat back, and the bot’s thought is refused', async () => {
    time = 0;
    const match = await begin({ settings: { ...SETTINGS, time: clock } });
    time = 9e9;
    await match.checkClocks();
    expect(await match.show(0)).toMatchObject({ legal: [], standIns: [0], mayReturn: [0] });
    expect(await match.comeBack(1, '1/b')).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await match.comeBack(0, '0/b')).toEqual({ ok: true, entry: 2 });
    expect(await match.comeBack(0, '0/b')).toEqual({ ok: true, entry: 2, again: true });
    const thought = { id: 'bot/1/0', entry: 1, move: pass, bot: true };
    expect(await match.move(0, thought)).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await match.show(0)).toMatchObject({ deciders: [0], standIns: [], mayReturn: [] });
    expect((await store.matchById(match.id))?.waitsForBot).toBe(false);
    expect(await match.move(0, { id: '0/m', entry: 2, move: pass })).toMatchObject({ ok: true });
  });

  it('is refused after resigning', async () => {
    const match = await begin();
    await match.resign(0, '0/r');
    expect(await match.comeBack(0, '0/b')).toEqual({ ok: false, reason: 'not-allowed' });
  });
});

describe('two writers', () => {
  it('never both write a number; who loses sees what the other wrote', async () => {
    const mine = await begin();
    const other = await mustFind(open(), mine.id);
    const seen = watcher();
    await mine.watch(seen);
    await other.move(0, { id: '0/other', entry: 0, move: lay });
    expect(await mine.move(0, { id: '0/mine', entry: 0, move: pass })).toEqual({
      ok: false,
      reason: 'stale',
    });
    expect(seen.seen.map(({ entry, steps }) => [entry, steps.length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await mine.move(0, { id: '0/other', entry: 0, move: lay })).toEqual({
      ok: true,
      entry: 1,
      again: true,
    });
  });

  it('hear of each other by refresh', async () => {
    const mine = await begin();
    const other = await mustFind(open(), mine.id);
    const seen = watcher();
    await mine.watch(seen);
    await other.move(0, { id: '0/a', entry: 0, move: lay });
    await other.move(0, { id: '0/b', entry: 1, move: { kind: 'end' } });
    await mine.refresh();
    expect(seen.seen.map(({ entry, steps }) => [entry, steps.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('rules that fail in the middle of a move', () => {
  it('leave the match as its log has it', async () => {
    let trips = true;
    const game: AnyGame = {
      ...tollRoad,
      apply(state, seat, move, emit) {
        tollRoad.apply(state, seat, move, emit);
        if (trips) throw new Error('tripped');
      },
    };
    const row = begunMatch({ game: game.id, deciders: [0] });
    await store.createMatch(row);
    const matches = openMatches({ store, games: [game], now: () => time });
    const match = await mustFind(matches, row.id);
    const before = await match.show(0);
    const sent = { id: '0/a', entry: 0, move: lay };
    await expect(match.move(0, sent)).rejects.toThrow('tripped');
    expect(await match.show(0)).toEqual(before);
    trips = false;
    expect(await match.move(0, sent)).toEqual({ ok: true, entry: 1 });
  });
});

describe('a store that fails', () => {
  it.each(['before', 'after'])('%s it has written leaves no doubt', async (when) => {
    let failing = true;
    const flaky = changedStore(store, {
      append: async (...args) => {
        if (failing && when === 'after') await store.append(...args);
        if (failing) throw new StoreUnavailable(when);
        return store.append(...args);
      },
    });
    const match = await begin({}, flaky);
    const sent = { id: '0/a', entry: 0, move: lay };
    await expect(match.move(0, sent)).rejects.toThrow(StoreUnavailable);
    failing = false;
    expect(await match.move(0, sent)).toMatchObject({ ok: true, entry: 1 });
    expect(await store.entries(match.id, 0)).toHaveLength(1);
    expect((await match.show(0)).moves).toBe(1);
  });
});

describe('watching', () => {
  it('tells what happened since a position, with nothing lost and nothing twice', async () => {
    const match = await begin();
    for (let i = 0; i < 6; i++)
      await match.move(i % 2, { id: `${i % 2}/${i}`, entry: i, move: pass });
    const seen = watcher('ada');
    await match.watch(seen, 4);
    expect(seen.seen[0]?.steps.map(({ moves }) => moves)).toEqual([5, 6]);
  });

  it('does not begin for one who has gone meanwhile', async () => {
    const match = await begin();
    await match.watch({ ...watcher(), closed: true });
    expect(match.idle).toBe(true);
  });

  it('costs no memory once nobody watches', async () => {
    const matches = open();
    const row = begunMatch();
    await store.createMatch(row);
    const match = await mustFind(matches, row.id);
    const seen = watcher();
    await match.watch(seen);
    await matches.forgetIdle(0);
    expect(matches.size).toBe(1);
    match.unwatch(seen);
    await matches.forgetIdle();
    expect(matches.size).toBe(1);
    await matches.forgetIdle(0);
    expect(matches.size).toBe(0);
  });
});

describe('any position of the past', () => {
  it('is shown again, across snapshots and take-backs', async () => {
    const match = await begin();
    const views: unknown[] = [(await match.show(0)).view];
    let entry = 0;
    const play = async (seat: number, move: { kind: string }): Promise<void> => {
      await match.move(seat, { id: `${seat}/${entry}`, entry: entry++, move });
      views.push((await match.show(0)).view);
    };
    for (let turn = 0; turn < 30; turn++) {
      await play(turn % 2, { kind: 'draw' });
      await play(turn % 2, lay);
      await match.takeBack(turn % 2, { id: `t/${entry}`, entry: entry++, count: 1 });
      views.pop();
      await play(turn % 2, pass);
    }
    const again = await mustFind(open(), match.id);
    expect((await store.snapshot(match.id, 999))?.number).toBe(100);
    for (const [moves, view] of views.entries()) expect(await again.past(moves, 0)).toEqual(view);
    expect(await again.past(views.length, 0)).toBeUndefined();
  });

  it('is found without a snapshot that an older version left', async () => {
    const match = await begin();
    await match.move(0, { id: 'a', entry: 0, move: lay });
    const old = { entry: 1, state: {}, outcome: null, steps: [], clocks: {}, standIns: [] };
    await store.saveSnapshot(match.id, 1, JSON.stringify(old));
    const again = await mustFind(open(), match.id);
    expect(await again.show(1)).toEqual({ ...(await match.show(1)), alias: again.alias });
    expect(await again.past(1, 1)).toEqual(await match.past(1, 1));
  });
});

describe('time', () => {
  const settings = {
    ...SETTINGS,
    time: { kind: 'real-time', bank: 60_000, increment: 0 } as const,
  };

  it('that is up is noticed by the next look, also after a restart', async () => {
    time = 0;
    const match = await begin({ settings, deadline: 60_000 });
    const watch = new ClockWatch(store, open(), () => time);
    time = 59_999;
    await watch.look();
    expect(await store.entries(match.id, 0)).toEqual([]);
    time = 60_000;
    await watch.look();
    expect((await store.entries(match.id, 0)).map(({ entry }) => entry)).toEqual([
      { kind: 'time-out', seat: 0 },
    ]);
    await watch.look();
    expect(await store.entries(match.id, 0)).toHaveLength(1);
  });

  it('does not run for bots', async () => {
    time = 0;
    const match = await begin({ settings, seats: [bot('easy'), person('bea')] });
    time = 9e9;
    await match.checkClocks();
    expect(match.entry).toBe(0);
  });
});

describe('a match that begins with a position of another', () => {
  const start = {
    seed: '0123456789abcdef0123456789abcdef',
    moves: [[0, lay] as const, [0, { kind: 'end' }] as const],
    branches: [],
    anew: true,
  };

  it('shows nothing of what was before, and takes nothing of it back', async () => {
    const match = await begin({ start, deciders: [1] });
    expect(await match.past(1, 'spectator')).toBeUndefined();
    expect(await match.past(2, 'spectator')).toBeDefined();
    const watching = watcher('ada');
    await match.watch(watching, 0);
    expect(watching.seen.at(-1)).toMatchObject({ moves: 2, steps: [] });
    const back = { id: 'back', entry: 0, count: 1 };
    expect(await match.takeBack(0, back)).toMatchObject({ ok: false, reason: 'not-allowed' });
    expect(await match.move(1, { id: 'm', entry: 0, move: pass })).toMatchObject({ ok: true });
  });
});
