import { expect, it } from 'vitest';
import { runCorruptionTest } from './corrupt.ts';

it('a store with a damaged file opens whole or is refused, and what is lost is told', async () => {
  const { outcomes, unchanged } = await runCorruptionTest({ cases: 60, moves: 400, seed: 'short' });
  const all = [...outcomes.values()];
  const sum = (outcome: 'whole' | 'saved' | 'told' | 'silent'): number =>
    all.reduce((total, each) => total + each[outcome], 0);
  expect(sum('silent')).toBe(0);
  expect(sum('whole') + sum('saved') + sum('told') + unchanged).toBe(60);
  for (const outcome of ['whole', 'saved', 'told'] as const)
    expect(sum(outcome), outcome).toBeGreaterThan(0);
});
