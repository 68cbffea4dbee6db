import { drawBelow, drawFrom, findDifference, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import { deltaOf, Positions } from '@roundhouse/protocol';
import type { PositionMessage, TableSettings } from '@roundhouse/protocol';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import type { Entry } from '../store/store.ts';
import { begunMatch, person, SETTINGS } from '../testing/fresh-store.ts';
import { tollRoad } from '../testing/toll-road.ts';
import { Patience } from './patience.ts';
import type { Watched } from './place.ts';
import type { Shown } from './shown.ts';
import { Telling } from './telling.ts';
import { timelineStart } from './timeline-start.ts';
import { Timeline } from './timeline.ts';
import { Watchers } from './watchers.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ALL: readonly AnyGame[] = [whistleStop, tollRoad, ...GAMES];
const CLOCK = { kind: 'real-time', bank: 600_000, increment: 5000 } as const;

/** Somebody who watches in deltas, with what they make of them. */
class Follower {
  closed = false;
  readonly user: string | undefined;
  readonly deltas: string[] = [];
  wholes = 0;
  /** Every step that it was told of and that still counts. */
  readonly told: PositionMessage['steps'][number][] = [];
  seen: PositionMessage | undefined;
  /** The position as it was shown to it, whole. */
  truth: PositionMessage | undefined;
  private readonly positions = new Positions(() => expect.unreachable('something is missing'));

  constructor(user: string | undefined) {
    this.user = user;
  }

  /** What it was promised to hear as accepted, and what it has heard or would be told. */
  readonly promised: { id: string; entry: number }[] = [];
  readonly accepted: { id: string; entry: number }[] = [];

  promise(id: string, entry: number): void {
    this.promised.push({ id, entry });
  }

  show({ position, delta, whole }: Shown): void {
    this.truth = position;
    if (delta === undefined) {
      this.wholes++;
      this.accepted.push(...this.promised);
    } else this.deltas.push(delta);
    this.promised.length = 0;
    const message = JSON.parse(delta ?? whole) as PositionMessage | unknown[];
    const heard = Array.isArray(message) ? deltaOf(message) : message;
    for (const each of this.positions.whole(heard))
      if (each.type === 'position') this.follow(each);
      else if (each.type === 'accepted') this.accepted.push({ id: each.id, entry: each.entry });
  }

  private follow(position: PositionMessage): void {
    this.seen = position;
    const kept = this.told.filter(({ entry }) => entry <= position.since);
    this.told.splice(0, this.told.length, ...kept, ...position.steps);
  }
}

/** What may happen to a match besides moves, now and then. */
function nextEntry(timeline: Timeline, seats: number, rng: Rng): Entry {
  const other = drawBelow(rng, 40);
  const seat = drawBelow(rng, seats);
  const { proposal } = timeline;
  if (proposal !== null && other < 20) {
    const left = [...Array(seats).keys()].filter((each) => !proposal.agreed.includes(each));
    return { kind: 'answer-take-back', seat: drawFrom(rng, left), agree: other < 15 };
  }
  if (other === 0 && timeline.match.moves > 3)
    return { kind: 'propose-take-back', seat, count: 1 + drawBelow(rng, 3) };
  if (other === 1 && timeline.mayReturn(seat)) return { kind: 'return', seat };
  if (other === 2 && timeline.isPerson(seat) && timeline.standIns.length === 0)
    return { kind: 'time-out', seat };
  const mover = drawFrom(rng, timeline.deciders());
  return { kind: 'move', seat: mover, move: drawFrom(rng, timeline.match.position(mover).legal) };
}

/** A match is played, and now and then whoever waits is told. */
function play(game: AnyGame, seed: string, patience: Patience) {
  const rng = rngFromSeed(seedFromText(`${game.id}/${seed}`));
  const options = game.parseOptions(undefined) as TableSettings['options'];
  const seats = drawFrom(rng, game.seatCountsFor(options));
  const users = Array.from({ length: seats }, (_, seat) => `user ${seat}`);
  const row = begunMatch({
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: users.map(person),
    seed: seedFromText(seed),
    settings: { ...SETTINGS, options, time: CLOCK },
  });
  const start = timelineStart(ALL, row);
  if (start === undefined) throw new Error('no such game');
  const timeline = Timeline.begin(start);
  const telling = (): Telling => new Telling({ id: 'm', alias: 7 }, timeline);
  const watchers = new Watchers(row, watched(telling), patience);
  const followers = [...users, undefined, undefined].map((user) => new Follower(user));
  const compare = (): void => {
    for (const { seen, truth } of followers) {
      // The order of keys counts too: the next delta is numbered by it.
      expect(JSON.stringify(seen?.view)).toBe(JSON.stringify(truth?.view));
      expect(findDifference(seen, truth)).toBeUndefined();
    }
  };
  for (const follower of followers)
    watchers.add(follower, telling().since(0, watchers.viewer(follower)));
  while (timeline.outcome === null) {
    const entry = nextEntry(timeline, seats, rng);
    timeline.add(entry, timeline.clocks.at + drawBelow(rng, 5000));
    watchers.hear('seat' in entry ? `${entry.seat}/${timeline.entry}` : undefined);
    compare();
    if (drawBelow(rng, 10) === 0) watchers.catchUp(drawBelow(rng, seats));
  }
  return { followers, timeline };
}

const atOnce: Watched['inTurn'] = async (work) => work();
const watched = (telling: () => Telling, inTurn = atOnce): Watched => ({ telling, inTurn });
const NEVER = new Patience(() => false);
/** Whoever waits for nothing is only told when it has to be. */
const PATIENT = new Patience(() => true, 3_600_000);

it.each(ALL.map((game) => [game.id, game] as const))(
  'whoever follows %s by deltas has what everybody with these eyes has, whole',
  (_, game) => {
    for (const seed of ['one', 'two', 'three']) {
      const { followers, timeline } = play(game, seed, NEVER);
      for (const { wholes, deltas } of followers) {
        expect(wholes + deltas.length).toBe(timeline.entry + 1);
        expect(deltas.length).toBeGreaterThan(wholes);
      }
      const [first, second] = followers.slice(-2);
      expect(first?.deltas).toEqual(second?.deltas);
    }
  },
);

it.each(ALL.map((game) => [game.id, game] as const))(
  'whoever waits in %s is told of several entries in one delta, and misses nothing',
  (_, game) => {
    for (const seed of ['one', 'two', 'three']) {
      const patient = play(game, seed, PATIENT);
      const { followers, timeline } = play(game, seed, NEVER);
      expect(patient.timeline.entry).toBe(timeline.entry);
      for (const [i, follower] of patient.followers.entries()) {
        const eager = followers[i];
        const { seen } = follower;
        expect({ ...seen, since: 0, steps: [] }).toEqual({ ...eager?.seen, since: 0, steps: [] });
        expect(follower.told).toEqual(eager?.told);
        expect(follower.accepted.every(({ id, entry }) => id === `${entry}`)).toBe(true);
        expect(new Set(follower.accepted).size).toBe(follower.accepted.length);
        expect(follower.promised).toEqual([]);
        expect(follower.deltas.length).toBeLessThan(eager?.deltas.length ?? 0);
      }
    }
  },
);

it('what all spectators are told is made once', () => {
  const { watchers, timeline, telling } = openRoad();
  const shown: Shown[] = [];
  const eve = (): void => {
    const follower = new Follower(undefined);
    follower.show = (each) => void shown.push(each);
    watchers.add(follower, telling().since(0, 'spectator'));
  };
  for (let i = 0; i < 3; i++) eve();
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'pass' } }, 0);
  watchers.hear();
  expect(shown).toHaveLength(6);
  expect(new Set(shown.slice(-3)).size).toBe(1);
});

it('whoever comes later follows from the same position as those who are there', () => {
  const { watchers, timeline, telling } = openRoad();
  const [early, late] = [new Follower('ada'), new Follower('ada')];
  watchers.add(early, telling().since(0, 0));
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'lay', stone: 1 } as never }, 0);
  watchers.hear();
  watchers.add(late, telling().since(1, 0));
  expect([late.wholes, late.seen?.steps]).toEqual([1, []]);
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'end' } }, 0);
  watchers.hear('0/mine');
  expect(late.deltas).toEqual(early.deltas.slice(1));
  expect(late.seen).toEqual(early.seen);
  const changes: unknown = expect.anything();
  expect(JSON.parse(late.deltas[0] ?? '')).toMatchObject([1, 2, changes, 0, [], [], 'mine']);
});

it('whoever comes while others wait follows from the position that these are told first', () => {
  const { watchers, timeline, telling } = openRoad(PATIENT);
  const [early, late, bea] = [new Follower('ada'), new Follower('ada'), new Follower('bea')];
  watchers.add(early, telling().since(0, 0));
  watchers.add(bea, telling().since(0, 1));
  const pass = (seat: number, id?: string): void => {
    timeline.add({ kind: 'move', seat, move: { kind: 'pass' } }, 0);
    watchers.hear(id);
  };
  pass(0, '0/first');
  pass(1);
  pass(0, '0/mine');
  expect([early.deltas.length, early.promised]).toEqual([2, [{ id: 'mine', entry: 3 }]]);
  watchers.add(late, telling().since(2, 0));
  expect(early.accepted).toEqual([
    { id: 'first', entry: 1 },
    { id: 'mine', entry: 3 },
  ]);
  expect([late.wholes, late.seen?.entry, late.seen?.steps.length]).toEqual([1, 3, 1]);
  pass(1);
  expect(late.deltas).toEqual(early.deltas.slice(-1));
  expect(late.seen).toEqual(early.seen);
});

it('those wait who were just there, decide nothing and are asked nothing', () => {
  const { watchers, timeline, telling } = openRoad(PATIENT);
  const names = ['ada', 'bea', undefined];
  const followers = names.map((user) => new Follower(user));
  for (const follower of followers)
    watchers.add(follower, telling().since(0, watchers.viewer(follower)));
  const next = (entry: Entry, id?: string): readonly string[] => {
    timeline.add(entry, 0);
    watchers.hear(id);
    return followers
      .filter(({ seen }) => seen?.entry !== timeline.entry)
      .map(({ user = 'eve' }) => user);
  };
  const move = { kind: 'pass' };
  // Where things come seldom nobody waits.
  expect(next({ kind: 'move', seat: 0, move })).toEqual([]);
  expect(next({ kind: 'move', seat: 1, move })).toEqual(['bea', 'eve']);
  expect(next({ kind: 'move', seat: 0, move }, '0/mine')).toEqual(['ada', 'eve']);
  expect(next({ kind: 'propose-take-back', seat: 0, count: 1 })).toEqual([]);
  expect(next({ kind: 'answer-take-back', seat: 1, agree: false })).toEqual(['ada', 'eve']);
  expect(next({ kind: 'settle', seat: 0 })).toEqual([]);
});

it('whoever could not be told late since the store was away is told when it is back', async () => {
  let tries = 0;
  const away = async (work: () => void): Promise<void> => {
    if (tries++ === 0) throw new Error('away');
    work();
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const { watchers, timeline, telling } = openRoad(new Patience(() => true), away);
  const [ada, gone] = [new Follower('ada'), new Follower(undefined)];
  for (const each of [ada, gone]) watchers.add(each, telling().since(0, watchers.viewer(each)));
  const pass = (seat: number): void => {
    timeline.add({ kind: 'move', seat, move: { kind: 'pass' } }, 0);
    watchers.hear();
  };
  pass(0);
  pass(1);
  pass(0);
  watchers.delete(gone);
  expect([ada.seen?.entry, gone.seen?.entry]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(1024);
  expect([tries, ada.seen?.entry]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1);
  expect([tries, ada.seen?.entry, gone.seen?.entry]).toEqual([2, 3, 1]);
});

function openRoad(patience = NEVER, inTurn = atOnce) {
  const row = begunMatch({ game: 'toll-road' });
  const start = timelineStart(ALL, row);
  if (start === undefined) throw new Error('no such game');
  const timeline = Timeline.begin(start);
  const telling = (): Telling => new Telling({ id: row.id, alias: 1 }, timeline);
  return { watchers: new Watchers(row, watched(telling, inTurn), patience), timeline, telling };
}
