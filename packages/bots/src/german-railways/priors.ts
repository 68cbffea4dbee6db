import type { Seat } from '@roundhouse/engine';
import { entry, hasBit, withBit } from '@roundhouse/engine/kit';
import {
  CITIES,
  CITY_OF,
  RAILROAD_COUNT,
  SHARES_PER_RAILROAD,
} from '@roundhouse/games/german-railways';
import type { Move, State } from '@roundhouse/games/german-railways';
import { buyerNow } from './buyer.ts';
import { CITY_COUNT, FAR, STEPS } from './distances.ts';
import { dividendsLeft, shareWorths } from './prospects.ts';

const CONNECTION = 4;
/** Whoever alone has money wins if nothing more is paid, so the last of it is hardly ever spent. */
const LAST_TALER = 0.002;
const INCOMES = CITIES.map(({ income }) => income);

/** Sets out[i] to how often a good player would choose moves[i]. */
export function weigh(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  if (state.phase === 'auction') return weighBids(state, seat, moves, out);
  const pulls = state.phase === 'build' ? cityPulls(state) : NO_PULLS;
  for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, entry(moves, i), pulls);
}

function weightOf(state: State, seat: Seat, move: Move, pulls: Readonly<Float64Array>): number {
  switch (move.kind) {
    case 'pass':
      return 0.3;
    case 'offer':
      return (state.cash[seat] ?? 0) > 0 ? 1.5 : 0.2;
    case 'build':
      return 2 * (state.shares[seat * RAILROAD_COUNT + move.railroad] ?? 0);
    case 'lay':
      return layWeight(move.hex, pulls);
    case 'done':
      return 1;
    case 'propose-end':
      return isAhead(state, seat) ? 0.1 : 0.01;
    case 'accept-end':
      return isAhead(state, seat) ? 1 : 0.02;
    default:
      return 1;
  }
}

function isAhead(state: State, seat: Seat): boolean {
  for (const cash of state.cash) if (cash > (state.cash[seat] ?? 0)) return false;
  return true;
}

const NO_PULLS = new Float64Array(CITY_COUNT);
const pullOfCity = new Float64Array(CITY_COUNT);

/** What each city would bring the railroad that builds: income, and dividends with whom it did not meet before. */
function cityPulls(state: State): Readonly<Float64Array> {
  const { railroad } = state.build;
  const known = withBit(state.partners[railroad] ?? 0, railroad);
  for (let city = 0; city < CITY_COUNT; city++) {
    const visitors = state.visitors[city] ?? 0;
    const isOwn = hasBit(visitors, railroad);
    pullOfCity[city] = isOwn
      ? 0
      : (INCOMES[city] ?? 0) + ((visitors & ~known) === 0 ? 0 : CONNECTION);
  }
  return pullOfCity;
}

/** A city for itself, any hexagon for the cities near it. */
function layWeight(hex: number, pulls: Readonly<Float64Array>): number {
  const city = CITY_OF[hex] ?? 0;
  let sum = city < 0 ? 0 : 3 * (pulls[city] ?? 0);
  const first = hex * CITY_COUNT;
  for (let each = 0; each < CITY_COUNT; each++) {
    const pull = pulls[each] ?? 0;
    const steps = STEPS[first + each] ?? FAR;
    if (pull > 0 && steps < 7 && each !== city) sum += pull / (1 << (2 * steps));
  }
  return 0.1 + sum;
}

function isAloneWithMoney({ cash }: State, seat: Seat): boolean {
  for (let each = 0; each < cash.length; each++) {
    if (each !== seat && (cash[each] ?? 0) > 0) return false;
  }
  return true;
}

/** Whether this sale is the one that all third shares wait for. */
function opensThirds({ sold, auction: { railroad } }: State): boolean {
  let missing = 0;
  for (const each of sold) missing += Math.max(0, SHARES_PER_RAILROAD - 1 - each);
  return missing === 1 && sold[railroad] === SHARES_PER_RAILROAD - 2;
}

/** Bids just above the last one, up to what the share will pay; dropping out beyond that. */
function weighBids(state: State, seat: Seat, moves: readonly Move[], out: number[]): void {
  const worths = shareWorths(state, dividendsLeft(state));
  const worth = (worths[state.auction.railroad] ?? 0) * 0.8;
  const { highBid } = state.auction;
  const isFree = buyerNow(state) === seat;
  const opens = opensThirds(state);
  const last = isAloneWithMoney(state, seat) ? (state.cash[seat] ?? 0) : Infinity;
  for (let i = 0; i < moves.length; i++) {
    const move = entry(moves, i);
    if (move.kind === 'bid') {
      const over = move.amount - highBid - 1;
      out[i] = move.amount <= worth ? 3 / (1 + over) ** 2 + 0.05 : 0.02 / (1 + over);
      if (opens && over === 0) out[i] = Math.max(1, out[i] ?? 0);
      if (move.amount === last) out[i] = LAST_TALER;
    } else out[i] = highBid + 1 > worth ? (opens ? 1 : 6) : isFree ? 0.5 : 0.7;
  }
}
