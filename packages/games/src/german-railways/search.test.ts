import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { RAILROADS } from './data/railroads.ts';
import { germanRailways } from './index.ts';
import { explore } from './search.ts';
import { newLayers } from './spread.ts';
import type { State } from './state.ts';

/** Every city's hexagon with the fewest locomotives to it. */
function reachOf(state: State, railroad: number): Map<number, number> {
  const found = new Map<number, number>();
  explore(state, railroad, newLayers(), (hex, laid) => {
    if (!found.has(hex)) found.set(hex, laid);
    return false;
  });
  return new Map([...found].sort(([a], [b]) => a - b));
}

describe('G20: the two searches', () => {
  it('reach the same cities when there is money enough', () => {
    const rng = rngFromSeed(seedFromText('search'));
    let compared = 0;
    for (let match = 0; match < 12; match++) {
      const seed = rngFromSeed(seedFromText(`search${match}`));
      const state = germanRailways.setup({ turnOrder: 'bag' }, 5, seed);
      while (state.ending === null) {
        const legal = germanRailways.legalMoves(state, state.decider);
        const move = drawFrom(rng, legal);
        germanRailways.apply(state, state.decider, move);
        if (move.kind !== 'done') continue;
        const rich = germanRailways.clone(state);
        rich.sold.fill(3);
        rich.treasury.fill(1_000_000);
        const unsold = germanRailways.clone(state);
        unsold.sold.fill(0);
        for (const railroad of RAILROADS.keys()) {
          expect(reachOf(rich, railroad)).toEqual(reachOf(unsold, railroad));
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
