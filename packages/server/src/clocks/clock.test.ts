import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { timeControlSchema } from '@roundhouse/protocol';
import type { TimeControl } from '@roundhouse/protocol';
import {
  chargeClocks,
  completeDecision,
  deadlineOf,
  nearestDeadline,
  reopenDecision,
  returnToClock,
  startClocks,
  timedOut,
  timeLeft,
} from './clock.ts';
import { addRunningTime, runningTime } from './play-window.ts';

const HOUR = 3_600_000;
const NONE: TimeControl = { kind: 'none' };
const REAL: TimeControl = { kind: 'real-time', bank: 60_000, increment: 5000 };
const MAIL: TimeControl = { kind: 'by-mail', perMove: 10_000, reserve: 30_000 };
const NIGHT: TimeControl = { ...MAIL, window: { from: 22, to: 2 } };
const at = (day: number, hour: number): number => (day * 24 + hour) * HOUR;

describe('without a clock', () => {
  it('no time runs out', () => {
    const clocks = chargeClocks(NONE, startClocks(2, 0, [0]), 9e9);
    expect(nearestDeadline(NONE, clocks)).toBeNull();
    expect(timedOut(NONE, clocks, 9e12)).toEqual([]);
  });
});

describe('an outage', () => {
  const outages = [
    { from: 10_000, to: 10_000 + 2 * HOUR },
    { from: 5 * HOUR, to: 6 * HOUR },
  ];

  it('charges nobody', () => {
    const clocks = chargeClocks(REAL, startClocks(2, 0, [0]), 20_000 + 2 * HOUR, outages);
    expect(timeLeft(REAL, clocks, 0)).toBe(40_000);
  });

  it('puts deadlines off by as long as it lasted, also if another falls into that', () => {
    const begun = startClocks(2, 0, [0]);
    expect(deadlineOf(REAL, begun, 0, outages)).toBe(60_000 + 2 * HOUR);
    const long: TimeControl = { ...REAL, bank: 4 * HOUR };
    expect(deadlineOf(long, begun, 0, outages)).toBe(7 * HOUR);
    expect(timedOut(REAL, begun, 59_999 + 2 * HOUR, outages)).toEqual([]);
    expect(timedOut(REAL, begun, 60_000 + 2 * HOUR, outages)).toEqual([0]);
  });

  it('counts only while the clock would have run', () => {
    const evening = [{ from: at(0, 20), to: at(0, 23) }];
    expect(deadlineOf(NIGHT, startClocks(1, at(0, 20), [0]), 0, evening)).toBe(at(0, 23) + 40_000);
    const clocks = chargeClocks(NIGHT, startClocks(1, at(0, 20), [0]), at(0, 23) + 5000, evening);
    expect(clocks.thinking).toEqual([5000]);
  });
});

describe('real time', () => {
  it('charges whoever decides, and nobody else', () => {
    const clocks = chargeClocks(REAL, startClocks(2, 1000, [0]), 4000);
    expect([timeLeft(REAL, clocks, 0), timeLeft(REAL, clocks, 1)]).toEqual([57_000, 60_000]);
    expect(deadlineOf(REAL, clocks, 1)).toBeNull();
  });

  it('adds the increment once a decision is complete, not for each of its steps', () => {
    const thought = chargeClocks(REAL, startClocks(2, 0, [0]), 3000);
    expect(timeLeft(REAL, thought, 0)).toBe(57_000);
    expect(timeLeft(REAL, completeDecision(REAL, thought, 0), 0)).toBe(62_000);
  });

  it('gives no time to who takes back and decides again', () => {
    let clocks = chargeClocks(REAL, startClocks(2, 0, [0]), 3000);
    for (let i = 0; i < 5; i++) {
      clocks = completeDecision(REAL, clocks, 0);
      clocks = reopenDecision(REAL, clocks, 0, 3000);
    }
    expect(timeLeft(REAL, clocks, 0)).toBe(57_000);
  });

  it('is up for each of those who decide at once, on its own', () => {
    const both = startClocks(2, 0, [0, 1]);
    const clocks = { ...both, spent: [50_000, 0] };
    expect(nearestDeadline(REAL, clocks)).toBe(10_000);
    expect(timedOut(REAL, clocks, 9999)).toEqual([]);
    expect(timedOut(REAL, clocks, 10_000)).toEqual([0]);
    expect(timedOut(REAL, clocks, 60_000)).toEqual([0, 1]);
  });
});

describe('by mail', () => {
  it('takes from the reserve only what a decision lasts longer than it may', () => {
    const quick = completeDecision(MAIL, chargeClocks(MAIL, startClocks(1, 0, [0]), 9000), 0);
    expect(timeLeft(MAIL, quick, 0)).toBe(40_000);
    const slow = completeDecision(MAIL, chargeClocks(MAIL, startClocks(1, 0, [0]), 17_000), 0);
    expect(timeLeft(MAIL, slow, 0)).toBe(33_000);
  });

  it('keeps counting while others decide, propose or take back', () => {
    let clocks = startClocks(2, 0, [0, 1]);
    for (const now of [4000, 8000, 12_000]) clocks = { ...chargeClocks(MAIL, clocks, now) };
    expect(deadlineOf(MAIL, clocks, 0)).toBe(40_000);
    expect(timedOut(MAIL, clocks, 40_000)).toEqual([0, 1]);
  });

  it('goes on with the thought of a decision that was taken back', () => {
    const thought = chargeClocks(MAIL, startClocks(1, 0, [0]), 17_000);
    const again = reopenDecision(MAIL, completeDecision(MAIL, thought, 0), 0, 17_000);
    expect(again).toEqual(thought);
  });
});

describe('the daily play window', () => {
  it.each([
    [at(0, 0), at(0, 1), 1],
    [at(0, 3), at(0, 21), 0],
    [at(0, 21), at(1, 3), 4],
    [at(0, 23), at(1, 23), 4],
    [at(0, 0), at(10, 0), 40],
  ])('from %i to %i is open %i hours', (from, to, hours) => {
    expect(runningTime(NIGHT, from, to)).toBe(hours * HOUR);
  });

  it.each([
    [at(5, 3), 1, at(5, 23)],
    [at(5, 23), 2, at(6, 1)],
    [at(5, 23), 3, at(6, 2)],
    [at(5, 23), 4, at(6, 23)],
    [at(5, 22), 40, at(15, 2)],
  ])('from %i, %i hours later it is %i', (from, hours, then) => {
    expect(addRunningTime(NIGHT, from, hours * HOUR)).toBe(then);
    expect(runningTime(NIGHT, from, then)).toBe(hours * HOUR);
  });

  it('may begin and end at a quarter of an hour', () => {
    const kathmandu = { ...MAIL, window: { from: 2.25, to: 16.25 } };
    expect(v.is(timeControlSchema, kathmandu)).toBe(true);
    expect(runningTime(kathmandu, at(0, 0), at(1, 3))).toBe(14.75 * HOUR);
    expect(addRunningTime(kathmandu, at(5, 16), HOUR)).toBe(at(6, 3));
    for (const from of [2.2, -0.25, 24])
      expect(v.is(timeControlSchema, { ...MAIL, window: { from, to: 16 } })).toBe(false);
  });

  it('stays shut for a seat that has nothing left', () => {
    expect(addRunningTime(NIGHT, at(5, 12), 0)).toBe(at(5, 12));
  });
});

describe('coming back after a time-out', () => {
  const DAY_LONG: TimeControl = { kind: 'real-time', bank: 24 * HOUR, increment: 0 };
  const BRIEF: TimeControl = { kind: 'real-time', bank: 5000, increment: 1000 };
  it.each([
    ['half a minute of a minute', REAL, 30_000],
    ['a tenth of a long bank', DAY_LONG, 2.4 * HOUR],
    ['no more than a short bank was', BRIEF, 5000],
    ['a fresh turn by mail, and no reserve', MAIL, 10_000],
  ])('gives %s', (_, time, left) => {
    const late = chargeClocks(time, startClocks(2, 0, [0]), 30 * HOUR);
    expect(timeLeft(time, late, 0)).toBe(0);
    expect(timeLeft(time, returnToClock(time, late, 0), 0)).toBe(left);
    expect(timeLeft(time, returnToClock(time, completeDecision(time, late, 0), 0), 0)).toBe(left);
    expect(timeLeft(time, returnToClock(time, late, 0), 1)).toBe(timeLeft(time, late, 1));
  });
});
