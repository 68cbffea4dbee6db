/** A hexagon in axial coordinates. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Which way the corners point; decides only how a hexagon is drawn. */
export type Orientation = 'pointy-top' | 'flat-top';

/** The six steps to a neighbour, in order around the hexagon. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** For each hexagon, the indexes of those beside it, in the order of DIRECTIONS. */
export function neighbourTable(hexes: readonly Axial[]): readonly (readonly number[])[] {
  const index = new Map(hexes.map(({ q, r }, i) => [`${q},${r}`, i]));
  return hexes.map(({ q, r }) =>
    DIRECTIONS.map((step) => index.get(`${q + step.q},${r + step.r}`)).filter(
      (found) => found !== undefined,
    ),
  );
}

/** How many steps lie between two hexagons on an unbounded grid. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The middle of a hexagon whose corners are at distance 1 from it. */
export function centre({ q, r }: Axial, orientation: Orientation): { x: number; y: number } {
  const root = Math.sqrt(3);
  return orientation === 'pointy-top'
    ? { x: root * (q + r / 2), y: 1.5 * r }
    : { x: 1.5 * q, y: root * (r + q / 2) };
}
