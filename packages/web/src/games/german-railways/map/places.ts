import { HEXES, START_HEXES } from '@roundhouse/games/german-railways';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { centreOf, SHEET } from './geometry.ts';
import { PLATE_HEIGHT } from './names.ts';
import type { Plate } from './names.ts';

/** About how many pixels a unit of the map has where prices and flags are read. */
export const READ_AT = 0.82;

/** A box on the screen around its middle. */
export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
  /** How bad it is to cover it, beside a name. */
  readonly weight?: number;
}

/** How much of two boxes lies over each other. */
export function overlap(a: Spot, b: Spot): number {
  const x = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
}

const onScreen = (hex: number): Point => {
  const { x, y } = centreOf(hex);
  return { x: x * READ_AT, y: y * READ_AT };
};

/** Names, and the locomotives with their letters. */
const taken = (plates: readonly Plate[]): Spot[] => [
  ...plates.map(({ hex, x, y, width }) => {
    const at = onScreen(hex);
    return { x: at.x + x, y: at.y + y, width, height: PLATE_HEIGHT };
  }),
  ...START_HEXES.map((hex) => {
    const { x, y } = onScreen(hex);
    return { x, y: y - 6, width: 22, height: 28 };
  }),
];

/** What a pixel of distance is worth in pixels that are covered, and what it costs to leave the sheet. */
const NEARER = 3;
const OUTSIDE = 1e6;
/** Prices and payouts are never covered if that can be helped. */
const FIGURES = 8;

const isInside = ({ x, y, width, height }: Spot): boolean =>
  x - width / 2 >= SHEET.x * READ_AT &&
  x + width / 2 <= (SHEET.x + SHEET.width) * READ_AT &&
  y - height / 2 >= SHEET.y * READ_AT &&
  y + height / 2 <= (SHEET.y + SHEET.height) * READ_AT;

/** Puts a box for each hexagon where it covers little and is near; answers how far from its hexagon. */
function placeAll(
  hexes: readonly number[],
  size: { readonly width: number; readonly height: number },
  sidesOf: (hex: number) => readonly Point[],
  obstacles: readonly Spot[],
): Point[] {
  const all = [...obstacles];
  return hexes.map((hex) => {
    const middle = onScreen(hex);
    const spots = sidesOf(hex).map((side) => {
      const spot = { x: middle.x + side.x, y: middle.y + side.y, ...size };
      const covers = all.reduce((sum, each) => sum + overlap(spot, each) * (each.weight ?? 1), 0);
      const cost = covers + NEARER * Math.hypot(side.x, side.y) + (isInside(spot) ? 0 : OUTSIDE);
      return { side, spot, cost };
    });
    const best = spots.reduce((a, b) => (b.cost < a.cost ? b : a));
    all.push({ ...best.spot, weight: FIGURES });
    return best.side;
  });
}

const PRICE = { width: 20, height: 20 };
const AROUND = [-12, 12, 0].flatMap((y) => [13, -13, 0].map((x) => ({ x, y })));

/** Where prices stand: in the middle of open country, beside a city, and nowhere over a name. */
export function pricesAt(hexes: readonly number[], plates: readonly Plate[]): Point[] {
  const isCity = (hex: number): boolean => (HEXES[hex]?.city ?? -1) >= 0;
  const towns = hexes.filter(isCity).map((hex) => ({ ...onScreen(hex), width: 14, height: 14 }));
  return placeAll(hexes, PRICE, (hex) => (isCity(hex) ? AROUND : [{ x: 0, y: 0 }, ...AROUND]), [
    ...taken(plates),
    ...towns,
  ]);
}

/** Where flags of this size stand: around their hexagons, over as little as can be. */
export function flagsAt(
  hexes: readonly number[],
  size: { readonly width: number; readonly height: number },
  plates: readonly Plate[],
  prices: readonly Spot[],
): Point[] {
  const aside = size.width / 2 + 22;
  const sides = [28, 40, 54, 70].flatMap((far) =>
    [0, -1, 1].flatMap((turn) => [
      { x: turn * aside, y: -far - size.height / 2 },
      { x: turn * aside, y: far + size.height / 2 },
    ]),
  );
  const level = [0, -14, 14].flatMap((y) => [
    { x: aside, y },
    { x: -aside, y },
  ]);
  return placeAll(hexes, size, () => [...sides.slice(0, 2), ...level, ...sides.slice(2)], [
    ...taken(plates),
    ...prices,
  ]);
}

/** A box of a price, for what must not cover it. */
export const priceSpot = (hex: number, { x, y }: Point): Spot => {
  const at = onScreen(hex);
  return { x: at.x + x, y: at.y + y, ...PRICE, weight: FIGURES };
};
