import { filled, NONE } from '@roundhouse/engine/kit';
import { APPROACH_ZONE } from './building.ts';
import { CITY_OF } from './data/board.ts';
import { CITIES } from './data/cities.ts';
import { RAILROAD_COUNT } from './data/railroads.ts';
import { WORDS } from './hex-set.ts';
import { explore, isSoldOut } from './search.ts';
import { cameFrom, newLayers } from './spread.ts';
import type { Layers } from './spread.ts';
import { countBits } from './state.ts';
import type { State } from './state.ts';

/** Direct connections that every railroad needs for the match to end. */
export const PARTNERS_NEEDED = 2;

/** The need that no railroad can meet: stands for a way that is not known. */
export const NO_WAY = 1000;

// Kept between calls only to save making them again.
const ownLayers = newLayers();
const otherLayers = newLayers();
/** By city: one more than the locomotives it takes to get there, or 0. */
const reached = filled(CITIES.length, 0);

/**
 * The first railroad that provably can no longer get two direct connections, or -1 (G14a). The proof is one-sided: it
 * assumes that nobody builds in anybody's way, that each meeting has all locomotives to itself, and that money comes as
 * long as a share is unsold. So it may miss a railroad that is stuck, but a railroad it names is stuck.
 */
export function findStuck(state: State): number {
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const missing = PARTNERS_NEEDED - countBits(state.partners[railroad] ?? 0);
    if (missing <= 0 || hasOpenWay(state, railroad)) continue;
    if (!canMeet(state, railroad, missing)) return railroad;
  }
  return NONE;
}

/** What has become of a railroad's two connections: it has them, may get them, has no partner to spare, or is stuck. */
export type Outlook = 'connected' | 'open' | 'at-risk' | 'stuck';

/** As far as the proof can tell. Keeps the ways that it finds in the state. */
export function outlookOf(state: State, railroad: number): Outlook {
  const missing = PARTNERS_NEEDED - countBits(state.partners[railroad] ?? 0);
  if (missing <= 0) return 'connected';
  if (!canMeet(state, railroad, missing)) return 'stuck';
  return canMeet(state, railroad, missing + 1) ? 'open' : 'at-risk';
}

/** Whether the way found by an earlier search is still open, so that no search is needed. */
export function hasOpenWay(state: State, railroad: number): boolean {
  const { locomotives, taken, track, way, wayNeeds } = state;
  let movers = 0;
  for (let mover = 0; mover < RAILROAD_COUNT; mover++) {
    const needs = wayNeeds[railroad * RAILROAD_COUNT + mover] ?? 0;
    if (needs === 0) continue;
    if (needs > (locomotives[mover] ?? 0) || isSoldOut(state, mover)) return false;
    movers |= 1 << mover;
  }
  const base = railroad * WORDS;
  const isAlone = movers === 1 << railroad;
  let approach = 0;
  for (let word = 0; word < WORDS; word++) {
    const bits = way[base + word] ?? 0;
    const own = isAlone ? (track[base + word] ?? 0) : 0;
    if ((bits & (taken[word] ?? 0) & ~own) !== 0) return false;
    approach |= bits & (APPROACH_ZONE[word] ?? 0) & ~own;
  }
  return approach === 0 || (state.approached & movers) === 0;
}

/** Whether the railroad can get so many connections more, as far as the proof can tell. Keeps the way that it finds. */
export function canMeet(state: State, railroad: number, missing: number): boolean {
  const known = (state.partners[railroad] ?? 0) | (1 << railroad);
  for (let city = 0; city < reached.length; city++) reached[city] = 0;
  let met = 0;
  forgetWay(state, railroad);
  const enough = explore(state, railroad, ownLayers, (hex, laid) => {
    const city = CITY_OF[hex] ?? NONE;
    reached[city] = laid + 1;
    const fresh = (state.visitors[city] ?? 0) & ~known & ~met;
    if (fresh === 0) return false;
    met |= fresh;
    keepWay(state, railroad, { mover: railroad, layers: ownLayers, hex, laid });
    return countBits(met) >= missing;
  });
  if (enough) return true;
  for (let other = 0; other < RAILROAD_COUNT; other++) {
    if (((known | met) & (1 << other)) !== 0) continue;
    const meets = explore(state, other, otherLayers, (hex, laid) => {
      const own = (reached[CITY_OF[hex] ?? NONE] ?? 0) - 1;
      if (own < 0) return false;
      keepWay(state, railroad, { mover: railroad, layers: ownLayers, hex, laid: own });
      keepWay(state, railroad, { mover: other, layers: otherLayers, hex, laid });
      return true;
    });
    if (meets) met |= 1 << other;
    if (countBits(met) >= missing) return true;
  }
  state.wayNeeds[railroad * RAILROAD_COUNT + railroad] = NO_WAY;
  return false;
}

function forgetWay(state: State, railroad: number): void {
  state.way.fill(0, railroad * WORDS, (railroad + 1) * WORDS);
  state.wayNeeds.fill(0, railroad * RAILROAD_COUNT, (railroad + 1) * RAILROAD_COUNT);
}

/** A railroad's way to a hexagon, as a search has found it. */
interface Way {
  readonly mover: number;
  readonly layers: Layers;
  readonly hex: number;
  readonly laid: number;
}

/** Adds a way to what the railroad relies on. A way that costs money is not relied on. */
function keepWay(state: State, railroad: number, { mover, layers, hex, laid }: Way): void {
  const need = railroad * RAILROAD_COUNT + mover;
  const isPriced = laid > 0 && isSoldOut(state, mover);
  state.wayNeeds[need] = Math.max(state.wayNeeds[need] ?? 0, isPriced ? NO_WAY : laid);
  if (isPriced) return;
  let from = hex;
  for (let left = laid; left > 0; left--) {
    if (CITY_OF[from] === NONE) {
      const word = railroad * WORDS + (from >> 5);
      state.way[word] = (state.way[word] ?? 0) | (1 << (from & 31));
    }
    from = cameFrom(layers, from, left);
  }
}
