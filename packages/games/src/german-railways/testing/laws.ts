import { sum } from '@roundhouse/engine/kit';
import type { Laws } from '@roundhouse/engine/testing';
import { HEXES, NEIGHBOURS } from '../data/board.ts';
import { CITIES } from '../data/cities.ts';
import { RAILROAD_COUNT, RAILROADS, SHARES_PER_RAILROAD } from '../data/railroads.ts';
import { hexSet, WORDS } from '../hex-set.ts';
import { trackOf } from '../network.ts';
import { canMeet, hasOpenWay, PARTNERS_NEEDED } from '../prospects.ts';
import { clone, countBits } from '../state.ts';
import type { State } from '../state.ts';

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** Finds what is wrong with one of the things that are counted. */
function findLoss(state: State, tracks: readonly (readonly number[])[]): string | undefined {
  const { bank, cash, treasury, shares, sold, locomotives } = state;
  const money = bank + sum(cash) + sum(treasury);
  if (money !== 0) return `money is off by ${money}`;
  if (cash.some((each) => each < 0)) return `cash is ${cash.join(' ')}`;
  if (treasury.some((each) => each < 0)) return `treasuries are ${treasury.join(' ')}`;
  for (const [railroad, { id, locomotives: all }] of RAILROADS.entries()) {
    const owned = sum(shares.filter((_, i) => i % RAILROAD_COUNT === railroad));
    const count = sold[railroad] ?? -1;
    if (owned !== count || count > SHARES_PER_RAILROAD)
      return `${id} sold ${count}, owned ${owned}`;
    const used = tracks[railroad]?.length ?? 0;
    if (used + (locomotives[railroad] ?? 0) !== all) return `${id} has lost locomotives`;
  }
  return undefined;
}

/** Finds track that the rules do not allow. */
function findWrongTrack(tracks: readonly (readonly number[])[]): string | undefined {
  for (const [railroad, track] of tracks.entries()) {
    const id = RAILROADS[railroad]?.id ?? '';
    if (!isWhole(track)) return `the track of ${id} is in pieces`;
    const approach = track.filter((hex) => HEXES[hex]?.zone === 'berlin-approach');
    if (approach.length > 1) return `${id} has ${approach.length} tracks in the Approach zone`;
  }
  const rural = tracks.flat().filter((hex) => HEXES[hex]?.city === -1);
  if (new Set(rural).size < rural.length) return 'two railroads share a rural hexagon';
  return undefined;
}

function isWhole(track: readonly number[]): boolean {
  const left = new Set(track.slice(1));
  const edge = track.slice(0, 1);
  for (let hex = edge.pop(); hex !== undefined; hex = edge.pop()) {
    for (const beside of NEIGHBOURS[hex] ?? []) if (left.delete(beside)) edge.push(beside);
  }
  return left.size === 0;
}

/** Finds a cached value that differs from what the track alone gives. */
function findStale(state: State, tracks: readonly (readonly number[])[]): string | undefined {
  const cities = tracks.map((track) =>
    track.map((hex) => HEXES[hex]?.city ?? -1).filter((city) => city >= 0),
  );
  const visitors = CITIES.map(() => 0);
  for (const [railroad, list] of cities.entries()) {
    for (const city of list) visitors[city] = (visitors[city] ?? 0) | (1 << railroad);
  }
  if (!same(visitors, state.visitors)) return 'visitors are stale';
  const partners = cities.map(
    (own, railroad) =>
      own.reduce((bits, city) => bits | (visitors[city] ?? 0), 0) & ~(1 << railroad),
  );
  if (!same(partners, state.partners)) return 'partners are stale';
  if (!same(cities.map(incomeFrom), state.income)) return 'incomes are stale';
  const reach = tracks.flatMap((track) => hexSet(track.flatMap((hex) => NEIGHBOURS[hex] ?? [])));
  if (!same(reach, state.reach)) return 'reach is stale';
  if (!same(hexSet(tracks.flat().filter((hex) => HEXES[hex]?.city === -1)), state.taken)) {
    return 'taken hexagons are stale';
  }
  const approached = bitsWhere(tracks, (track) =>
    track.some((hex) => HEXES[hex]?.zone === 'berlin-approach'),
  );
  return approached === state.approached ? undefined : 'approached is stale';
}

function bitsWhere<T>(list: readonly T[], test: (each: T) => boolean): number {
  return list.reduce((bits, each, i) => (test(each) ? bits | (1 << i) : bits), 0);
}

function incomeFrom(cities: readonly number[], railroad: number): number {
  const incomes = cities.map((city) => CITIES[city]?.income ?? 0);
  const best = RAILROADS[railroad]?.countsBestCityTwice ? Math.max(...incomes) : 0;
  return sum(incomes) + best;
}

/** Finds a railroad whose known way is said to be open, when it matters, though a search from scratch finds none. */
function findFalseWay(state: State): string | undefined {
  if (state.phase !== 'action' || state.turn > 0) return undefined;
  const searched = clone(state);
  const railroad = state.partners.findIndex((partners, each) => {
    const missing = PARTNERS_NEEDED - countBits(partners);
    return missing > 0 && hasOpenWay(state, each) && !canMeet(searched, each, missing);
  });
  return railroad < 0 ? undefined : `the way of ${RAILROADS[railroad]?.id ?? ''} is not there`;
}

export const laws: Laws<State> = {
  conserve(state) {
    if (state.track.length !== RAILROAD_COUNT * WORDS) return 'the track has lost words';
    const tracks = RAILROADS.map((_, railroad) => trackOf(state, railroad));
    return (
      findLoss(state, tracks) ??
      findWrongTrack(tracks) ??
      findStale(state, tracks) ??
      findFalseWay(state)
    );
  },
  secrets: (state) => ({ generator: state.rng }),
};
