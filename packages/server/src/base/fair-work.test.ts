import { expect, it } from 'vitest';
import { FairWork, QueueFull } from './fair-work.ts';

/** Work that is done when it is told to. */
function stage(limits: ConstructorParameters<typeof FairWork>[0]) {
  const queue = new FairWork(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const finish: (() => void)[] = [];
  const ask = (name: string): void => {
    const work = (): Promise<void> => {
      begun.push(name);
      return new Promise((resolve) => finish.push(resolve));
    };
    const [whose = ''] = name;
    queue.run(whose, work).catch((error: unknown) => {
      if (error instanceof QueueFull) refused.push(name);
    });
  };
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const finishOne = async (): Promise<void> => {
    finish.shift()?.();
    await settle();
  };
  return { begun, refused, ask, settle, finishOne };
}

it('does a little at once, and lets everybody have a turn', async () => {
  const { begun, ask, settle, finishOne } = stage({
    atOnce: 2,
    waitingForEach: 9,
    waitingForAll: 9,
  });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']) ask(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2']);
  for (let i = 0; i < 5; i++) await finishOne();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

it('refuses what one has waiting beyond its share', async () => {
  const { refused, ask, settle } = stage({ atOnce: 1, waitingForEach: 2, waitingForAll: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name);
  await settle();
  expect(refused).toEqual(['a4']);
});

it('takes a place from whoever has most, when all are taken', async () => {
  const { begun, refused, ask, settle, finishOne } = stage({
    atOnce: 1,
    waitingForEach: 3,
    waitingForAll: 4,
  });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1']) ask(name);
  await settle();
  expect(refused).toEqual(['a4', 'a3', 'e1']);
  for (let i = 0; i < 4; i++) await finishOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

it('takes no place from somebody who has as much', async () => {
  const { refused, ask, settle } = stage({ atOnce: 1, waitingForEach: 3, waitingForAll: 3 });
  for (const name of ['x1', 'b1', 'a1', 'a2', 'b2', 'a3']) ask(name);
  await settle();
  expect(refused).toEqual(['b2', 'a3']);
});

it('goes on after work that failed', async () => {
  const queue = new FairWork({ atOnce: 1, waitingForEach: 1, waitingForAll: 1 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 7)).toBe(7);
});
