import type { ComponentChildren } from 'preact';
import { EmblemShape } from './Emblem.tsx';
import { inkOn } from './patterns.ts';
import { patternFill } from './LiveryShape.tsx';
import type { Livery } from './patterns.ts';

/** A card is 126 × 176 units (63 × 88 mm). */
export const CARD_WIDTH = 126;
export const CARD_HEIGHT = 176;

interface CardFace {
  readonly name: string;
  /** The band at the top. */
  readonly livery: Livery;
  /** Stands large in two corners. */
  readonly numeral?: string;
  /** One short line under the picture. */
  readonly line?: string;
}

/** A card face; `children` is its picture, drawn in a 106 × 84 box. */
export function Card({ face, children }: { face: CardFace; children?: ComponentChildren }) {
  const { livery, name, numeral, line } = face;
  const ink = inkOn(livery.colour);
  return (
    <svg class="card" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <rect class="card-sheet" x="0.5" y="0.5" width="125" height="175" rx="8" />
      <path d="M8.5 .5h109a8 8 0 0 1 8 8V32H.5V8.5a8 8 0 0 1 8-8Z" fill={livery.colour} />
      <path
        d="M8.5 .5h109a8 8 0 0 1 8 8V32H.5V8.5a8 8 0 0 1 8-8Z"
        fill={patternFill(livery)}
        opacity="0.55"
      />
      <rect x="3.5" y="7" width="119" height="19" rx="2" fill={livery.colour} />
      <g class="card-name">
        <FittedText x={63} y={17} width={112} size={15} fill={ink} text={name} />
      </g>
      <svg x="10" y="38" width="106" height="84" viewBox="0 0 106 84" overflow="visible">
        {children}
      </svg>
      {numeral !== undefined && (
        <>
          <text class="card-numeral" x="9" y="46">
            {numeral}
          </text>
          <text class="card-numeral" x="-117" y="-155" transform="rotate(180)">
            {numeral}
          </text>
        </>
      )}
      {line !== undefined && <CardLines text={line} />}
      <rect class="card-line" x="3.5" y="3.5" width="119" height="169" rx="5.5" />
    </svg>
  );
}

interface FittedTextProps {
  x: number;
  y: number;
  width: number;
  size: number;
  text: string;
  fill?: string;
}

/** Condensed text in the middle of a line, squeezed where it would be too wide. */
export function FittedText({ x, y, width, size, text, fill }: FittedTextProps) {
  const tooWide = text.length * size * 0.44 > width;
  return (
    <text
      class="fitted"
      x={x}
      y={y}
      font-size={size}
      {...(fill === undefined ? {} : { fill })}
      {...(tooWide ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  );
}

const LINE_LETTERS = 22;
const LINE_HEIGHT = 12.5;

/** A few short lines that end above the lower edge. */
function CardLines({ text }: { text: string }) {
  const lines = wrapWords(text, LINE_LETTERS);
  const top = Math.min(138, 162 - (lines.length - 1) * LINE_HEIGHT);
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} class="card-words" x="63" y={top + i * LINE_HEIGHT}>
          {line}
        </text>
      ))}
    </>
  );
}

/** Breaks a text into lines of at most this many letters, between words. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The back of every card: the sign of the house on station green. */
export function CardBack() {
  return (
    <svg class="card card-back" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <rect class="card-back-sheet" x="0.5" y="0.5" width="125" height="175" rx="8" />
      <rect class="card-back-line" x="6" y="6" width="114" height="164" rx="5" />
      <g transform="translate(63 88) scale(1.05)">
        <EmblemShape />
      </g>
    </svg>
  );
}
