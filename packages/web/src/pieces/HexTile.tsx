import type { ComponentChildren } from 'preact';
import type { Point } from './RailTrack.tsx';

/** One hexagon of a map: land with its engraving. Spread `scene.offer(…)` and `data-ask` on it. */
export function HexTile({
  at,
  outline,
  terrain,
  children,
  ...offered
}: {
  at: Point;
  outline: string;
  terrain: 'plain' | 'hills' | 'mountains';
  children?: ComponentChildren;
} & Readonly<Record<string, unknown>>) {
  return (
    <g class={`hex hex-${terrain}`} transform={`translate(${at.x} ${at.y})`} {...offered}>
      <path class="hex-land" d={outline} />
      {terrain !== 'plain' && (
        <path class="hex-engraving" d={outline} fill={`url(#terrain-${terrain})`} />
      )}
      <path class="hex-ring" d={outline} />
      {children}
    </g>
  );
}
