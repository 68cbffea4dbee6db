import type { Point } from './RailTrack.tsx';

/** How a map lies in its window: moved by x and y after being scaled by k. */
export interface Zoom {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export const WHOLE: Zoom = { x: 0, y: 0, k: 1 };
const CLOSEST = 6;

/** Scales around a point of the window that stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, { x, y }: Point): Zoom {
  const k = Math.min(CLOSEST, Math.max(1, zoom.k * factor));
  const by = k / zoom.k;
  return { k, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by };
}

/** Keeps the map over its window, which is `width` × `height` in the map's own units from `left`, `top`. */
export function keepInside(
  { x, y, k }: Zoom,
  box: { x: number; y: number; width: number; height: number },
): Zoom {
  const limit = (value: number, start: number, size: number): number =>
    Math.min(start - start * k, Math.max(start + size - (start + size) * k, value));
  return { k, x: limit(x, box.x, box.width), y: limit(y, box.y, box.height) };
}
