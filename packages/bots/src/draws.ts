import { nextUint32 } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';

/** A generator for one imagined world, whose draws do not disturb the bot's own. */
export function worldRng(rng: Rng): Rng {
  return [nextUint32(rng) | 0, nextUint32(rng) | 0, nextUint32(rng) | 0, nextUint32(rng) | 0];
}

/** A number from 0 to 1, without 1. */
export function drawFraction(rng: Rng): number {
  return nextUint32(rng) / 0x1_0000_0000;
}

/** An index below `count`, as likely as its weight. */
export function drawWeighted(rng: Rng, weights: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[i] ?? 0;
  let left = drawFraction(rng) * sum;
  for (let i = 0; i < count; i++) {
    left -= weights[i] ?? 0;
    if (left < 0) return i;
  }
  return count - 1;
}
