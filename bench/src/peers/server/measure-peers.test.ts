import { expect, it } from 'vitest';
import { CONTESTANTS } from './contestants.ts';
import { measureLoad } from './measure-load.ts';
import { measureLoss } from './measure-loss.ts';
import { measureMemory } from './measure-memory.ts';
import { ENTRANTS } from './measure-peers.ts';

const number = expect.any(Number) as number;
const spread = { median: number, least: number, most: number };

it('all servers play, and the figures have the agreed shape', async () => {
  let slices = 0;
  const { full, paced } = await measureLoad({
    entrants: ENTRANTS,
    tables: 2,
    seconds: 0.5,
    rounds: 1,
    rate: 50,
    onSlice: () => slices++,
  });
  const figures = {
    movesPerSecond: spread,
    movesPerProcessorSecond: spread,
    p50: spread,
    p99: spread,
    bytesPerMove: spread,
    allocatedPerMove: spread,
  };
  for (const name of CONTESTANTS) {
    expect([full[name], paced[name]]).toEqual([figures, figures]);
    expect(full[name].movesPerSecond.median).toBeGreaterThan(0);
    expect(full[name].bytesPerMove.median).toBeGreaterThan(0);
  }
  expect(slices).toBe(2 * CONTESTANTS.length);
});

it('a killed server of ours has kept what was shown; one in memory has not', async () => {
  const plan = { tables: 3, seconds: 1, kills: 1 };
  const kept = { kills: 1, matches: 3, gone: 0, behind: 0, lost: 0 };
  expect(await measureLoss('roundhouse', plan)).toEqual(kept);
  const peer = await measureLoss('boardgame.io', plan);
  expect(peer.lost).toBeGreaterThan(0);
});

it('memory is measured with players, and after they have left', async () => {
  const figures = await measureMemory('roundhouse', {
    tables: [1, 4],
    moves: 4,
    settled: 0,
    forgotten: 0,
  });
  expect(figures).toEqual({ live: number, liveResident: number, left: number });
});
