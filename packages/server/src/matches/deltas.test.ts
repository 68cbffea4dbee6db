import { drawBelow, drawFrom, findDifference, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Rng, Viewer } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import { deltaOf, Positions } from '@roundhouse/protocol';
import type { PositionMessage, TableSettings } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import type { Entry } from '../store/store.ts';
import { begunMatch, person, SETTINGS } from '../testing/fresh-store.ts';
import { tollRoad } from '../testing/toll-road.ts';
import { positionMessages } from './position-message.ts';
import type { Shown } from './shown.ts';
import { timelineStart } from './timeline-start.ts';
import { Timeline } from './timeline.ts';
import { Watchers } from './watchers.ts';

const ALL: readonly AnyGame[] = [whistleStop, tollRoad, ...GAMES];
const CLOCK = { kind: 'real-time', bank: 600_000, increment: 5000 } as const;

/** Somebody who watches in deltas, with what they make of them. */
class Follower {
  closed = false;
  readonly user: string | undefined;
  readonly deltas: string[] = [];
  wholes = 0;
  seen: PositionMessage | undefined;
  /** The position as it was shown to it, whole. */
  truth: PositionMessage | undefined;
  private readonly positions = new Positions(() => expect.unreachable('something is missing'));

  constructor(user: string | undefined) {
    this.user = user;
  }

  show({ position, delta, whole }: Shown): void {
    this.truth = position;
    if (delta === undefined) this.wholes++;
    else this.deltas.push(delta);
    const message = JSON.parse(delta ?? whole) as PositionMessage | unknown[];
    const heard = Array.isArray(message) ? deltaOf(message) : message;
    for (const each of this.positions.whole(heard)) if (each.type === 'position') this.seen = each;
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

function play(game: AnyGame, seed: string) {
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
  const watchers = new Watchers(row);
  let known = 0;
  const positionFor = (viewer: Viewer): PositionMessage =>
    positionMessages({ match: row.id, alias: 7 }, timeline, known)(viewer);
  const followers = [...users, undefined, undefined].map((user) => new Follower(user));
  const compare = (): void => {
    for (const { seen, truth } of followers) {
      // The order of keys counts too: the next delta is numbered by it.
      expect(JSON.stringify(seen?.view)).toBe(JSON.stringify(truth?.view));
      expect(findDifference(seen, truth)).toBeUndefined();
    }
  };
  for (const follower of followers) watchers.add(follower, positionFor(watchers.viewer(follower)));
  while (timeline.outcome === null) {
    known = timeline.entry;
    timeline.add(nextEntry(timeline, seats, rng), timeline.clocks.at + drawBelow(rng, 5000));
    watchers.show(positionFor);
    compare();
  }
  return { followers, timeline };
}

it.each(ALL.map((game) => [game.id, game] as const))(
  'whoever follows %s by deltas has what everybody with these eyes has, whole',
  (_, game) => {
    for (const seed of ['one', 'two', 'three']) {
      const { followers, timeline } = play(game, seed);
      for (const { wholes, deltas } of followers) {
        expect(wholes + deltas.length).toBe(timeline.entry + 1);
        expect(deltas.length).toBeGreaterThan(wholes);
      }
      const [first, second] = followers.slice(-2);
      expect(first?.deltas).toEqual(second?.deltas);
    }
  },
);

it('what all spectators are told is made once', () => {
  const { row, watchers, timeline } = openRoad();
  const shown: Shown[] = [];
  const eve = (): void => {
    const watcher = {
      user: undefined,
      closed: false,
      show: (each: Shown) => void shown.push(each),
    };
    watchers.add(watcher, positionMessages({ match: row.id, alias: 1 }, timeline, 0)('spectator'));
  };
  for (let i = 0; i < 3; i++) eve();
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'pass' } }, 0);
  let asked = 0;
  watchers.show((viewer) => {
    asked++;
    return positionMessages({ match: row.id, alias: 1 }, timeline, 0)(viewer);
  });
  expect(asked).toBe(1);
  expect(new Set(shown.slice(-3)).size).toBe(1);
});

it('whoever comes later follows from the same position as those who are there', () => {
  const { row, watchers, timeline } = openRoad();
  const position = (): PositionMessage =>
    positionMessages({ match: row.id, alias: 1 }, timeline, timeline.entry - 1)(0);
  const [early, late] = [new Follower('ada'), new Follower('ada')];
  watchers.add(early, position());
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'lay', stone: 1 } as never }, 0);
  watchers.show(position);
  watchers.add(late, positionMessages({ match: row.id, alias: 1 }, timeline, 1)(0));
  expect([late.wholes, late.seen?.steps]).toEqual([1, []]);
  timeline.add({ kind: 'move', seat: 0, move: { kind: 'end' } }, 0);
  watchers.show(position, '0/mine');
  expect(late.deltas).toEqual(early.deltas.slice(1));
  expect(late.seen).toEqual(early.seen);
  expect(JSON.parse(late.deltas[0] ?? '')).toMatchObject([
    1,
    2,
    expect.anything(),
    0,
    [],
    [],
    'mine',
  ]);
});

it('can wait for those who were just there, decide nothing and are asked nothing', () => {
  const { row, watchers, timeline } = openRoad();
  let patient: string[] = [];
  const tell = (known: number) => positionMessages({ match: row.id, alias: 1 }, timeline, known);
  for (const user of ['ada', 'bea', undefined]) {
    const show = ({ canWait }: Shown): void => {
      if (canWait) patient.push(user ?? 'eve');
    };
    const watcher = { user, closed: false, show };
    watchers.add(watcher, tell(0)(watchers.viewer(watcher)));
  }
  const next = (entry: Entry, id?: string): readonly string[] => {
    patient = [];
    timeline.add(entry, 0);
    watchers.show(tell(timeline.entry - 1), id);
    return patient;
  };
  expect(patient).toEqual([]);
  const move = { kind: 'pass' };
  expect(next({ kind: 'move', seat: 0, move }, '0/mine')).toEqual(['ada', 'eve']);
  expect(next({ kind: 'move', seat: 1, move })).toEqual(['bea', 'eve']);
  expect(next({ kind: 'propose-take-back', seat: 0, count: 1 })).toEqual([]);
  expect(next({ kind: 'answer-take-back', seat: 1, agree: false })).toEqual(['bea', 'eve']);
  expect(next({ kind: 'settle', seat: 0 })).toEqual([]);
});

function openRoad() {
  const row = begunMatch({ game: 'toll-road' });
  const start = timelineStart(ALL, row);
  if (start === undefined) throw new Error('no such game');
  return { row, watchers: new Watchers(row), timeline: Timeline.begin(start) };
}
