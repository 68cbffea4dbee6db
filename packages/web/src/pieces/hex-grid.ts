import { centre } from '@roundhouse/engine';
import type { Axial, Orientation } from '@roundhouse/engine';
import type { Point } from './RailTrack.tsx';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface HexGrid {
  readonly centres: readonly Point[];
  /** The outline of one hexagon around its middle, for a path. */
  readonly outline: string;
  /** What the whole map needs, with a margin. */
  readonly box: Box;
}

/** Where the hexagons of a map lie when their corners are `radius` away from their middle. */
export function hexGrid(
  hexes: readonly Axial[],
  orientation: Orientation,
  radius: number,
  margin = radius,
): HexGrid {
  const centres = hexes.map((hex) => {
    const { x, y } = centre(hex, orientation);
    return { x: x * radius, y: y * radius };
  });
  const start = orientation === 'pointy-top' ? 30 : 0;
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((start + i * 60) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return {
    centres,
    outline: `M${corners.join('L')}Z`,
    box: boxAround(centres, radius + margin),
  };
}

/** What these points need, with this much room around them. */
export function boxAround(points: readonly Point[], room: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
