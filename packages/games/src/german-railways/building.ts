import { at, hasBit } from '@roundhouse/engine/kit';
import { HEXES, IS_APPROACH } from './data/board.ts';
import { RAILROADS } from './data/railroads.ts';
import { hexSet, lowestHex, WORDS } from './hex-set.ts';
import { LOWEST_PRICES, priceOf } from './prices.ts';
import type { Build, State } from './state.ts';

const PER_BUILD: readonly number[] = RAILROADS.map(({ perBuild }) => perBuild);
const NO_LIMIT = 0x7fff_ffff;
const BUDGETS: readonly number[] = RAILROADS.map(({ budget }) => budget ?? NO_LIMIT);
export const APPROACH_ZONE: readonly number[] = hexSet(
  HEXES.flatMap((_, hex) => (IS_APPROACH[hex] ? [hex] : [])),
);

/**
 * The hexagons that the railroad may build next, with so much of the build already done, handed to `found` in order until
 * it says true. Answers whether it did.
 */
export function someBuildable(
  state: State,
  railroad: number,
  build: Pick<Readonly<Build>, 'laid' | 'spent' | 'rural'>,
  found: (hex: number) => boolean,
): boolean {
  if (build.laid >= at(PER_BUILD, railroad) || at(state.locomotives, railroad) === 0) return false;
  const { treasury, track, reach, taken, approached } = state;
  const money = Math.min(at(treasury, railroad), at(BUDGETS, railroad) - build.spent);
  if (money < at(LOWEST_PRICES, railroad)) return false;
  const first = railroad * WORDS;
  const hasApproach = hasBit(approached, railroad);
  for (let word = 0; word < WORDS; word++) {
    let bits = at(reach, first + word) & ~at(track, first + word) & ~at(taken, word);
    if (hasApproach) bits &= ~at(APPROACH_ZONE, word);
    for (; bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(word, bits);
      if (priceOf(state, railroad, hex, build.rural) <= money && found(hex)) return true;
    }
  }
  return false;
}
