import { expect, it } from 'vitest';
import { Rounds } from './rounds.ts';

const AT_ONCE = 1;

/** When something has been noted so often. */
function counter(): { note: () => void; reached: (count: number) => Promise<void>; count: number } {
  const waiting: { count: number; done: () => void }[] = [];
  const counted = {
    count: 0,
    note: () => {
      counted.count++;
      for (const each of waiting) if (counted.count >= each.count) each.done();
    },
    reached: (count: number) =>
      new Promise<void>((done) => {
        if (counted.count >= count) done();
        else waiting.push({ count, done });
      }),
  };
  return counted;
}

it('does nothing before it is started, then all of it again and again', async () => {
  const [one, other] = [counter(), counter()];
  const rounds = new Rounds(() => undefined);
  rounds.every(AT_ONCE, one.note);
  rounds.every(AT_ONCE, other.note);
  await new Promise((resolve) => setTimeout(resolve, 5 * AT_ONCE));
  expect(one.count).toBe(0);
  rounds.start();
  await Promise.all([one.reached(3), other.reached(3)]);
  await rounds.stop();
});

it('goes on after a failure, which is noted', async () => {
  const failed = counter();
  const rounds = new Rounds(failed.note);
  rounds.every(AT_ONCE, async () => Promise.reject(new Error('away')));
  rounds.start();
  await failed.reached(2);
  await rounds.stop();
});

it('waits at its end for what is under way, which never overtakes itself', async () => {
  const begun = counter();
  let finish = (): void => undefined;
  let isDone = false;
  const rounds = new Rounds(() => undefined);
  rounds.every(AT_ONCE, async () => {
    begun.note();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    isDone = true;
  });
  rounds.start();
  await begun.reached(1);
  const stopped = rounds.stop();
  finish();
  await stopped;
  expect(isDone).toBe(true);
  expect(begun.count).toBe(1);
});
