import { afterAll, describe, expect, it } from 'vitest';
import { Threads } from './threads.ts';
import type { Result, Run, Trial } from './trial.ts';

const RUN: Run = {
  game: 'trains-and-cargo',
  options: undefined,
  seats: 2,
  sides: 2,
  against: 'search',
  iterations: 8,
  before: undefined,
};
const pools = [1, 2].map((count) => new Threads(count, RUN));
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

const trial = (more: Partial<Trial> = {}): Trial => ({
  numbers: {},
  iterations: 8,
  seed: 'trial',
  side: 0,
  ...more,
});

/** What came out, but for the time that it took. */
async function played(trials: readonly Trial[], pool = 0): Promise<Omit<Result, 'spent'>[]> {
  const results = await pools[pool]?.all(trials, Infinity);
  return (results ?? []).map(({ share, lead, moves, steps }) => ({ share, lead, moves, steps }));
}

describe('trials', () => {
  it('are the same on any number of threads, and end with a winner', async () => {
    const trials = [trial(), trial({ side: 1 }), trial({ seed: 'another' })];
    const results = await played(trials);
    expect(await played(trials, 1)).toEqual(results);
    expect((results[0]?.share ?? 0) + (results[1]?.share ?? 0)).toBeCloseTo(1);
    expect(results[0]?.lead).not.toBe(results[2]?.lead);
  });

  it('play with the numbers tried, and without them again afterwards', async () => {
    const numbers = { exploration: 0, 'prior-weights.send.base': 9 };
    const [before, changed, after] = await played([trial(), trial({ numbers }), trial()]);
    expect(changed).not.toEqual(before);
    expect(after).toEqual(before);
  });

  it('move every number that is varied', async () => {
    const vary = { names: ['exploration', 'prior-weights.send.base'], by: 1 };
    const results = await played([trial({ vary }), trial({ vary, seed: 'another' })]);
    for (const { steps } of results) expect(steps.map(Math.abs)).toEqual([1, 1]);
  });

  it('refuse a number that there is not', async () => {
    const pool = new Threads(1, RUN);
    await expect(
      pool.all([trial({ numbers: { 'prior-weights.send.x': 1 } })], Infinity),
    ).rejects.toThrow('no number prior-weights.send.x');
    await pool.close();
  });
});
