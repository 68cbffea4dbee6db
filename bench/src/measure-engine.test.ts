import { expect, it } from 'vitest';
import { measureEngine } from './measure-engine.ts';

it('measures a game, the peers and the reference, and says so in the agreed shape', async () => {
  const catalogue = new URL('testing/catalogue.ts', import.meta.url).href;
  const slices: [number, number][] = [];
  const report = await measureEngine({
    games: ['rr60'],
    catalogue,
    seconds: 0.05,
    onSlice: (done, all) => slices.push([done, all]),
  });
  const rate = { movesPerSecond: expect.any(Number) as number };
  expect(report).toEqual({
    games: { rr60: { ...rate, cloneInMoves: expect.any(Number) as number } },
    peers: { chessops: rate, 'boardgame.io': rate, 'hand-written': rate },
    reference: rate,
  });
  expect(report.games['rr60']?.movesPerSecond).toBeGreaterThan(0);
  expect(report.games['rr60']?.cloneInMoves).toBeGreaterThan(0);
  expect(slices.at(-1)).toEqual([30, 30]);
});
