import { runBattery } from '@roundhouse/engine/testing';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardgameIo } from '../peers/boardgame-io.ts';
import { playHandWritten } from '../peers/hand-written.ts';
import { playOnKernel } from '../peers/kernel.ts';
import { EMPTY_HASH } from '../peers/playout.ts';
import type { Playout } from '../peers/playout.ts';
import { rr60 } from './index.ts';
import { laws } from './laws.ts';
import { networkSize } from './score.ts';

/** From the specification: games 1 to N, moves in all, checksum. */
const EXPECTED = [
  [1, 61, '3aed3067'],
  [10, 574, '54ba7f8a'],
  [100, 5587, '027b0d9e'],
  [1000, 56276, '0faf100d'],
] as const;

function playAll(play: Playout, games: number): [number, string] {
  let hash = EMPTY_HASH;
  let moves = 0;
  for (let seed = 1; seed <= games; seed++) {
    const played = play(seed, hash);
    hash = played.hash;
    moves += played.moves;
  }
  return [moves, hash.toString(16).padStart(8, '0')];
}

describe('RR60', () => {
  it.each(EXPECTED)('on our kernel plays %i games as specified', (games, moves, checksum) => {
    expect(playAll(playOnKernel, games)).toEqual([moves, checksum]);
  });

  it.each(EXPECTED)('written by hand plays %i games as specified', (games, moves, checksum) => {
    expect(playAll(playHandWritten, games)).toEqual([moves, checksum]);
  });

  it('on boardgame.io plays 10 games as specified', () => {
    expect(playAll(boardgameIo(), 10)).toEqual([574, '54ba7f8a']);
  });

  it('passes the battery', () => {
    const report = runBattery(rr60, laws, { games: 60, sample: 4 });
    expect(report.matches).toBe(60);
    expect(Object.keys(report.endings)).toEqual(['last-round']);
  });

  it('has a command of its own', () => {
    const main = join(import.meta.dirname, 'main.ts');
    const played = spawnSync(
      process.execPath,
      [main, ...'arena rr60 --bots greedy,random --games 4 --threads 1 --iterations 1'.split(' ')],
      { encoding: 'utf8' },
    );
    expect([played.status, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toContain('rr60, 4 seats, 4 games');
  });

  it.each([
    ['no routes', [], 0],
    ['one route', [0], 2],
    ['a chain', [0, 1, 2], 4],
    ['two networks, the larger counts', [0, 6, 7, 8], 4],
    ['two networks joined by a later route', [0, 3, 10], 4],
    ['a ring', [0, 3, 9, 10], 4],
  ])('network: %s', (_, routes, cities) => {
    expect(networkSize(routes.reduce((set, route) => set | (1 << route), 0))).toBe(cities);
  });
});
