import type { ComponentChildren } from 'preact';
import { LetterBadge, LiveryShape } from './LiveryShape.tsx';
import type { Livery } from './patterns.ts';

/** An enamel plate as a heading or a name: white letters, a thin inner line. */
export function Plate({ children }: { children: ComponentChildren }) {
  return <span class="plate">{children}</span>;
}

interface RoundelProps {
  x: number;
  y: number;
  text: string | number;
  radius: number;
  tone?: 'brass' | 'offer' | 'quiet';
}

/** A number in a ring, on a map: brass for an income, `offer` for a price. */
export function Roundel({ x, y, text, radius, tone = 'brass' }: RoundelProps) {
  return (
    <g class={`roundel roundel-${tone} inert`} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <text font-size={radius * (`${text}`.length > 2 ? 0.95 : 1.2)}>{text}</text>
    </g>
  );
}

/** An amount of money in a line of text. `children` is the amount as the game writes it. */
export function Money({ children, title }: { children: ComponentChildren; title?: string }) {
  return (
    <span class="money" title={title}>
      <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
        <circle class="coin" r="7" />
        <circle class="coin-line" r="4.6" />
      </svg>
      <span class="figures">{children}</span>
    </span>
  );
}

const TOP = 'M0 -9L9 -4.5L0 0L-9 -4.5Z';
const LEFT = 'M-9 -4.5L0 0V9L-9 4.5Z';
const RIGHT = 'M9 -4.5L0 0V9L9 4.5Z';

/** A wooden cube around its middle, 18 × 18. */
export function Cube({ livery, scale = 1 }: { livery: Livery; scale?: number }) {
  return (
    <g class="cube inert" transform={`scale(${scale})`}>
      <LiveryShape d={TOP} livery={livery} />
      <LiveryShape d={LEFT} livery={livery} />
      <LiveryShape d={RIGHT} livery={livery} />
      <path class="cube-light" d={TOP} />
      <path class="cube-shade" d={RIGHT} />
      <path class="cube-line" d="M0 -9L9 -4.5V4.5L0 9L-9 4.5V-4.5ZM-9 -4.5L0 0L9 -4.5M0 0V9" />
      <LetterBadge x={0} y={0.5} radius={6} livery={livery} least={10.6} />
    </g>
  );
}
