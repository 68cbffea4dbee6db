import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { playChess } from './chess.ts';

it('plays whole games of chess, the same ones for the same seed', () => {
  const play = (): number[] => {
    const rng = rngFromSeed(seedFromText('chess'));
    return Array.from({ length: 5 }, () => playChess(rng));
  };
  expect(play()).toEqual(play());
  expect(Math.min(...play())).toBeGreaterThan(4);
});
