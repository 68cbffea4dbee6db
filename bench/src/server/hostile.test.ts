import { findGame } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { runHostileTest } from './hostile.ts';

it('malformed, oversized, out-of-order and wrong-seat messages are refused, and change nothing', async () => {
  const game = findGame('german-railways');
  if (game === undefined) throw new Error('no game');
  const catalogue = new URL('../testing/every-game.ts', import.meta.url).href;
  const report = await runHostileTest({ game, catalogue, messages: 3000, seed: 'hostile' });
  expect(report.wrong).toEqual([]);
  expect(report).toMatchObject({ alive: true, changes: 0, messages: 2400, requests: 600 });
  expect(report.honest.asked).toBeGreaterThan(0);
  expect(Object.keys(report.refused)).toEqual(
    expect.arrayContaining([
      'malformed',
      'too-large',
      'stale',
      'not-seated',
      'unknown-version',
      '400',
    ]),
  );
});
