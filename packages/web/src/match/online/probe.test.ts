import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['says nothing', undefined, 'unreachable'],
  ['fails', 503, 'unreachable'],
  ['is asked too often', 429, 'unreachable'],
  ['has no online play', 404, 'none'],
] as const)('a server that %s', async (_, status, state) => {
  const answers = [status, 200];
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift();
    if (next === undefined) throw new Error('gone');
    return new Response('[]', { status: next });
  });
  const { findServer, playServer } = await import('./probe.ts');
  expect(await findServer()).toBe(false);
  expect(playServer.value).toBe(state);
  await vi.advanceTimersByTimeAsync(5000);
  expect(playServer.value).toBe(state === 'none' ? 'none' : 'there');
});
