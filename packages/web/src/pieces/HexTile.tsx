import type { ComponentChildren, JSX } from 'preact';
import type { Point } from './RailTrack.tsx';

type TerrainDrawn = 'plain' | 'hills' | 'mountains' | 'water' | 'forest' | 'void';

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
  terrain: TerrainDrawn;
  children?: ComponentChildren;
} & Readonly<Record<string, unknown>>): JSX.Element {
  const engraved = terrain !== 'plain' && terrain !== 'void';
  return (
    <g class={`hex hex-${terrain}`} transform={`translate(${at.x} ${at.y})`} {...offered}>
      <path class="hex-land" d={outline} />
      {engraved && <path class="hex-engraving" d={outline} fill={`url(#terrain-${terrain})`} />}
      <path class="hex-ring" d={outline} />
      {children}
    </g>
  );
}
