import type { AnyGame } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { whistleStop } from '@roundhouse/engine/testing';
import { describe, expect, it } from 'vitest';
import { deadlineOf } from '../clocks/clock.ts';
import type { Entry } from '../store/store.ts';
import { begunMatch, bot, person, SETTINGS } from '../testing/fresh-store.ts';
import { tollRoad } from '../testing/toll-road.ts';
import type { TableSettings } from '@roundhouse/protocol';
import { timelineStart } from './timeline-start.ts';
import { STAND_IN, Timeline } from './timeline.ts';

const GAMES = [whistleStop as AnyGame, tollRoad];

function begin(change: Parameters<typeof begunMatch>[0] = {}): Timeline {
  const start = timelineStart(GAMES, begunMatch({ game: 'toll-road', ...change }));
  if (start === undefined) throw new Error('no such game');
  return Timeline.begin(start);
}

const lay = (seat: number, stone: number): Entry => ({
  kind: 'move',
  seat,
  move: { kind: 'lay', stone } as { kind: string },
});
const play = (seat: number, kind: string): Entry => ({ kind: 'move', seat, move: { kind } });

function add(timeline: Timeline, ...entries: Entry[]): Timeline {
  for (const entry of entries) timeline.add(entry, timeline.entry * 1000);
  return timeline;
}

function restored(timeline: Timeline): Timeline {
  const copy = Timeline.fromSnapshot(timeline.start, timeline.snapshot());
  if (copy === undefined) throw new Error('a snapshot that its own writer does not read');
  return copy;
}

/** Seals the first card of a seat's hand. */
function seal(timeline: Timeline, seat: number): Entry {
  const [move] = timeline.match.position(seat).legal;
  if (move === undefined) throw new Error('nothing to seal');
  return { kind: 'move', seat, move };
}

describe('taking back without asking', () => {
  it('covers the small steps of an unfinished decision', () => {
    expect(add(begin(), lay(0, 0), lay(0, 1)).takeBack(0)).toBe(2);
  });

  it('goes back to the start of the turn after it ended, while nobody else has decided', () => {
    const timeline = add(begin(), lay(0, 0), play(0, 'end'));
    expect([timeline.takeBack(0), timeline.takeBack(1)]).toEqual([2, 0]);
    expect(add(timeline, lay(1, 0)).takeBack(0)).toBe(0);
  });

  it('never crosses a draw', () => {
    expect(add(begin(), lay(0, 0), play(0, 'draw')).takeBack(0)).toBe(0);
    expect(add(begin(), play(0, 'draw'), lay(0, 0)).takeBack(0)).toBe(1);
  });

  it('brings back the state, and who decides', () => {
    const timeline = add(begin(), lay(0, 0));
    const before = structuredClone(timeline.match.state);
    add(timeline, lay(0, 1), play(0, 'end'), { kind: 'take-back', seat: 0, count: 2 });
    expect(timeline.match.state).toEqual(before);
    expect(timeline.deciders()).toEqual([0]);
    expect([timeline.entry, timeline.match.moves]).toEqual([4, 1]);
  });
});

describe('taking back by consent', () => {
  const propose = (seat: number, count: number): Entry => ({
    kind: 'propose-take-back',
    seat,
    count,
  });
  const answer = (seat: number, agree: boolean): Entry => ({
    kind: 'answer-take-back',
    seat,
    agree,
  });
  const three = { seats: [person('ada'), person('bea'), person('cid')] };

  it('happens when the last person agrees', () => {
    const timeline = add(
      begin(three),
      play(0, 'pass'),
      play(1, 'pass'),
      propose(0, 2),
      answer(1, true),
    );
    expect(timeline.proposal).toEqual({ seat: 0, count: 2, entry: 3, agreed: [0, 1] });
    expect(add(timeline, answer(2, true)).match.steps()).toEqual([]);
    expect(timeline.proposal).toBeNull();
  });

  it('does not when somebody disagrees, or plays on', () => {
    const timeline = add(begin(three), play(0, 'pass'), propose(0, 1), answer(1, false));
    expect([timeline.proposal, timeline.match.moves]).toEqual([null, 1]);
    expect(add(timeline, propose(0, 1), play(1, 'pass')).proposal).toBeNull();
  });

  it('asks no bot, and no stand-in', () => {
    const one = begin({ seats: [person('ada'), bot('easy'), person('cid')] });
    add(one, play(0, 'pass'), play(1, 'pass'), { kind: 'resign', seat: 2 }, propose(0, 2));
    expect(one.match.steps()).toEqual([]);
  });
});

describe('answers to a position', () => {
  it('of one who decides at the same time as others hold while the others decide', () => {
    const timeline = begin({ game: 'whistle-stop' });
    add(timeline, seal(timeline, 0));
    expect(timeline.isCurrent(1, 0)).toBe(true);
    expect(timeline.isCurrent(0, 0)).toBe(false);
    add(timeline, seal(timeline, 1));
    expect([timeline.isCurrent(0, 1), timeline.isCurrent(0, 2), timeline.isCurrent(1, 1)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('do not hold once what the seat may do has changed', () => {
    const game: AnyGame = {
      ...(whistleStop as AnyGame),
      id: 'snatch',
      // Whatever another seat has sealed can't be sealed any more.
      legalMoves: (state, seat) =>
        (whistleStop as AnyGame)
          .legalMoves(state, seat)
          .slice((state as { sealed: number[] }).sealed.filter((card) => card >= 0).length),
    };
    const start = timelineStart([game], begunMatch({ game: 'snatch' }));
    if (start === undefined) throw new Error('no such game');
    const timeline = Timeline.begin(start);
    add(timeline, seal(timeline, 0));
    expect(timeline.isCurrent(1, 0)).toBe(false);
    expect(timeline.isCurrent(1, 1)).toBe(true);
  });

  it('hold across a proposal, never across a take-back, never from the future', () => {
    const timeline = add(begin(), lay(0, 0), { kind: 'propose-take-back', seat: 1, count: 1 });
    expect(timeline.isCurrent(0, 1)).toBe(true);
    expect(timeline.isCurrent(0, 3)).toBe(false);
    add(timeline, { kind: 'take-back', seat: 0, count: 1 });
    expect([timeline.isCurrent(0, 2), timeline.isCurrent(0, 3)]).toEqual([false, true]);
  });
});

describe('what a viewer is told', () => {
  it('is every step since the position it knew', () => {
    const timeline = add(begin(), lay(0, 0), lay(0, 1), play(0, 'end'));
    expect(timeline.stepsAfter(1, 'spectator')).toEqual([
      { moves: 2, entry: 2, seat: 0, events: [{ kind: 'laid', to: 'all', seat: 0, stone: 1 }] },
      { moves: 3, entry: 3, seat: 0, events: [] },
    ]);
    expect(timeline.stepsAfter(3, 'spectator')).toEqual([]);
  });

  it('begins again where something it knew was taken back', () => {
    const timeline = add(begin(), lay(0, 0), lay(0, 1), { kind: 'take-back', seat: 0, count: 1 });
    add(timeline, lay(0, 2));
    expect([timeline.tellFrom(0), timeline.tellFrom(1), timeline.tellFrom(2)]).toEqual([0, 1, 1]);
    expect([timeline.tellFrom(3), timeline.tellFrom(4), timeline.tellFrom(99)]).toEqual([3, 4, 4]);
    expect(timeline.stepsAfter(1, 0).map(({ moves, entry }) => [moves, entry])).toEqual([[2, 4]]);
  });

  it('has no event that is for others', () => {
    const timeline = begin({ game: 'whistle-stop' });
    add(timeline, seal(timeline, 0), seal(timeline, 1));
    const kinds = (viewer: 0 | 'spectator'): string[] =>
      timeline.stepsAfter(1, viewer).flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(kinds(0)).toEqual(['sealed', 'revealed', 'drew-card']);
    expect(kinds('spectator')).toEqual(['sealed', 'revealed']);
  });
});

describe('whoever leaves', () => {
  const settings = (change: Partial<TableSettings>): { settings: TableSettings } => ({
    settings: { ...SETTINGS, ...change },
  });

  it('is replaced by a bot, if the table chose that', () => {
    const timeline = add(begin(), { kind: 'resign', seat: 0 });
    expect([timeline.standIn(0), timeline.isPerson(0), timeline.outcome]).toEqual([
      STAND_IN,
      false,
      null,
    ]);
    expect(timeline.clocks.running).toEqual([]);
  });

  it('sees from then on what spectators see, until it comes back', () => {
    const timeline = begin({ game: 'whistle-stop' });
    add(timeline, { kind: 'resign', seat: 0 });
    expect([timeline.eyes(0), timeline.eyes(1)]).toEqual(['spectator', 1]);
    const late = begin({ settings: { ...SETTINGS, onTimeOut: 'bot' } });
    add(late, { kind: 'time-out', seat: 0 });
    expect(late.eyes(0)).toBe('spectator');
    add(late, { kind: 'return', seat: 0 });
    expect(late.eyes(0)).toBe(0);
  });

  it.each([
    ['resign', 'resigned', settings({ onResign: 'end' })],
    ['time-out', 'timed-out', settings({ onTimeOut: 'forfeit' })],
  ] as const)('by %s ends the match, if the table chose that', (kind, reason, change) => {
    const timeline = add(begin(change), { kind, seat: 0 });
    expect(timeline.outcome).toEqual({ ranking: [[1], [0]], scores: [0, 0], reason });
    expect(timeline.deciders()).toEqual([]);
    expect(timeline.findMove(1, { kind: 'pass' })).toEqual({ ok: false, error: 'game-over' });
  });
});

it('whoever leaves for good takes the partner along', () => {
  const game = 'trains-and-cargo';
  const seats = ['ada', 'bea', 'cleo', 'dora'].map((name) => person(name));
  const settings: TableSettings = {
    ...SETTINGS,
    options: { teams: true, routeBoards: false },
    onResign: 'end',
  };
  const rules = findGame(game);
  if (rules === undefined) throw new Error('no such game');
  const { rulesVersion } = rules;
  const start = timelineStart([rules], begunMatch({ game, rulesVersion, seats, settings }));
  if (start === undefined) throw new Error('no such game');
  const { outcome } = add(Timeline.begin(start), { kind: 'resign', seat: 2 });
  expect(outcome?.ranking).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

describe('coming back', () => {
  const time = { kind: 'real-time', bank: 60_000, increment: 5000 } as const;

  it('after a time-out gives the seat and some time back; a bot’s moves stay', () => {
    const timeline = begin({ settings: { ...SETTINGS, time } });
    timeline.add({ kind: 'time-out', seat: 0 }, 60_000);
    expect([timeline.mayReturn(0), timeline.mayReturn(1)]).toEqual([true, false]);
    timeline.add(lay(0, 0), 61_000);
    const kept = restored(timeline);
    for (const each of [timeline, kept]) {
      each.add({ kind: 'return', seat: 0 }, 70_000);
      expect([each.isPerson(0), each.mayReturn(0), each.match.moves]).toEqual([true, false, 1]);
      expect(each.clocks.running).toEqual([0]);
      expect(deadlineOf(time, each.clocks, 0)).toBe(100_000);
    }
  });

  it('is not for players who resigned, nor for those who never left', () => {
    const timeline = add(begin(), { kind: 'resign', seat: 0 });
    expect([timeline.mayReturn(0), timeline.mayReturn(1)]).toEqual([false, false]);
  });
});

describe('clocks in a timeline', () => {
  const time = { kind: 'real-time', bank: 60_000, increment: 5000 } as const;

  it('are charged by the times in the log, and the increment is lost with a take-back', () => {
    const timeline = begin({ settings: { ...SETTINGS, time } });
    timeline.add(lay(0, 0), 2000);
    timeline.add(play(0, 'end'), 3000);
    expect([timeline.clocks.spent, timeline.clocks.completed]).toEqual([
      [3000, 0],
      [1, 0],
    ]);
    expect(timeline.clocks.running).toEqual([1]);
    timeline.add({ kind: 'take-back', seat: 0, count: 2 }, 4000);
    expect([timeline.clocks.spent, timeline.clocks.completed]).toEqual([
      [3000, 1000],
      [0, 0],
    ]);
    expect(timeline.clocks.running).toEqual([0]);
  });
});

describe('a turn', () => {
  it('begins when a person has to decide, and lasts through all its small steps', () => {
    const timeline = add(begin(), lay(0, 0), lay(0, 1));
    expect(timeline.turns).toEqual([{ seat: 0, since: 0, at: 0 }]);
    add(timeline, play(0, 'end'), lay(1, 0));
    expect(timeline.turns).toEqual([{ seat: 1, since: 3, at: 2000 }]);
  });

  it('goes on while others who decide at the same time do', () => {
    const timeline = begin({ game: 'whistle-stop' });
    timeline.add(seal(timeline, 1), 700);
    expect(timeline.turns).toEqual([{ seat: 0, since: 0, at: 0 }]);
  });

  it('is another one after a break, a take-back for instance', () => {
    const timeline = add(begin(), lay(0, 0), play(0, 'end'));
    add(timeline, { kind: 'take-back', seat: 0, count: 1 });
    expect(timeline.turns).toEqual([{ seat: 0, since: 3, at: 2000 }]);
  });

  it('is nobody’s while bots decide, and after the end', () => {
    expect(begin({ seats: [bot('easy'), person('bea')] }).turns).toEqual([]);
    expect(add(begin(), { kind: 'resign', seat: 0 }).turns).toEqual([]);
    const settings: TableSettings = { ...SETTINGS, onResign: 'end' };
    expect(add(begin({ settings }), { kind: 'resign', seat: 1 }).turns).toEqual([]);
  });
});

describe('a snapshot', () => {
  it('goes on exactly as the log does', () => {
    const timeline = add(
      begin(),
      lay(0, 0),
      lay(0, 1),
      { kind: 'take-back', seat: 0, count: 1 },
      play(0, 'draw'),
      play(0, 'end'),
    );
    const copy = restored(timeline);
    add(timeline, lay(1, 2), { kind: 'resign', seat: 0 });
    add(copy, lay(1, 2), { kind: 'resign', seat: 0 });
    expect(copy.snapshot()).toBe(timeline.snapshot());
    expect(copy.stepsAfter(0, 0)).toEqual(timeline.stepsAfter(0, 0));
  });
});

describe('a match that begins with a position of another', () => {
  const before = add(begin(), lay(0, 0), play(0, 'end'), lay(1, 1));
  const moves = before.match.record()?.moves ?? [];
  const start = { seed: 'fedcba9876543210fedcba9876543210', moves, branches: [], anew: true };

  it('has the moves, but no entries of it, and tells only what comes after', () => {
    const timeline = begin({ start });
    expect([timeline.entry, timeline.match.moves]).toEqual([0, 3]);
    expect(timeline.deciders()).toEqual([1]);
    expect(timeline.stepsAfter(0, 0)).toEqual([]);
    add(timeline, lay(1, 2));
    expect(timeline.stepsAfter(0, 0).map(({ moves: at, entry }) => [at, entry])).toEqual([[4, 1]]);
    const { state, moves: played } = restored(timeline).match;
    expect([state, played]).toEqual([timeline.match.state, 4]);
  });

  it('goes back to its beginning and no further', () => {
    const timeline = begin({ start });
    const first = JSON.stringify(timeline.match.state);
    expect(timeline.takeBack(1)).toBe(0);
    add(timeline, lay(1, 2));
    expect(timeline.takeBack(1)).toBe(1);
    add(timeline, { kind: 'take-back', seat: 1, count: 1 });
    expect(JSON.stringify(timeline.match.state)).toBe(first);
    expect([timeline.entryOf(timeline.match.moves), timeline.movesUpTo(2)]).toEqual([0, 3]);
  });
});
