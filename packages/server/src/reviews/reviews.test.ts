import { ReviewDesk } from '@roundhouse/bot-runner';
import type { ReviewRequest } from '@roundhouse/bot-runner';
import { Reviewer } from '@roundhouse/bots/review';
import { Match } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { whistleStop } from '@roundhouse/engine/testing';
import { afterEach, expect, it } from 'vitest';
import { LIMITS } from '../base/limits.ts';
import type { ReviewTerms, ReviewWork } from '../bots/review-work.ts';
import type { PlayServerInput } from '../main/play-server-input.ts';
import { Client } from '../testing/client.ts';
import { freshStore } from '../testing/fresh-store.ts';
import { findGame } from '../testing/games.ts';
import { startServer } from '../testing/play-server.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

let running: Awaited<ReturnType<typeof startServer>> | undefined;
async function start(change: Partial<PlayServerInput>): Promise<string> {
  running = await startServer(change);
  return running.url;
}
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** Reviews on this thread, one position at a time, and tells of each part. */
function inParts(onPart: (request: ReviewRequest, terms: ReviewTerms) => void = () => {}) {
  const desk = new ReviewDesk({ findGame, now: () => performance.now() });
  const work: ReviewWork = async (request, terms) => {
    onPart(request, terms);
    return desk.goOn({ ...request, milliseconds: 0 });
  };
  return work;
}

async function finishedMatch(player: Client): Promise<string> {
  const id = await player.begin({ game: 'whistle-stop', seats: ['me', 'easy'] });
  await player.playToEnd(id);
  return id;
}

const read = async (url: string, path: string): Promise<Record<string, unknown>> =>
  (await (await fetch(`${url}${path}`)).json()) as Record<string, unknown>;

it('a review is made once, in the background, and everybody with the link reads the same', async () => {
  const parts: (ReviewRequest & ReviewTerms)[] = [];
  const url = await start({
    review: inParts((request, terms) => parts.push({ ...request, ...terms })),
  });
  const [ada, bea] = [await Client.guest(url, 'Ada'), await Client.guest(url, 'Bea')];
  const id = await finishedMatch(ada);
  const path = `/api/matches/${id}/review`;
  expect(await read(url, path)).toEqual({ state: 'none', passes: 0, progress: 0 });
  expect(await ada.post(path, {})).toMatchObject({ state: 'waiting' });
  await expect.poll(() => read(url, path), PATIENCE).toMatchObject({ state: 'done', progress: 1 });
  expect(parts.every(({ owner, inBackground }) => owner === ada.user && inBackground)).toBe(true);
  expect(Math.max(...parts.map(({ milliseconds }) => milliseconds))).toBeLessThan(500);

  const record = (await read(url, `/api/matches/${id}/record`)) as unknown as MatchRecord;
  const told = Match.replay(whistleStop, record);
  if (!told.ok) throw new Error(told.error);
  const own = new Reviewer(told.match);
  while (own.passes < 3) own.next();
  expect(await read(url, `${path}/notes`)).toEqual(JSON.parse(JSON.stringify(own.notes)));

  const made = parts.length;
  expect(await bea.post(path, {})).toEqual({ state: 'done', passes: 3, progress: 1 });
  await running?.server.close();
  expect(parts).toHaveLength(made);
  for (const each of [ada, bea]) each.close();
});

it('is an achievement of people who made no mistake, and of nobody else', async () => {
  let flawless: readonly number[] = [];
  const whole = inParts();
  const url = await start({
    review: async (request, terms) => ({ ...(await whole(request, terms)), flawless }),
  });
  const { store } = running ?? {};
  const [ada, bea] = [await Client.guest(url, 'Ada'), await Client.guest(url, 'Bea')];
  const achieved = async (): Promise<unknown> => [
    await store?.profiles.achieved(ada.user),
    await store?.profiles.achieved(bea.user),
  ];
  const playBoth = async (): Promise<string> => {
    const table = { game: 'whistle-stop', seats: ['me', null], seating: 'chosen' };
    const id = await ada.begin(table, bea);
    await Promise.all([ada.playToEnd(id), bea.playToEnd(id)]);
    return id;
  };
  const review = async (id: string, found: readonly number[]): Promise<void> => {
    flawless = found;
    const path = `/api/matches/${id}/review`;
    await ada.post(path, {});
    await expect.poll(() => read(url, path), PATIENCE).toMatchObject({ state: 'done' });
  };
  const unseen = await playBoth();
  expect(await achieved()).toEqual([[], []]);
  // Against a bot, and with a mistake of everybody's.
  await review(await finishedMatch(ada), [0, 1]);
  await review(unseen, []);
  expect(await achieved()).toEqual([[], []]);
  const id = await playBoth();
  await review(id, [1]);
  const at = (await store?.matchById(id))?.updatedAt;
  expect(await achieved()).toEqual([[], [{ kind: 'perfect', game: 'whistle-stop', at }]]);
  for (const each of [ada, bea]) each.close();
});

it('goes on by itself where threads or nodes have died, from what was kept', async () => {
  let parts = 0;
  const whole = inParts();
  const { store, remove } = await freshStore(500);
  const url = await start({
    store,
    review: async (request, terms) => {
      if (parts++ === 0) throw new Error('a thread died');
      return whole(request, terms);
    },
    logLevel: 'silent',
  });
  const ada = await Client.guest(url, 'Ada');
  const id = await finishedMatch(ada);
  await ada.post(`/api/matches/${id}/review`, {});
  await expect
    .poll(() => read(url, `/api/matches/${id}/review`), PATIENCE)
    .toMatchObject({ state: 'done' });
  ada.close();
  await running?.stop();
  running = undefined;
  await remove();
});

it('refuses what can’t be reviewed, strangers, and whoever has too many waiting', async () => {
  let begun = 0;
  let free = (): void => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  const whole = inParts();
  const quotas = { ...LIMITS.quotas, reviews: { guest: 1, account: 1, address: 2 } };
  const url = await start({
    review: async (request, terms) => {
      begun++;
      await isFree;
      return whole(request, terms);
    },
    limits: { ...LIMITS, quotas },
  });
  const [ada, bea, cem] = await Promise.all(
    ['Ada', 'Bea', 'Cem'].map((name) => Client.guest(url, name)),
  );
  if (!ada || !bea || !cem) throw new Error('three guests');
  const { id: open } = await ada.post('/api/matches', { game: 'toll-road', seats: ['me', null] });
  expect(await ada.post(`/api/matches/${open}/review`, {})).toMatchObject({
    error: 'not-finished',
  });
  expect(await ada.post('/api/matches/nowhere/review', {})).toMatchObject({
    error: 'no-such-match',
  });
  const ids = [await finishedMatch(ada), await finishedMatch(bea), await finishedMatch(cem)];
  const [first = '', second = '', third = ''] = ids.map((id) => `/api/matches/${id}/review`);
  expect(await read(url, `${first}/notes`)).toMatchObject({ error: 'no-such-review' });
  const stranger = await fetch(`${url}${first}`, { method: 'POST' });
  expect(stranger.status).toBe(401);
  expect(await ada.post(first, {})).toMatchObject({ state: 'waiting' });
  expect(await ada.post(first, {})).toMatchObject({ state: 'waiting' });
  expect(await ada.post(second, {})).toMatchObject({ error: 'too-many-reviews' });
  expect(await bea.post(second, {})).toMatchObject({ state: 'waiting' });
  expect(await cem.post(third, {})).toMatchObject({ error: 'too-many-reviews' });
  expect(begun).toBe(1);
  free();
  for (const each of [ada, bea, cem]) each.close();
});
