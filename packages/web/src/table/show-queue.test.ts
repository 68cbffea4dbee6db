import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShowQueue } from './show-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(time: number) {
  const shown: string[] = [];
  const behind: boolean[] = [];
  const queued = new ShowQueue<string>(
    (item) => {
      shown.push(item);
      return time;
    },
    (is) => behind.push(is),
  );
  return { queued, shown, behind };
}

it('shows the first at once and the others one after another', () => {
  const { queued, shown, behind } = queue(100);
  queued.push('a');
  queued.push('b');
  expect(shown).toEqual(['a']);
  expect(behind.at(-1)).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(['a', 'b']);
  expect(behind.at(-1)).toBe(false);
});

it('shows everything at once when no time is asked for', () => {
  const { queued, shown } = queue(0);
  queued.push('a');
  queued.push('b');
  expect(shown).toEqual(['a', 'b']);
});

it('catches up on flush and forgets on clear', () => {
  const { queued, shown } = queue(100);
  for (const item of ['a', 'b', 'c']) queued.push(item);
  queued.flush();
  expect(shown).toEqual(['a', 'b', 'c']);
  queued.push('d');
  queued.push('e');
  queued.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});
