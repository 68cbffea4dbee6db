import { hasBit } from '@roundhouse/engine/kit';
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
  if (build.laid >= (PER_BUILD[railroad] ?? 0) || state.locomotives[railroad] === 0) return false;
  const { treasury, track, reach, taken, approached } = state;
  const money = Math.min(treasury[railroad] ?? 0, (BUDGETS[railroad] ?? 0) - build.spent);
  if (money < (LOWEST_PRICES[railroad] ?? 0)) return false;
  const first = railroad * WORDS;
  const hasApproach = hasBit(approached, railroad);
  for (let word = 0; word < WORDS; word++) {
    let bits = (reach[first + word] ?? 0) & ~(track[first + word] ?? 0) & ~(taken[word] ?? 0);
    if (hasApproach) bits &= ~(APPROACH_ZONE[word] ?? 0);
    for (; bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(word, bits);
      if (priceOf(state, railroad, hex, build.rural) <= money && found(hex)) return true;
    }
  }
  return false;
}
