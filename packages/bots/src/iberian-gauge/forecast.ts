import { entry } from '@roundhouse/engine/kit';
import {
  BUILD_COST,
  CITIES_FOR_BONUS,
  DIVIDEND_ICONS,
  DIVIDENDS,
  hasTrack,
  HEX_WORDS,
  pesetasIn,
  priceOf,
  RAILROADS,
  ROUNDS,
  SHARE_VALUES,
  SHARES,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex, State } from '@roundhouse/games/iberian-gauge';
import { beginWith, mix, mixAll, Recollection } from '../recollection.ts';
import { CITIES, IS_MAJOR, NEAR, PESETA, WAYS } from './ways.ts';

const LAST_DIVIDEND = DIVIDEND_ICONS.length - 1;
const LAST_VALUE = SHARE_VALUES.length - 1;
/** Cubes that a railroad gains in a stock round to come. */
const COMING_CUBES = 0.6;
/** By so many builds a railroad goes out of its way for a major city. */
const MAJOR_DETOUR = 1;

const builds = new Float64Array(CITIES.length);
const pesetas = new Float64Array(CITIES.length);
const lengths = new Float64Array(CITIES.length);
const targets: HexIndex[] = [];

/**
 * What one share of a started railroad will have brought at the end: its dividends, the five-city bonus and its last
 * value. The railroad is taken to build the nearest city with every cube and as far as its money lasts.
 */
export function shareWorth(state: State, railroad: RailroadIndex): number {
  mixSituation(state, railroad);
  const at = KNOWN.find();
  if (KNOWN.isNew) KNOWN.numbers[at] = foresee(state, railroad);
  return KNOWN.numbers[at] ?? 0;
}

/** What shares are worth, 2 ** 14 situations of railroads: lines of play pass through the same ones again and again. */
const KNOWN = new Recollection(14);

/** All that the worth of a railroad's share follows from. Prices of leases follow from track and targets. */
function mixSituation(state: State, railroad: RailroadIndex): void {
  const isBuilding = state.railroad === railroad && ROUNDS[state.round] === 'build';
  beginWith(
    railroad |
      (state.round << 3) |
      ((state.sold[railroad] ?? 0) << 7) |
      (((state.dividend[railroad] ?? 0) + 1) << 11) |
      (((state.shareValue[railroad] ?? 0) + 1) << 17) |
      ((isBuilding ? state.cube + 1 : 0) << 23) |
      (isBuilding && state.reached ? 1 << 27 : 0) |
      (isBefore(state, railroad) ? 1 << 28 : 0),
  );
  mix(
    (state.treasury[railroad] ?? 0) |
      ((state.majorCities[railroad] ?? 0) << 16) |
      ((state.locomotives[railroad] ?? 0) << 20),
  );
  const first = railroad * HEX_WORDS;
  mixAll(state.track, first, first + HEX_WORDS);
  mixAll(state.targets, first, first + HEX_WORDS);
}

/** The same, always worked out anew. */
export function foresee(state: State, railroad: RailroadIndex): number {
  listTargets(state, railroad);
  measureWays(state, railroad);
  const run = new Run(state, railroad);
  for (let { round } = state; round < ROUNDS.length; round++) {
    if (ROUNDS[round] === 'stock') run.cubes += round > state.round ? run.comingCubes() : 0;
    else if (round > state.round || isBefore(state, railroad))
      run.buildRound(round === state.round);
  }
  return run.paid + (SHARE_VALUES[Math.round(run.value)] ?? 0);
}

/** Lists the hexes that the railroad can reach and may build in. */
function listTargets(state: State, railroad: RailroadIndex): void {
  targets.length = 0;
  for (let word = 0; word < HEX_WORDS; word++) {
    let bits = state.targets[railroad * HEX_WORDS + word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      targets.push((word << 5) | (31 - Math.clz32(bits & -bits)));
    }
  }
}

/** Whether the railroad has not yet finished its turn of this build round. */
function isBefore(state: State, railroad: RailroadIndex): boolean {
  return state.tiles.indexOf(railroad) >= state.tile;
}

/** How many builds, and what money, every city is away by its best way; Infinity if it is reached or too far. */
function measureWays(state: State, railroad: RailroadIndex): void {
  builds.fill(Infinity);
  pesetas.fill(Infinity);
  lengths.fill(Infinity);
  for (let i = 0; i < targets.length; i++) measureFrom(state, railroad, targets[i] ?? 0);
  for (let city = 0; city < CITIES.length; city++) {
    if (hasTrack(state, railroad, CITIES[city] ?? 0)) builds[city] = Infinity;
  }
}

/** The ways that begin with a build in this hex. */
function measureFrom(state: State, railroad: RailroadIndex, hex: HexIndex): void {
  const near = entry(NEAR, hex);
  const cost = (BUILD_COST[hex] ?? 0) + pesetasIn(priceOf(state, railroad, hex));
  for (let i = 0; i < near.cities.length; i++) {
    const city = near.cities[i] ?? 0;
    const length = (near.builds[i] ?? 0) + PESETA * (cost + (near.pesetas[i] ?? 0));
    if (length >= (lengths[city] ?? 0)) continue;
    lengths[city] = length;
    builds[city] = (near.builds[i] ?? 0) + 1;
    pesetas[city] = (near.pesetas[i] ?? 0) + cost;
  }
}

/** A railroad on its way through the build rounds to come. */
class Run {
  cubes: number;
  paid = 0;
  value: number;
  readonly #railroad: RailroadIndex;
  readonly #shares: number;
  readonly #cubesLeftNow: number;
  #reachedNow: boolean;
  #money: number;
  #dividend: number;
  #majors: number;
  #locomotives: number;
  /** Builds and money already spent on the way to the next city. */
  #onTheWay = 0;
  #spent = 0;

  constructor(state: State, railroad: RailroadIndex) {
    this.#railroad = railroad;
    this.#shares = SHARES[railroad] ?? 0;
    this.cubes = state.sold[railroad] ?? 0;
    const isNow = state.railroad === railroad && ROUNDS[state.round] === 'build';
    this.#cubesLeftNow = isNow ? this.cubes - state.cube : this.cubes;
    this.#reachedNow = isNow && state.reached;
    this.value = state.shareValue[railroad] ?? 0;
    this.#money = state.treasury[railroad] ?? 0;
    this.#dividend = state.dividend[railroad] ?? 0;
    this.#majors = state.majorCities[railroad] ?? 0;
    this.#locomotives = state.locomotives[railroad] ?? 0;
  }

  comingCubes(): number {
    const room = this.#shares - this.cubes;
    if (room <= 0) return 0;
    const more = Math.min(room, COMING_CUBES);
    this.#money += more * (SHARE_VALUES[Math.round(this.value)] ?? 0);
    return more;
  }

  buildRound(isNow: boolean): void {
    let left = isNow ? this.#cubesLeftNow : this.cubes;
    let reached = isNow && this.#reachedNow;
    for (;;) {
      const city = this.#nextCity();
      if (city < 0) break;
      const way = (builds[city] ?? 0) - this.#onTheWay;
      const cost = (pesetas[city] ?? 0) - this.#spent;
      const step = Math.min(
        left,
        way,
        this.#locomotives,
        cost > 0 ? (way * this.#money) / cost : way,
      );
      const part = way > 0 ? step / way : 1;
      left -= step;
      this.#locomotives -= step;
      this.#money -= cost * part;
      if (part < 1) {
        this.#onTheWay += step;
        this.#spent += cost * part;
        break;
      }
      reached = true;
      this.#reach(city);
    }
    if (!reached) this.value = Math.max(0, this.value - this.cubes);
    const perShare = DIVIDENDS[this.#railroad]?.[this.#dividend] ?? 0;
    this.paid += perShare;
    this.#money += perShare * (this.#shares - this.cubes);
  }

  #nextCity(): number {
    let next = -1;
    let least = Infinity;
    for (let city = 0; city < CITIES.length; city++) {
      const length = (builds[city] ?? 0) - (IS_MAJOR[city] === true ? MAJOR_DETOUR : 0);
      if (length >= least) continue;
      least = length;
      next = city;
    }
    return next;
  }

  #reach(city: number): void {
    const isMajor = IS_MAJOR[city] === true;
    const to = Math.min(LAST_DIVIDEND, this.#dividend + (isMajor ? 2 : 1));
    for (let space = this.#dividend + 1; space <= to; space++) {
      if (DIVIDEND_ICONS[space] === true) this.value++;
    }
    this.#dividend = to;
    if (isMajor) {
      this.value++;
      if (++this.#majors === CITIES_FOR_BONUS) {
        const bonus = RAILROADS[this.#railroad]?.majorCitiesBonus ?? 0;
        this.paid += bonus;
        this.#money += bonus * (this.#shares - this.cubes);
      }
    }
    this.value = Math.min(LAST_VALUE, this.value);
    this.#onTheWay = 0;
    this.#spent = 0;
    const here = CITIES[city] ?? 0;
    builds[city] = Infinity;
    for (let other = 0; other < CITIES.length; other++) {
      const ways = WAYS[other];
      if (builds[other] === Infinity || ways === undefined) continue;
      if ((ways.builds[here] ?? 0) >= (builds[other] ?? 0)) continue;
      builds[other] = ways.builds[here] ?? 0;
      pesetas[other] = ways.pesetas[here] ?? 0;
    }
  }
}
