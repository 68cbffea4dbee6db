import type { Point } from './RailTrack.tsx';

/** How much wider than long a step may lead away from its direction. */
const WIDEST = 2;

/**
 * The nearest of these points in a direction, as its index. `lane` is where the way began: going up and down a map of
 * hexagons stays in its column, and coming back ends where it started.
 */
export function nearest(
  points: readonly Point[],
  from: Point,
  towards: Point,
  lane: Point = from,
): number | undefined {
  const long = Math.hypot(towards.x, towards.y);
  const { x: dx, y: dy } = { x: towards.x / long, y: towards.y / long };
  let best: number | undefined;
  let least = Infinity;
  for (const [i, { x, y }] of points.entries()) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const straight = Math.abs((x - from.x) * dy - (y - from.y) * dx);
    const off = Math.abs((x - lane.x) * dy - (y - lane.y) * dx);
    if (along < 1 || straight > along * WIDEST) continue;
    const cost = along + off;
    if (cost < least - 0.5) [best, least] = [i, cost];
  }
  return best;
}

/** The middle of an element on the screen. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
