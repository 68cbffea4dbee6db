import {
  BUILD_COST,
  hasHex,
  pesetasIn,
  priceOf,
  RAILROAD_COUNT,
  shareValueOf,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, Move, RailroadIndex, State } from '@roundhouse/games/iberian-gauge';
import { assertNever } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { shareWorth } from './forecast.ts';
import { CITIES, IS_MAJOR, WAYS } from './ways.ts';

/** How often a good player would choose each move. */
export function prior(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, moves[i] as Move);
}

function weightOf(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'start':
      return 2;
    case 'set-value':
      return SET_VALUE_WEIGHTS[move.value] ?? 1;
    case 'place':
      return placeWeight(move.hex);
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
  12: 0.7,
  16: 1,
  20: 1.5,
  24: 1.5,
  28: 1,
  32: 0.7,
  36: 0.7,
};

/** A share is bought for what it brings beyond its price; a second one adds a cube to what is held already. */
function investWeight(state: State, seat: Seat, railroad: RailroadIndex): number {
  const gain = shareWorth(state, railroad) - shareValueOf(state, railroad);
  const held = state.shares[seat * RAILROAD_COUNT + railroad] as number;
  return Math.exp(Math.max(-3, Math.min(3, gain / 20 + held / 4)));
}

/** A city at once, or a step on a short way to one; cheap rather than dear. */
function buildWeight(state: State, hex: HexIndex): number {
  const { railroad } = state;
  let best = 0;
  for (let city = 0; city < CITIES.length; city++) {
    const away = WAYS[city]?.builds[hex] as number;
    if (away > REACH || hasHex(state.track, railroad, CITIES[city] as HexIndex)) continue;
    const gain = (IS_MAJOR[city] === true ? 3 : 1.6) * (NEARER[away] as number);
    if (gain > best) best = gain;
  }
  const cost = (BUILD_COST[hex] as number) + pesetasIn(priceOf(state, railroad, hex));
  return 0.01 + best * Math.exp(-cost / 8);
}

const REACH = 6;
const NEARER = Array.from({ length: REACH + 1 }, (_, away) => 10 * 0.42 ** away);

/** A major city with other cities around. */
function placeWeight(hex: HexIndex): number {
  let sum = 0;
  for (const [city, { builds }] of WAYS.entries()) {
    const away = builds[hex] as number;
    if (away > 0) sum += (IS_MAJOR[city] === true ? 2 : 1) * 0.7 ** away;
  }
  return sum * sum;
}
