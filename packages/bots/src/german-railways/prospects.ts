import { NONE, withBit } from '@roundhouse/engine/kit';
import {
  CITIES,
  cityNamed,
  countBits,
  RAILROAD_COUNT,
  RAILROADS,
  SHARES_PER_RAILROAD,
  WORDS,
} from '@roundhouse/games/german-railways';
import type { State } from '@roundhouse/games/german-railways';
import { beginWith, mix, mixAll, mixed, Recollection } from '../recollection.ts';
import { buyerNow } from './buyer.ts';
import { CITY_COUNT, distancesOf, FAR } from './distances.ts';

/** What a hexagon costs in the mean, the surcharges of cities included. */
const HEX_PRICE = 2.7;
const INCOME_PER_HEX = 0.5;
const GROWTH = 0.6;
const NEARER = 0.6;
const NEARNESS = Float64Array.from({ length: FAR + 1 }, (_, distance) => NEARER ** distance);
const PARTNERS_NEEDED = 2;
/** Missing connections that one dividend fills in the mean; and dividends beyond those that the end needs. */
const FILLED = 3.5;
const SURPLUS = 0.3;
/** What a share on offer brings its treasury; the part of that which third shares count before they are on offer. */
const SALE = 6;
const LOCKED = 0.3;
/** With money for so many hexagons most of the dividends will come. */
const PLENTY = 12;

const INCOMES = CITIES.map(({ income }) => income);
const LINKS = RAILROADS.map(({ mustLink }) => mustLink.map(cityNamed));
const DISCOUNTS = RAILROADS.map(({ discount, firstRuralFree }) => (firstRuralFree ? 1 : discount));

const worths = new Float64Array(RAILROAD_COUNT);

/** About how many dividends are still to come: the end needs two connections of every railroad. */
export function dividendsLeft(state: State): number {
  let missing = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    missing += Math.max(0, PARTNERS_NEEDED - countBits(state.partners[railroad] ?? 0));
  }
  return missing === 0 ? 0 : missing / FILLED + SURPLUS;
}

/**
 * The same as far as there will be money to build with: that in treasuries, and what shares on offer will bring. Third
 * shares are not on offer before somebody has bought the last second one, however little that one is worth.
 */
export function dividendsPaidFor(state: State): number {
  let hexes = 0;
  let cash = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++)
    hexes += affordable(state, railroad);
  for (const each of state.cash) cash += each;
  const { seconds, thirds } = unsoldShares(state);
  const sales = Math.min(cash, SALE * (seconds + (seconds === 0 ? thirds : LOCKED * thirds)));
  return dividendsLeft(state) * (1 - Math.exp(-(hexes + sales / HEX_PRICE) / PLENTY));
}

/** First and second shares, and third ones, that are not sold; the one that somebody bids for counts as sold. */
function unsoldShares(state: State): { seconds: number; thirds: number } {
  const selling = buyerNow(state) < 0 ? NONE : state.auction.railroad;
  let seconds = 0;
  let thirds = 0;
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    const sold = (state.sold[railroad] ?? 0) + (railroad === selling ? 1 : 0);
    seconds += Math.max(0, SHARES_PER_RAILROAD - 1 - sold);
    if (sold < SHARES_PER_RAILROAD) thirds++;
  }
  return { seconds, thirds };
}

/** What one share of each railroad will pay until the end. The list is only good until the next call. */
export function shareWorths(state: State, dividends: number): Readonly<Float64Array> {
  if (dividends === 0) return worths.fill(0);
  beginWith(0);
  mixAll(state.visitors);
  const visits = mixed();
  for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
    mixSituation(state, railroad, visits);
    const at = KNOWN.find();
    if (KNOWN.isNew) foresee(state, railroad, KNOWN.numbers, at);
    const meetings = dividends + (KNOWN.numbers[at + 1] ?? 0);
    worths[railroad] = (KNOWN.numbers[at] ?? 0) * meetings * (KNOWN.numbers[at + 2] ?? 0);
  }
  return worths;
}

/** For 2 ** 13 situations of railroads what `foresee` says. */
const KNOWN = new Recollection(13, 3);

/** All that these follow from, the cities with their visitors as one number. */
function mixSituation(state: State, railroad: number, visits: number): void {
  beginWith(
    railroad | ((state.partners[railroad] ?? 0) << 3) | ((state.locomotives[railroad] ?? 0) << 11),
  );
  mix(((state.treasury[railroad] ?? 0) << 16) | (state.income[railroad] ?? 0));
  mix(visits | 0);
  mix((visits / 0x1_0000_0000) | 0);
  mixAll(state.track, railroad * WORDS, (railroad + 1) * WORDS);
}

/** Sets three numbers from `at` on: the income to come, the dividends of its own connections, and how likely it pays. */
export function foresee(state: State, railroad: number, out: Float64Array, at: number): void {
  const steps = distancesOf(state, railroad);
  const hexes = affordable(state, railroad);
  out[at] = (state.income[railroad] ?? 0) + GROWTH * growth(steps, hexes);
  out[at + 1] = ownConnections(state, railroad, steps, hexes);
  out[at + 2] = linkChance(railroad, steps, hexes);
}

/** Hexagons that the railroad can still lay with the money it has. */
function affordable(state: State, railroad: number): number {
  const price = HEX_PRICE - (DISCOUNTS[railroad] ?? 0);
  return Math.min(state.locomotives[railroad] ?? 0, (state.treasury[railroad] ?? 0) / price);
}

/** Cities that it does not have yet, near ones first, as far as its money goes. */
function growth(steps: Readonly<Uint8Array>, hexes: number): number {
  let sum = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const distance = steps[city] ?? FAR;
    if (distance === 0 || distance > hexes) continue;
    sum += (INCOMES[city] ?? 0) * (NEARNESS[distance] ?? 0);
  }
  return Math.min(sum, hexes * INCOME_PER_HEX);
}

/** Railroads that it does not know yet and can get to: those dividends it will pay twice. */
function ownConnections(
  state: State,
  railroad: number,
  steps: Readonly<Uint8Array>,
  hexes: number,
): number {
  const known = withBit(state.partners[railroad] ?? 0, railroad);
  let nearest = FAR;
  for (let city = 0; city < CITY_COUNT; city++) {
    const distance = steps[city] ?? FAR;
    if (distance >= nearest || distance > hexes) continue;
    if (((state.visitors[city] ?? 0) & ~known) !== 0) nearest = distance;
  }
  return nearest === FAR ? 0 : NEARER ** (nearest / 2);
}

/** The Berlin-Hamburger pays nothing before it has both. */
function linkChance(railroad: number, steps: Readonly<Uint8Array>, hexes: number): number {
  let missing = 0;
  for (const city of LINKS[railroad] ?? []) missing += steps[city] ?? FAR;
  if (missing === 0) return 1;
  return missing > hexes ? 0.5 * NEARER ** (missing - hexes) : 0.9 ** missing;
}
