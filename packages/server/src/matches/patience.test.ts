import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { busyLoop, Patience } from './patience.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a loop is busy that had something to do for more than half of the last tenth of a second', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const none = { idle: 0, active: 0, utilization: 0 };
  const spent = { ...none };
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(
    (after = spent, before = none) => {
      const [idle, active] = [after.idle - before.idle, after.active - before.active];
      return { idle, active, utilization: active / (idle + active || 1) };
    },
  );
  const pass = (active: number, idle: number): void => {
    spent.active += active;
    spent.idle += idle;
    now += active + idle;
  };
  const look = busyLoop();
  const isBusy = (): boolean => look(now);
  expect(isBusy()).toBe(false);
  pass(99, 0);
  expect(isBusy()).toBe(false);
  pass(1, 0);
  expect(isBusy()).toBe(true);
  // What was before does not count, nor what has begun since.
  pass(49, 51);
  expect(isBusy()).toBe(false);
  pass(99, 0);
  expect(isBusy()).toBe(false);
  pass(0, 60_000);
  expect(isBusy()).toBe(false);
  pass(51, 49);
  expect(isBusy()).toBe(true);
});

/** Somebody who waits, and how often it was told late. */
class Waiter {
  newsAt = -Infinity;
  told = 0;
  tellLate(): void {
    this.told++;
  }
}

function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
}

/** Somebody who was just told something. */
function patient(patience: Patience): Waiter {
  const waiter = new Waiter();
  expect(patience.hear(waiter, true)).toBe(false);
  return waiter;
}

it('where things come too seldom to be told together, nobody waits', () => {
  fakeTime();
  const patience = new Patience(() => true);
  const waiter = new Waiter();
  const waitsAfter = (milliseconds: number): boolean => {
    vi.advanceTimersByTime(milliseconds);
    const waits = patience.hear(waiter, true);
    patience.letGo(waiter);
    return waits;
  };
  expect([0, 26, 24, 26].map(waitsAfter)).toEqual([false, false, true, false]);
});

it('nobody waits while there is little to do, nor whoever may not', () => {
  const quiet = new Patience(() => false);
  expect(quiet.hear(patient(quiet), true)).toBe(false);
  const patience = new Patience(() => true);
  expect(patience.hear(patient(patience), false)).toBe(false);
});

it('whoever waits is told soon, though nothing follows, and not once it was let go', () => {
  fakeTime();
  const patience = new Patience(() => true);
  const [one, other, gone] = [patient(patience), patient(patience), patient(patience)];
  expect(patience.hear(one, true)).toBe(true);
  vi.advanceTimersByTime(20);
  for (const each of [other, gone]) expect(patience.hear(each, true)).toBe(true);
  patience.letGo(gone);
  const told = (): number[] => [one, other, gone].map((each) => each.told);
  vi.advanceTimersByTime(4);
  expect(told()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(20);
  expect(told()).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(100);
  expect(told()).toEqual([1, 1, 0]);
});

it('what comes late in a wait takes along what waited', () => {
  fakeTime();
  const patience = new Patience(() => true);
  const waiter = patient(patience);
  const waits = (milliseconds: number): boolean => {
    vi.advanceTimersByTime(milliseconds);
    return patience.hear(waiter, true);
  };
  expect([1, 12, 1].map(waits)).toEqual([true, true, false]);
  patience.letGo(waiter);
  expect([1, 5].map(waits)).toEqual([true, true]);
});
