import { whistleStop } from '@roundhouse/engine/testing';
import { openStore, Ratings } from '@roundhouse/server';
import { begunMatch, SETTINGS } from '@roundhouse/server/testing';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roundhouse } from '../testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-ratings-'));
const LADDER = { game: 'whistle-stop', pace: 'turn-based' } as const;
afterAll(() => rmSync(folder, { recursive: true }));

/** A rated match, as a server would have stored it. */
beforeAll(async () => {
  const store = await openStore({ folder });
  for (const id of ['ada', 'bea'])
    await store.createUser({
      id,
      name: id,
      login: id,
      nameKey: id,
      passwordHash: null,
      createdAt: 1,
    });
  await store.createMatch(
    begunMatch({
      id: 'a-match',
      settings: {
        ...SETTINGS,
        time: { kind: 'by-mail', perMove: 60_000, reserve: 0 },
        onResign: 'end',
        seating: 'random',
        rated: true,
      },
    }),
  );
  const outcome = { ranking: [[0], [1]], scores: [0, 0], reason: 'resigned' };
  const head = { status: 'finished', deciders: [], deadline: null, waitsForBot: false } as const;
  await store.append(
    { match: 'a-match', number: 1, id: 'one', entry: { kind: 'resign', seat: 1 }, at: 2 },
    { ...head, outcome, turns: [] },
  );
  await new Ratings({ store, games: [whistleStop], log: () => undefined }).look();
  await store.close();
});

const beaHas = async (points?: number): Promise<number | undefined> => {
  const store = await openStore({ folder });
  const standings = await store.ratings.standingsOf('bea', 'all');
  if (points !== undefined)
    await store.ratings.correct(
      LADDER,
      1,
      [],
      standings.map((standing) => ({ ...standing, points })),
    );
  await store.close();
  return standings[0]?.points;
};

it('finds that ratings follow from the matches, or corrects them', async () => {
  const good = await roundhouse('ratings', '--data', folder);
  expect(good).toMatchObject({ code: 0, out: expect.stringContaining('1 match, 2 players') });
  expect(good.out).toContain('All ratings follow from the matches.');
  const points = await beaHas(2500);
  expect(points).toBeLessThan(1500);
  const wrong = await roundhouse('ratings', '--data', folder);
  expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('1 differ') });
  expect((await roundhouse('ratings', '--recompute', '--data', folder)).code).toBe(0);
  expect(await beaHas()).toBe(points);
});

it('makes no store where there is none, such as in a mistyped folder', async () => {
  const missing = join(folder, 'mistyped');
  for (const command of [['ratings', '--recompute'], ['ratings'], ['admin', 'grant', 'a', 'admin']])
    expect(await roundhouse(...command, '--data', missing)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`there is no ${join(missing, 'roundhouse.sqlite')}`),
    });
  expect(existsSync(missing)).toBe(false);
});
