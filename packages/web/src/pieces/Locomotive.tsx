import { LetterBadge, LiveryShape } from './LiveryShape.tsx';
import type { Livery } from './patterns.ts';
import { LOCOMOTIVE_BODY } from './silhouette.ts';

interface LocomotiveProps {
  livery: Livery;
  x?: number;
  y?: number;
  width?: number;
}

/** The locomotive of the house in a 64 × 34 box, facing right. Inside an SVG; give it a place by `x`, `y` and `width`. */
export function Locomotive({ livery, x = 0, y = 0, width = 64 }: LocomotiveProps) {
  return (
    <g class="loco inert" transform={`translate(${x} ${y}) scale(${width / 64})`}>
      <LiveryShape d={LOCOMOTIVE_BODY} livery={livery} />
      <path class="loco-line" d={LOCOMOTIVE_BODY} />
      <g class="loco-wheels">
        <circle cx="12" cy="27" r="5.5" />
        <circle cx="26" cy="27" r="5.5" />
        <circle cx="40" cy="29" r="3.5" />
        <circle cx="49" cy="29" r="3.5" />
        <path d="M12 27H26L34 24" />
      </g>
      <rect class="loco-window" x="8" y="11" width="7" height="6" rx="1" />
      {livery.letter && <LetterBadge x={31} y={18.5} radius={5.5} livery={livery} />}
    </g>
  );
}
