import { findGame } from '@roundhouse/games';
import type { AnyGame } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { findPlanted } from './planted.ts';

it('a planted blunder is what a review finds first', () => {
  const game = findGame('trains-and-cargo') as AnyGame;
  const found = findPlanted({ game, seats: 3, iterations: 40, passes: 2, seed: '2' });
  expect(found?.place).toBe(1);
  expect(found?.loss).toBeGreaterThan(0.1);
});
