import type { PositionMessage, TableSettings } from '@roundhouse/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRow, Store } from '../store/store.ts';
import { begunMatch, freshStore, SETTINGS } from '../testing/fresh-store.ts';
import { mustFind, openMatches } from '../testing/live-matches.ts';
import { tollRoad } from '../testing/toll-road.ts';
import type { Answer } from './answer.ts';
import type { LiveMatch } from './live-match.ts';
import type { Watcher } from './place.ts';

let store: Store;
let remove: () => Promise<void>;
let time = 0;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
});
afterAll(() => remove());

const find = (id: string): Promise<LiveMatch> =>
  mustFind(openMatches({ store, games: [tollRoad], now: () => time }), id);

async function begin(change: Partial<TableSettings>, row: Partial<MatchRow> = {}) {
  const settings: TableSettings = { ...SETTINGS, options: {}, ...change };
  const match = begunMatch({ game: 'toll-road', deciders: [0], settings, ...row });
  await store.createMatch(match);
  return find(match.id);
}

async function watched(match: LiveMatch, user?: string): Promise<PositionMessage[]> {
  const seen: PositionMessage[] = [];
  const watcher: Watcher = {
    user,
    closed: false,
    show: ({ position }) => seen.push(position),
    promise: () => undefined,
  };
  await match.watch(watcher);
  return seen;
}

type Act = (match: LiveMatch, id: string) => Promise<Answer>;
const plays =
  (seat: number, kind: string, stone?: number): Act =>
  (match, id) =>
    match.move(seat, { id, entry: match.entry, move: { kind, stone } });
const takesBack =
  (seat: number, count: number): Act =>
  (match, id) =>
    match.takeBack(seat, { id, entry: match.entry, count });

/** Moves, one taken back and played otherwise, a proposal that is refused, and somebody who leaves. */
const STORY: readonly Act[] = [
  plays(0, 'lay', 0),
  plays(0, 'lay', 1),
  takesBack(0, 1),
  plays(0, 'lay', 2),
  plays(0, 'end'),
  plays(1, 'draw'),
  takesBack(1, 2),
  (match, id) => match.answerTakeBack(0, { id, entry: match.entry, agree: false }),
  plays(1, 'pass'),
  plays(0, 'pass'),
  (match, id) => match.resign(1, id),
];

async function follow(match: LiveMatch, acts: readonly Act[], from = 0): Promise<void> {
  for (const [at, act] of acts.entries()) {
    const answer = await act(match, `act ${from + at}`);
    if (!answer.ok) throw new Error(`act ${from + at}: ${answer.reason}`);
  }
}

/** What a position says, whoever is told of it and when. */
function said(position: PositionMessage) {
  const { entry, view, deciders, moves, standIns, proposal } = position;
  return { entry, view, deciders, moves, standIns, proposal };
}

describe.each([1, 3] as const)('spectators who see a match %s moves late', (delay) => {
  it('see nothing but what others saw that many moves ago, and never go back', async () => {
    const [live, late] = [await begin({}), await begin({ delay })];
    const before = await watched(live);
    const seen = await watched(late);
    let shown = -1;
    for (const [at, act] of STORY.entries()) {
      await follow(live, [act], at);
      await follow(late, [act], at);
      const last = seen.at(-1);
      if (last === undefined) throw new Error('nothing is shown');
      expect(last.entry).toBeGreaterThanOrEqual(shown);
      shown = last.entry;
      expect(said(last)).toEqual(before.filter(({ entry }) => entry === shown).map(said)[0]);
      const played = (await store.entries(late.id, shown)).filter(
        ({ entry }) => entry.kind === 'move',
      );
      const all = (await store.entries(late.id, 0)).filter(({ entry }) => entry.kind === 'move');
      expect(played).toHaveLength(Math.min(delay, all.length));
    }
    expect(new Set(seen.map(({ entry }) => entry)).size).toBe(seen.length);
  });

  it('see the same at a node that has just read the match', async () => {
    const match = await begin({ delay });
    for (const [at, act] of STORY.entries()) {
      const seen = await watched(match);
      await follow(match, [act], at);
      const [fresh] = await watched(await find(match.id));
      const [again] = await watched(match);
      expect(fresh && said(fresh)).toEqual(again && said(again));
      expect(seen.at(-1)?.entry).toBe(fresh?.entry);
    }
  });

  it('see the end at once, with all that led to it', async () => {
    const match = await begin({ delay, onResign: 'end' });
    const seen = await watched(match);
    await follow(match, STORY);
    expect(match.finished).toBe(true);
    const { entry, outcome, moves, steps } = seen.at(-1) ?? {};
    expect(entry).toBe(STORY.length);
    expect(outcome).not.toBeNull();
    expect(steps?.at(-1)?.moves).toBe(moves);
    expect(steps?.length).toBeGreaterThanOrEqual(delay);
  });

  it('can’t look at the past that is the present', async () => {
    const match = await begin({ delay });
    await follow(match, STORY.slice(0, 2));
    expect(await match.past(2, 'spectator', undefined)).toBeUndefined();
    expect(await match.past(2, 'spectator', 'ada')).toBeDefined();
    expect(await match.past(2 - Math.min(2, delay), 'spectator', undefined)).toBeDefined();
  });

  it('hear what is said when they see what it is about', async () => {
    const match = await begin({ delay });
    await follow(match, STORY.slice(0, 1));
    const line = { entry: match.entry };
    expect([match.mayHear('ada', line), match.mayHear('eve', line)]).toEqual([true, false]);
    for (let at = 1; at < STORY.length; at++) await follow(match, STORY.slice(at, at + 1), at);
    expect(match.mayHear(undefined, line)).toBe(true);
    expect(match.mayHear(undefined, { entry: match.entry })).toBe(false);
  });
});

it('players are never late, and clocks that late spectators see stand still', async () => {
  const bank = 60_000;
  const match = await begin({ delay: 1, time: { kind: 'real-time', bank, increment: 0 } });
  const [player, stranger] = [await watched(match, 'bea'), await watched(match)];
  time += 1000;
  await follow(match, STORY.slice(0, 5));
  expect([player.at(-1)?.entry, stranger.at(-1)?.entry]).toEqual([5, 4]);
  expect(player.at(-1)?.clocks?.deadlines).toEqual([null, time + bank]);
  expect(stranger.at(-1)?.clocks?.deadlines).toEqual([null, null]);
});
