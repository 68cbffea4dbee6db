import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { busyLoop, Departures } from './departures.ts';

afterEach(() => vi.restoreAllMocks());

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

it('where things come too seldom to leave together, nothing waits', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const departures = new Departures(() => true);
  let left = 0;
  const departing = { lastAt: -Infinity, flush: () => void left++ };
  const leavesAfter = async (milliseconds: number): Promise<boolean> => {
    const before = left;
    now += milliseconds;
    departures.add(departing, true);
    await new Promise<void>((resolve) => process.nextTick(resolve));
    return left > before;
  };
  expect(await leavesAfter(0)).toBe(true);
  expect(await leavesAfter(26)).toBe(true);
  expect(await leavesAfter(24)).toBe(false);
  expect(await leavesAfter(26)).toBe(true);
});

it('those who have left are not kept until the old are collected', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  const departures = new Departures(() => false);
  const leave = async (): Promise<void> => {
    for (let i = 0; i < 50; i++) {
      const departing = { lastAt: 0, flush: () => undefined, weight: new Array(50).fill(i) };
      departures.add(departing, false);
    }
    await sleep(0);
  };
  const old = (): number =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
      ?.space_used_size ?? 0;
  collect({ type: 'major' });
  const before = old();
  for (let round = 0; round < 500; round++) {
    const left = leave();
    if (round % 50 === 0) for (let i = 0; i < 2; i++) collect({ type: 'minor' });
    await left;
  }
  expect(old() - before).toBeLessThan(2_000_000);
});
