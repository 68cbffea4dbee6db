/** The patterns that stand for a colour where colour can't be seen. */
export const PATTERNS = [
  'plain',
  'stripe',
  'dot',
  'chevron',
  'hatch',
  'ring',
  'band',
  'check',
] as const;
export type PatternName = (typeof PATTERNS)[number];

/** One tile of each pattern in an 8 × 8 box, drawn in one ink over the colour. */
export const PATTERN_TILES: Readonly<Record<PatternName, string>> = {
  plain: '',
  stripe: 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  dot: 'M2 2h.01M6 6h.01',
  chevron: 'M0 5L4 1L8 5M0 9L4 5L8 9',
  hatch: 'M0 0L8 8M8 0L0 8',
  ring: 'M4 1.6a2.4 2.4 0 1 0 .01 0',
  band: 'M0 2h8M0 6h8',
  check: 'M0 2h4M4 6h4',
};

/** How thick each pattern is drawn. */
export const PATTERN_WIDTHS: Readonly<Record<PatternName, number>> = {
  plain: 0,
  stripe: 1.6,
  dot: 2.2,
  chevron: 1.3,
  hatch: 1,
  ring: 1.1,
  band: 1.4,
  check: 4,
};

/** What a railroad, a good or a seat looks like: never by colour alone. */
export interface Livery {
  readonly colour: string;
  readonly pattern: PatternName;
  readonly letter: string;
}

type Ink = '#1f2a2e' | '#ffffff';

/** Every piece asks at every drawing, and there are few colours. */
const inks = new Map<string, Ink>();

/** Black or white, whichever reads better on this colour (`#rrggbb`). */
export function inkOn(colour: string): Ink {
  const known = inks.get(colour);
  if (known) return known;
  const ink = contrast(colour, '#ffffff') >= contrast(colour, '#1f2a2e') ? '#ffffff' : '#1f2a2e';
  inks.set(colour, ink);
  return ink;
}

/** Relative luminance by WCAG. */
function luminance(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours by WCAG, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
