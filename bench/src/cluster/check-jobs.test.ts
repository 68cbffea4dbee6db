import type { EntryRow } from '@roundhouse/server';
import { expect, it } from 'vitest';
import { checkJobs } from './check-jobs.ts';

const entry = (number: number, id: string, kind: 'move' | 'time-out', seat: number): EntryRow => ({
  match: 'm',
  number,
  id,
  entry: kind === 'move' ? { kind, seat, move: { kind: 'pass' } } : { kind, seat },
  at: number,
});

it('a bot that answers each question once is fine, also when it is asked again at once', () => {
  const entries = [
    entry(1, 'bot/0/1', 'move', 1),
    entry(2, 'bot/1/1', 'move', 1),
    entry(3, '0/a', 'move', 0),
    entry(4, 'bot/2/1', 'move', 1),
    entry(5, 'time-out/4/0', 'time-out', 0),
  ];
  expect(checkJobs(entries)).toEqual({ botsTwice: 0, clocksTwice: 0 });
});

it('finds a second answer to one question, and a clock that runs out again', () => {
  const entries = [
    entry(1, 'bot/0/1', 'move', 1),
    entry(2, '0/a', 'move', 0),
    entry(3, '2/a', 'move', 2),
    entry(4, 'bot/2/1', 'move', 1),
    entry(5, 'bot/2/1', 'move', 1),
    entry(6, 'time-out/5/0', 'time-out', 0),
    entry(7, 'time-out/6/0', 'time-out', 0),
  ];
  expect(checkJobs(entries)).toEqual({ botsTwice: 1, clocksTwice: 1 });
});
