import { assertNever } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import {
  BUILD_COST,
  hasTrack,
  HEXES,
  pesetasIn,
  priceOf,
  RAILROAD_COUNT,
  shareValueOf,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, Move, RailroadIndex, State } from '@roundhouse/games/iberian-gauge';
import { shareWorth } from './forecast.ts';
import { CITIES, IS_MAJOR, NEAR, WAYS } from './ways.ts';

/** How often a good player would choose each move. */
export function prior(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, entry(moves, i));
}

function weightOf(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'start':
      return 2;
    case 'set-value':
      return SET_VALUE_WEIGHTS[move.value] ?? 1;
    case 'place':
      return PLACE_WEIGHTS[move.hex] ?? 0;
    case 'invest':
      return investWeight(state, seat, move.railroad);
    case 'pass':
      return 0.5;
    case 'build':
      return buildWeight(state, move.hex);
    case 'lease':
      return 1 / (1 + move.choice);
    case 'decline':
      return 0.03;
    default:
      return assertNever(move);
  }
}

const SET_VALUE_WEIGHTS: Readonly<Record<number, number>> = {
  12: 1.5,
  16: 1.2,
  20: 1,
  24: 1,
  28: 0.7,
  32: 0.7,
  36: 0.7,
};

/** A share is bought for what it brings beyond its price; a second one adds a cube to what is held already. */
function investWeight(state: State, seat: Seat, railroad: RailroadIndex): number {
  const gain = shareWorth(state, railroad) - shareValueOf(state, railroad);
  const held = state.shares[seat * RAILROAD_COUNT + railroad] ?? 0;
  return Math.exp(Math.max(-3, Math.min(3, gain / 20 + held / 4)));
}

/** A city at once, or a step on a short way to one; cheap rather than dear. */
function buildWeight(state: State, hex: HexIndex): number {
  const { railroad } = state;
  const goal = GOALS[hex]?.find(({ city }) => !hasTrack(state, railroad, city));
  const cost = (BUILD_COST[hex] ?? 0) + pesetasIn(priceOf(state, railroad, hex));
  return 0.01 + (goal?.gain ?? 0) * Math.exp(-cost / 8);
}

const REACH = 6;

/** For each hex the cities that a build there leads to, the most welcome first. */
const GOALS = NEAR.map(({ cities, builds }) =>
  cities
    .map((city, i) => ({
      city: CITIES[city] ?? 0,
      away: builds[i] ?? 0,
      gain: (IS_MAJOR[city] === true ? 30 : 16) * 0.42 ** (builds[i] ?? 0),
    }))
    .filter(({ away }) => away <= REACH)
    .toSorted((a, b) => b.gain - a.gain),
);

/** A major city with other cities around. */
const PLACE_WEIGHTS: readonly number[] = HEXES.map((_, hex) => {
  let sum = 0;
  for (const [city, { builds }] of WAYS.entries()) {
    const away = builds[hex] ?? 0;
    if (away > 0) sum += (IS_MAJOR[city] === true ? 2 : 1) * 0.7 ** away;
  }
  return sum * sum;
});
