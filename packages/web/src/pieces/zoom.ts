import type { Box } from './hex-grid.ts';
import type { Point } from './RailTrack.tsx';

/** How a map lies in its window: moved by x and y after being scaled by k. */
export interface Zoom {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export const WHOLE: Zoom = { x: 0, y: 0, k: 1 };
const CLOSEST = 6;
const CLOSEST_BY_ITSELF = 2.6;

/** What a window of this many pixels shows of a map that lies in it as a whole: the map, and what is left around it. */
export function windowOn(
  box: Box,
  width: number,
  height: number,
): Box & { readonly scale: number } {
  const scale = Math.min(width / box.width, height / box.height);
  const seen = { width: width / scale, height: height / scale };
  return {
    ...seen,
    x: box.x + (box.width - seen.width) / 2,
    y: box.y + (box.height - seen.height) / 2,
    scale,
  };
}

/** Scales around a point of the window that stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, { x, y }: Point): Zoom {
  const k = Math.min(CLOSEST, Math.max(1, zoom.k * factor));
  const by = k / zoom.k;
  return { k, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by };
}

/**
 * Brings a part of the map into the middle of its window, as large as it fits but not overly close: `closest` is where
 * everything can be read.
 */
export function zoomOn(
  part: Box,
  whole: Box,
  seen: Box = whole,
  closest = CLOSEST_BY_ITSELF,
): Zoom {
  const fit = Math.min(seen.width / part.width, seen.height / part.height, closest, CLOSEST);
  const k = Math.max(1, fit);
  return keepInside(
    {
      k,
      x: seen.x + seen.width / 2 - (part.x + part.width / 2) * k,
      y: seen.y + seen.height / 2 - (part.y + part.height / 2) * k,
    },
    whole,
    seen,
  );
}

/** Keeps the map over its window, which shows `seen` of it when it lies there as a whole; in the middle if it is smaller. */
export function keepInside({ x, y, k }: Zoom, box: Box, seen: Box = box): Zoom {
  const limit = (value: number, at: number, size: number, from: number, room: number): number => {
    if (size * k <= room) return at + size / 2 - (at + size / 2) * k;
    return Math.min(from - at * k, Math.max(from + room - (at + size) * k, value));
  };
  return {
    k,
    x: limit(x, box.x, box.width, seen.x, seen.width),
    y: limit(y, box.y, box.height, seen.y, seen.height),
  };
}

/** How many of these scales are reached: what a map shows more and more of. */
export const detailAt = (scale: number, details: readonly number[]): number =>
  details.filter((least) => scale >= least).length;
