import { HEXES, NEIGHBOURS, RAILROADS, START_HEXES } from '@roundhouse/games/german-railways';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { centreOf, platform } from './geometry.ts';

/** Two neighbouring hexagons joined by a railroad's rails, the smaller id first. */
export type Link = readonly [number, number];

/** For each hexagon with track, the railroads in it. */
export type Arrivals = ReadonlyMap<number, readonly number[]>;

/** What is drawn of the map: everything, or some hexagons. */
export interface PartOfMap {
  readonly arrivals: Arrivals;
  readonly within?: (hex: number) => boolean;
}

/** The hexagons of each railroad. */
type Tracks = readonly (readonly number[])[];

/**
 * Rails between a railroad's neighbouring hexagons: every hexagon is reached from the start by the shortest way, and
 * wider loops are closed. Small triangles are not, so that a network reads as lines.
 */
export function linksOf(track: readonly number[], start: number): Link[] {
  const own = new Set(track);
  const joined = new Map<number, Set<number>>(track.map((hex) => [hex, new Set()]));
  const links: Link[] = [];
  const join = (a: number, b: number): void => {
    joined.get(a)?.add(b);
    joined.get(b)?.add(a);
    links.push(a < b ? [a, b] : [b, a]);
  };
  const found = [start];
  const seen = new Set(found);
  for (const hex of found) {
    for (const beside of NEIGHBOURS[hex] ?? []) {
      if (!own.has(beside) || seen.has(beside)) continue;
      seen.add(beside);
      found.push(beside);
      join(hex, beside);
    }
  }
  for (const a of track) {
    for (const b of NEIGHBOURS[a] ?? []) {
      if (b <= a || !own.has(b) || joined.get(a)?.has(b)) continue;
      const near = joined.get(b);
      if (![...(joined.get(a) ?? [])].some((hex) => near?.has(hex))) join(a, b);
    }
  }
  return links;
}

/** Who has track where. */
export function arrivalsOf(tracks: Tracks): Arrivals {
  const arrivals = new Map<number, number[]>();
  for (const [railroad, track] of tracks.entries()) {
    for (const hex of track) arrivals.set(hex, [...(arrivals.get(hex) ?? []), railroad]);
  }
  return arrivals;
}

/** Where a railroad's track lies in a hexagon: in the middle, or at its platform in a city. */
export function pointOf(arrivals: Arrivals, railroad: number, hex: number): Point {
  const all = arrivals.get(hex) ?? [railroad];
  if ((HEXES[hex]?.city ?? -1) < 0) return centreOf(hex);
  return platform(hex, Math.max(0, all.indexOf(railroad)), all.length);
}

/** All rails of each railroad. */
export function linksOfAll(tracks: Tracks): Link[][] {
  return RAILROADS.map((_, railroad) =>
    linksOf(tracks[railroad] ?? [], START_HEXES[railroad] ?? 0),
  );
}
