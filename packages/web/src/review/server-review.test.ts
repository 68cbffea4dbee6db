import type { ReviewNotes } from '@roundhouse/bots/review';
import type { ReviewState } from '@roundhouse/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServerReview } from './server-review.ts';

const notesAt = (at: number): ReviewNotes => ({ passes: 0, at, decisions: [], outlooks: [] });
const waiting = (progress: number, passes = 0): ReviewState => ({
  state: 'waiting',
  passes,
  progress,
});
const DONE: ReviewState = { state: 'done', passes: 3, progress: 1 };
const NONE: ReviewState = { state: 'none', passes: 0, progress: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that says these things one after another, then the last again and again. */
function server(answers: readonly (ReviewState | undefined)[]) {
  const heard: number[] = [];
  let asked = 0;
  const next = async (): Promise<ReviewState | undefined> =>
    answers[Math.min(asked++, answers.length - 1)];
  const review = new ServerReview(
    { state: next, ask: next, notes: async () => notesAt(asked) },
    async ({ at }) => void heard.push(at),
  );
  return { review, heard, asked: () => asked };
}

it('shows a review that is there at once, and asks no more', async () => {
  const { review, heard, asked } = server([DONE]);
  await review.look();
  expect(heard).toEqual([1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});

it('follows one that was asked for, over a break in the connection, and reads only what is new', async () => {
  const { review, heard, asked } = server([
    waiting(0),
    undefined,
    waiting(0.2),
    waiting(0.3),
    waiting(0.4, 1),
    DONE,
  ]);
  expect(await review.ask()).toBe(true);
  expect(review.isComing.value).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([3, 5, 6]);
  expect(review.isComing.value).toBe(false);
  expect(asked()).toBe(6);
});

it('leaves it to the browser where the server won’t or can’t', async () => {
  expect(await server([undefined]).review.ask()).toBe(false);
  expect(await server([{ ...NONE, state: 'failed' }]).review.ask()).toBe(false);
  const { review, heard, asked } = server([NONE]);
  await review.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, asked()]).toEqual([[], 1]);
});

it('asks nobody after it was closed', async () => {
  const { review, asked } = server([waiting(0)]);
  await review.ask();
  review.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});
