import type { ComponentChildren } from 'preact';
import type { Point } from '../../../pieces/RailTrack.tsx';

interface PinProps {
  at: Point;
  class?: string;
  children: ComponentChildren;
}

/** Stands at a point of the map and keeps its size on the screen: inside it a unit is a pixel. */
export function Pin({ at, class: name = '', children }: PinProps) {
  return (
    <g class={name} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g class="pin">{children}</g>
    </g>
  );
}
