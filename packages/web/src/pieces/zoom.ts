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

/** Scales around a point of the window that stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, { x, y }: Point): Zoom {
  const k = Math.min(CLOSEST, Math.max(1, zoom.k * factor));
  const by = k / zoom.k;
  return { k, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by };
}

/** Brings a part of the map into the middle of its window, as large as it fits but not overly close. */
export function zoomOn(part: Box, whole: Box): Zoom {
  const fit = Math.min(whole.width / part.width, whole.height / part.height, CLOSEST_BY_ITSELF);
  const k = Math.max(1, fit);
  return keepInside(
    {
      k,
      x: whole.x + whole.width / 2 - (part.x + part.width / 2) * k,
      y: whole.y + whole.height / 2 - (part.y + part.height / 2) * k,
    },
    whole,
  );
}

/** Keeps the map over its window, which is `width` × `height` in the map's own units from `left`, `top`. */
export function keepInside({ x, y, k }: Zoom, box: Box): Zoom {
  const limit = (value: number, start: number, size: number): number =>
    Math.min(start - start * k, Math.max(start + size - (start + size) * k, value));
  return { k, x: limit(x, box.x, box.width), y: limit(y, box.y, box.height) };
}
