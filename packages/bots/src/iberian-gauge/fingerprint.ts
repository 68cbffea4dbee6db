import type { State } from '@roundhouse/games/iberian-gauge';
import { beginWith, mix, mixAll, mixed } from '../recollection.ts';

const PHASES = ['stock', 'set-value', 'place', 'build', 'lease', 'over'];

/**
 * 53 bits of all that a state is made of but for its generator. Sold shares, cubes, the bank, locomotives, prices and targets
 * follow from the rest.
 */
export function fingerprint(state: State): number {
  beginWith((state.round << 16) | (PHASES.indexOf(state.phase) << 8) | state.seatCount);
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
  return mixed();
}
