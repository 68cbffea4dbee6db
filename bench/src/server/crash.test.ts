import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { runCrashTest } from './crash.ts';

it('a server that is killed again and again loses no acknowledged move and plays none twice', async () => {
  const catalogue = new URL('../testing/every-game.ts', import.meta.url).href;
  const report = await runCrashTest({
    games: GAMES,
    catalogue,
    matches: 10,
    kills: 4,
    longestLife: 900,
  });
  expect(report).toMatchObject({ lost: 0, doubled: 0, broken: 0, kills: 4 });
  expect(report.finished).toBe(report.matches);
  expect(report.matches).toBeGreaterThanOrEqual(10);
  expect(report.acknowledged).toBeGreaterThan(500);
});
