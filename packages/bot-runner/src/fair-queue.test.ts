import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const fill = (queue: FairQueue<string>, owner: string, count: number, inBackground = false): void =>
  Array.from({ length: count }, (_, at) => at + 1).forEach((number) =>
    queue.push(`${owner}${number}`, { owner, inBackground }),
  );

it('serves owners in turn, each in its own order', () => {
  const queue = new FairQueue<string>(1000);
  fill(queue, 'a', 4);
  fill(queue, 'b', 2);
  fill(queue, 'c', 1);
  expect(queue.clear()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('lets somebody new wait for one job of each other owner at most', () => {
  const queue = new FairQueue<string>(1000);
  fill(queue, 'a', 500);
  for (let served = 0; served < 3; served++) queue.shift();
  fill(queue, 'b', 1);
  expect([queue.shift(), queue.shift()]).toEqual(['a4', 'b1']);
});

it('serves those whom somebody waits for first, but never stops the others', () => {
  const queue = new FairQueue<string>(1000);
  fill(queue, 'x', 3, true);
  fill(queue, 'a', 20);
  const served = queue.clear();
  expect(served.slice(0, 9)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'x1']);
  expect(served.indexOf('x3')).toBeLessThan(served.length);
  expect(served).toHaveLength(23);
});

it('is full for whoever has filled it, and for nobody else', () => {
  const queue = new FairQueue<string>(2);
  fill(queue, 'a', 2);
  expect(queue.push('a3', { owner: 'a', inBackground: true })).toBe(false);
  expect(queue.push('b1', { owner: 'b' })).toBe(true);
});
