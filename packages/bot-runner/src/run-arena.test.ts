import { eloRatings } from '@roundhouse/bots';
import type { ArenaGame } from '@roundhouse/bots';
import { expect, it } from 'vitest';
import { runArena } from './run-arena.ts';

const registry = new URL('./testing/games.ts', import.meta.url).href;

it('plays on several threads and reports each bot', async () => {
  const games: ArenaGame[] = [];
  const report = await runArena({
    game: 'coal-line',
    bots: ['search', 'random'],
    seats: 3,
    games: 12,
    think: { iterations: 60 },
    pool: { registry, threads: 2 },
    onProgress: ({ done, total, latest }) => {
      games.push(latest);
      expect([done, total]).toEqual([games.length, 12]);
    },
  });
  expect(report).toMatchObject({ game: 'coal-line', seats: 3, games: 12 });
  const [search, random] = report.bots;
  expect([search?.name, search?.games, random?.games]).toEqual(['search', 12, 24]);
  expect((search?.wins ?? 0) + (random?.wins ?? 0)).toBeCloseTo(12);
  expect(search?.share).toBeGreaterThan(0.5);
  expect(Object.keys(search ?? {})).toEqual([
    'name',
    'games',
    'wins',
    'share',
    'low',
    'high',
    'meanScore',
    'meanMs',
    'p99Ms',
  ]);
  expect(eloRatings(games)[0]?.name).toBe('search');
});

it('does not hide a crash', async () => {
  const plan = { game: 'broken', bots: ['greedy'], seats: 2, games: 2, think: 5 };
  await expect(runArena({ ...plan, pool: { registry, threads: 1 } })).rejects.toMatchObject({
    failure: 'crashed',
  });
});
