import { expect, it } from 'vitest';
import { Queue, Queues } from './queue.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('does at once what nothing else stands before, and the rest one after another', async () => {
  const queue = new Queue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string): Promise<void> =>
    queue.run(async () => {
      done.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.push(resolve));
      done.push(`${name} ends`);
    });
  expect(queue.isIdle).toBe(true);
  const all = [ask('a'), ask('b')];
  expect(done).toEqual(['a begins']);
  ends.shift()?.();
  // Whoever comes when one has just ended does not overtake those who wait.
  await Promise.resolve();
  all.push(ask('c'));
  for (let i = 0; i < 2; i++) {
    await settle();
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(queue.isIdle).toBe(true);
});

it('goes on after a failure', async () => {
  const queue = new Queue();
  const failed = queue.run(() => {
    throw new Error('no');
  });
  const next = queue.run(() => 'next');
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

it('lets what has another name go on, and keeps no queue that is idle', async () => {
  const queues = new Queues();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, number: number): Promise<void> =>
    queues.run(name, async () => {
      done.push(`${name}${number}`);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [ask('a', 1), ask('a', 2), ask('b', 1)];
  expect(done).toEqual(['a1', 'b1']);
  for (let i = 0; i < 3; i++) {
    ends.shift()?.();
    await settle();
  }
  await Promise.all(all);
  expect(done).toEqual(['a1', 'b1', 'a2']);
  expect(Reflect.get(queues, 'queues')).toEqual(new Map());
});
