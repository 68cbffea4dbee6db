import { HEXES, NEIGHBOURS } from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex, RailroadView } from '@roundhouse/games/iberian-gauge';
import type { Point } from '../../pieces/RailTrack.tsx';
import { centreOf, R } from './geography.ts';

export type Trackage = Pick<RailroadView, 'track'>;

/** By hex: the railroads whose track lies there. */
export type Occupants = ReadonlyMap<HexIndex, readonly RailroadIndex[]>;

export function occupantsOf(railroads: readonly Trackage[]): Occupants {
  const occupants = new Map<HexIndex, RailroadIndex[]>();
  for (const [railroad, { track }] of railroads.entries()) {
    for (const hex of track) occupants.set(hex, [...(occupants.get(hex) ?? []), railroad]);
  }
  return occupants;
}

/** Where a railroad's track runs in a hex: in the middle, or around it where several share a city. */
export function anchorOf(occupants: Occupants, railroad: RailroadIndex, hex: HexIndex): Point {
  const { x, y } = centreOf(hex);
  const here = occupants.get(hex) ?? [];
  const middle = HEXES[hex]?.city ? y - R * 0.1 : y;
  if (here.length < 2) return { x, y: middle };
  const angle = (here.indexOf(railroad) / here.length) * 2 * Math.PI - Math.PI * 0.8;
  return { x: x + R * 0.44 * Math.cos(angle), y: middle + R * 0.44 * Math.sin(angle) };
}

/** The edges of a railroad's network: each pair of neighbouring hexes once. */
export function edgesOf(track: readonly HexIndex[]): [HexIndex, HexIndex][] {
  const own = new Set(track);
  return track.flatMap((hex) =>
    besideOf(hex, own).flatMap((other): [HexIndex, HexIndex][] =>
      other > hex ? [[hex, other]] : [],
    ),
  );
}

/** The hexes of a set that lie beside this one. */
export const besideOf = (hex: HexIndex, among: ReadonlySet<HexIndex>): HexIndex[] =>
  (NEIGHBOURS[hex] ?? []).filter((other) => among.has(other));
