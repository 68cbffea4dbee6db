import type { State } from '@roundhouse/games/iberian-gauge';

const PHASES = ['stock', 'set-value', 'place', 'build', 'lease', 'over'];

let low = 0;
let high = 0;

/**
 * 53 bits of all that a state is made of but for its generator. Sold shares, cubes, the bank, locomotives, prices and targets
 * follow from the rest.
 */
export function fingerprint(state: State): number {
  low = 0x1234_5678;
  high = 0x2468_ace1;
  mix((state.round << 16) | (PHASES.indexOf(state.phase) << 8) | state.seatCount);
  mix(
    (state.seat << 24) | (state.priorityDeal << 16) | (state.passes << 8) | (state.reached ? 1 : 0),
  );
  mix((state.railroad << 24) | ((state.tile & 255) << 16) | (state.cube << 8) | state.leaseCount);
  mix(state.buildHex);
  mixAll(state.tiles);
  mixAll(state.bought);
  mixAll(state.cash);
  mixAll(state.treasury);
  mixAll(state.holders);
  mixAll(state.shareValue);
  mixAll(state.dividend);
  mixAll(state.track);
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}

function mixAll(words: readonly number[]): void {
  for (let i = 0; i < words.length; i++) mix(words[i] ?? 0);
}

/** Two multiplicative hashes that feed each other. */
function mix(word: number): void {
  low = Math.imul(low ^ word, 0x85eb_ca6b);
  low ^= low >>> 15;
  high = Math.imul(high ^ low ^ (word << 13) ^ (word >>> 19), 0xc2b2_ae35);
  high ^= high >>> 16;
}
