import { expect, it } from 'vitest';
import { answerCalls, callOver } from './rpc.ts';

interface Api {
  twice(n: number): Promise<number>;
  late(): Promise<never>;
  never(): Promise<never>;
}

/** Two ends of a line, and a way to break it. */
function line() {
  const listeners = { page: [] as ((event: MessageEvent) => void)[], worker: [] as typeof failing };
  const failing: ((event: MessageEvent) => void)[] = [];
  const end = (mine: typeof failing, theirs: typeof failing) => ({
    postMessage: (data: unknown) =>
      queueMicrotask(() => {
        for (const listener of theirs) listener({ data } as MessageEvent);
      }),
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      void (type === 'error' ? failing : mine).push(listener),
  });
  return {
    page: end(listeners.page, listeners.worker),
    worker: end(listeners.worker, listeners.page),
    fail: () => {
      for (const listener of failing) listener({} as MessageEvent);
    },
  };
}

function api(): { calls: Api; fail: () => void } {
  const { page, worker, fail } = line();
  answerCalls<Api>(worker, {
    twice: async (n) => 2 * n,
    late: () => {
      throw new Error('not here');
    },
    never: () => new Promise(() => {}),
  });
  return { calls: callOver<Api>(page), fail };
}

it('answers, also with what a method throws before it has promised anything', async () => {
  const { calls } = api();
  expect(await calls.twice(21)).toBe(42);
  await expect(calls.late()).rejects.toThrow('not here');
});

it('lets nobody wait for a side that has failed', async () => {
  const { calls, fail } = api();
  const asked = calls.never();
  fail();
  await expect(asked).rejects.toThrow('has failed');
});
