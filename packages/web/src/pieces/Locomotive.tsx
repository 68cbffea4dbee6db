import type { JSX } from 'preact';
import { LetterBadge, LiveryShape } from './LiveryShape.tsx';
import type { Livery } from './patterns.ts';

const BODY =
  'M4 25V9H2V6H21V9H19V12H28V11a3.5 3.5 0 0 1 7 0V12H43V5H41V2H51V5H49V12H52a5 5 0 0 1 5 5V21H59L63 28H53V25Z';

/** The locomotive of the house in a 64 × 34 box, facing right. Inside an SVG; give it a place by `x`, `y` and `width`. */
export function Locomotive({
  livery,
  x = 0,
  y = 0,
  width = 64,
}: {
  livery: Livery;
  x?: number;
  y?: number;
  width?: number;
}): JSX.Element {
  return (
    <g class="loco inert" transform={`translate(${x} ${y}) scale(${width / 64})`}>
      <LiveryShape d={BODY} livery={livery} />
      <path class="loco-line" d={BODY} />
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
