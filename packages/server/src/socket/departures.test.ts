import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { busyLoop } from './departures.ts';

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
  const isBusy = busyLoop();
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
