import { inkOn } from './patterns.ts';
import type { Livery } from './patterns.ts';
import { pure } from './pure.ts';

/** The fill that lays a livery's pattern over its colour. */
export function patternFill({ colour, pattern }: Livery): string {
  return `url(#pattern-${pattern}-${inkOn(colour) === '#ffffff' ? 'light' : 'dark'})`;
}

/** A path painted in a livery: its colour with its pattern over it. */
export function LiveryShape({ d, livery }: { d: string; livery: Livery }) {
  return (
    <g>
      <path d={d} fill={livery.colour} />
      {livery.pattern !== 'plain' && <path d={d} fill={patternFill(livery)} />}
    </g>
  );
}

/** Letters below this many pixels can't be read. */
const LEAST = 11;

/** A small square mark in a line of text: colour, pattern and letter. A table may have hundreds. */
export const Chip = pure(function Chip({
  livery,
  size,
  title,
}: {
  livery: Livery;
  size: number;
  title?: string;
}) {
  const label =
    title === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': title } as const);
  return (
    <svg
      class="chip"
      width={size}
      height={size}
      style={{ '--chip': size }}
      viewBox="0 0 20 20"
      {...label}
    >
      <LiveryShape
        d="M3 0h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3Z"
        livery={livery}
      />
      <LetterBadge x={10} y={10} radius={7} livery={livery} least={(LEAST * 20) / size} />
    </svg>
  );
});

interface LetterBadgeProps {
  x: number;
  y: number;
  radius: number;
  livery: Livery;
  /** The least size of the letter, where it has to be read at the size it is drawn. */
  least?: number;
}

/** The letter of a livery on a plain disc, so that it can be read over any pattern. */
export function LetterBadge({ x, y, radius, livery, least = 0 }: LetterBadgeProps) {
  const small = livery.letter.length > 1;
  return (
    <g class="inert">
      <circle cx={x} cy={y} r={radius} fill={livery.colour} />
      <text
        x={x}
        y={y}
        class="letter"
        fill={inkOn(livery.colour)}
        font-size={Math.max(least, radius * (small ? 1.25 : 1.65))}
      >
        {livery.letter}
      </text>
    </g>
  );
}
