import type { Emit } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { HEXES } from './data/board.ts';
import type { HexIndex } from './data/board.ts';
import { BUILD_COST, CITY_STEPS } from './data/costs.ts';
import { CITIES_FOR_BONUS, MOST_SHARES, RAILROAD_COUNT, RAILROADS } from './data/railroads.ts';
import type { RailroadIndex } from './data/railroads.ts';
import { dividendOf, moveShareValue, penaltyOf, raiseDividend } from './disks.ts';
import type { Event } from './events.ts';
import { payBank, payoutOf, payShares } from './money.ts';
import { nextTarget, placeLocomotive } from './network.ts';
import type { State } from './state.ts';

export function beginBuildRound(state: State): void {
  state.phase = 'build';
  state.tile = 0;
  state.cube = 0;
}

/** I6, I14: goes on to the next cube that can build, ending build turns on the way; false when the round has ended. */
export function findBuilder(state: State, emit?: Emit<Event>): boolean {
  for (; state.tile < RAILROAD_COUNT; state.tile++) {
    const railroad = state.tiles[state.tile] ?? NONE;
    const cubes = state.sold[railroad] ?? 0;
    if (cubes === 0) continue;
    if (state.cube === 0) beginTurn(state, railroad, emit);
    for (; state.cube < cubes; state.cube++) {
      state.seat = state.holders[railroad * MOST_SHARES + state.cube] ?? NONE;
      if (nextTarget(state, railroad, -1) >= 0) return true;
      tellHindrance(state, railroad, emit);
    }
    endTurn(state, railroad, emit);
  }
  return false;
}

function beginTurn(state: State, railroad: RailroadIndex, emit?: Emit<Event>): void {
  state.railroad = railroad;
  state.reached = false;
  emit?.({ kind: 'build-turn-began', to: 'all', railroad });
}

function tellHindrance(state: State, railroad: RailroadIndex, emit?: Emit<Event>): void {
  const because = state.locomotives[railroad] === 0 ? 'no-locomotive' : 'nothing-affordable';
  emit?.({ kind: 'could-not-build', to: 'all', seat: state.seat, railroad, because });
}

function endTurn(state: State, railroad: RailroadIndex, emit?: Emit<Event>): void {
  // I11: also if there was no money or no locomotive.
  if (!state.reached) {
    moveShareValue(state, railroad, -penaltyOf(state, railroad), 'penalty', emit);
  }
  const perShare = dividendOf(state, railroad);
  payShares(state, railroad, perShare);
  emit?.({ kind: 'dividend-paid', to: 'all', ...payoutOf(state, railroad, perShare) });
  state.railroad = NONE;
  state.cube = 0;
}

/** Builds in a hex whose lease is paid, with all that a city brings (I18), and ends the cube. */
export function buildIn(state: State, hex: HexIndex, emit?: Emit<Event>): void {
  const { seat, railroad } = state;
  const cost = BUILD_COST[hex] ?? 0;
  payBank(state, railroad, cost);
  placeLocomotive(state, railroad, hex);
  emit?.({ kind: 'built', to: 'all', seat, railroad, hex, cost });
  const terrain = HEXES[hex]?.terrain;
  if (terrain === 'urban' || terrain === 'major') {
    const steps = CITY_STEPS[terrain];
    state.reached = true;
    raiseDividend(state, railroad, steps.dividend, emit);
    moveShareValue(state, railroad, steps.shareValue, 'major-city', emit);
    if (terrain === 'major') payBonus(state, railroad, emit);
  }
  state.cube++;
}

/** I10: at the fifth major city, and so only once. */
function payBonus(state: State, railroad: RailroadIndex, emit?: Emit<Event>): void {
  if (state.majorCities[railroad] !== CITIES_FOR_BONUS) return;
  const majorCitiesBonus = RAILROADS[railroad]?.majorCitiesBonus ?? 0;
  payShares(state, railroad, majorCitiesBonus);
  emit?.({
    kind: 'major-cities-bonus-paid',
    to: 'all',
    ...payoutOf(state, railroad, majorCitiesBonus),
  });
}
