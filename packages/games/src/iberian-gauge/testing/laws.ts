import { sum } from '@roundhouse/engine/kit';
import type { Laws } from '@roundhouse/engine/testing';
import { HEXES, MAJOR_CITIES } from '../data/board.ts';
import { HEX_ROOM } from '../data/costs.ts';
import {
  LOCOMOTIVES,
  MOST_SHARES,
  RAILROAD_COUNT,
  RAILROADS,
  SHARE_CUBES,
  SHARES,
} from '../data/railroads.ts';
import type { RailroadIndex } from '../data/railroads.ts';
import { LAST_DIVIDEND, LAST_SHARE_VALUE } from '../data/tracks.ts';
import { hasTrack, isOccupied } from '../network.ts';
import { brokenLeases, brokenNetwork } from './network-laws.ts';
import type { State } from '../state.ts';

export const laws: Laws<State> = {
  conserve(state) {
    return (
      brokenMoney(state) ??
      brokenShares(state) ??
      brokenBoard(state) ??
      first(RAILROADS, (_, railroad) => brokenRailroad(state, railroad)) ??
      first(RAILROADS, (_, railroad) => brokenNetwork(state, railroad)) ??
      brokenLeases(state)
    );
  },
  secrets: (state) => ({ generator: state.rng }),
};

function first<T>(
  list: readonly T[],
  find: (each: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, each] of list.entries()) {
    const found = find(each, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function brokenMoney(state: State): string | undefined {
  const total = state.bank + sum(state.cash) + sum(state.treasury);
  if (total !== 0) return `${total} pesetas from nowhere`;
  if ([...state.cash, ...state.treasury].some((amount) => amount < 0)) return 'a debt';
  return undefined;
}

function brokenShares(state: State): string | undefined {
  for (let seat = 0; seat < state.seatCount; seat++) {
    const placed = state.holders.filter((holder) => holder === seat).length;
    if (state.cubes[seat] !== SHARE_CUBES - placed || placed > SHARE_CUBES) return 'share cubes';
    for (let railroad = 0; railroad < RAILROAD_COUNT; railroad++) {
      const cubes = tileOf(state, railroad).filter((holder) => holder === seat).length;
      if (state.shares[seat * RAILROAD_COUNT + railroad] !== cubes)
        return 'shares and cubes differ';
    }
  }
  return undefined;
}

function tileOf(state: State, railroad: RailroadIndex): number[] {
  return state.holders.slice(railroad * MOST_SHARES, (railroad + 1) * MOST_SHARES);
}

function brokenBoard(state: State): string | undefined {
  return first(HEXES, ({ terrain }, hex) => {
    const locomotives = RAILROADS.filter((_, railroad) => hasTrack(state, railroad, hex)).length;
    if (isOccupied(state, hex) !== locomotives > 0) return `hex ${hex} occupied`;
    return locomotives > HEX_ROOM[terrain] ? `${locomotives} locomotives in hex ${hex}` : undefined;
  });
}

function brokenRailroad(state: State, railroad: RailroadIndex): string | undefined {
  const name = RAILROADS[railroad]?.id ?? '';
  const sold = state.sold[railroad] ?? 0;
  const onTile = tileOf(state, railroad).map((holder) => holder >= 0);
  if (sold > (SHARES[railroad] ?? 0)) return `${name}: too many shares`;
  if (onTile.some((taken, space) => taken !== space < sold)) return `${name}: a gap on the tile`;
  const placed = HEXES.filter((_, hex) => hasTrack(state, railroad, hex)).length;
  if (placed + (state.locomotives[railroad] ?? 0) !== LOCOMOTIVES) return `${name}: locomotives`;
  const majors = MAJOR_CITIES.filter((hex) => hasTrack(state, railroad, hex)).length;
  if (state.majorCities[railroad] !== majors) return `${name}: major cities`;
  const starting = state.phase === 'place' && state.railroad === railroad;
  if (placed > 0 !== (sold > 0 && !starting)) return `${name}: locomotives without shares`;
  const value = state.shareValue[railroad] ?? -1;
  const dividend = state.dividend[railroad] ?? -1;
  const started = value >= 0 && dividend >= 0;
  if (started !== sold > 0) return `${name}: disks without shares`;
  if (value > LAST_SHARE_VALUE || dividend > LAST_DIVIDEND) return `${name}: off a track`;
  return undefined;
}
