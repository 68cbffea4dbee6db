import { centre, DIRECTIONS } from '@roundhouse/engine';
import type { Axial } from '@roundhouse/engine';
import { HEXES } from '@roundhouse/games/german-railways';
import { hexGrid } from '../../../pieces/hex-grid.ts';
import type { Box } from '../../../pieces/hex-grid.ts';
import type { Point } from '../../../pieces/RailTrack.tsx';

const RADIUS = 26;
const FRAME = 14;

const places = HEXES.flatMap(({ at }, hex) => at.map((axial) => ({ hex, axial })));
const grid = hexGrid(
  places.map(({ axial }) => axial),
  'pointy-top',
  RADIUS,
  FRAME,
);
export const OUTLINE = grid.outline;

/** The whole sheet, with its frame. */
export const SHEET: Box = grid.box;

const key = ({ q, r }: Axial): string => `${q},${r}`;
const hexAtKey = new Map(places.map(({ hex, axial }) => [key(axial), hex]));

/** For each hexagon, where it is drawn: Berlin in three places, all others in one. */
const PLACES: readonly (readonly Point[])[] = HEXES.map((_, hex) =>
  places.flatMap((place, i) => (place.hex === hex ? (grid.centres[i] ?? []) : [])),
);

/** The middle of each hexagon. */
const CENTRES: readonly Point[] = PLACES.map((points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
}));

export const centreOf = (hex: number): Point => CENTRES[hex] ?? { x: 0, y: 0 };

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const around = ({ x, y }: Point, degrees: number): Point => ({
  x: x + RADIUS * Math.cos((degrees * Math.PI) / 180),
  y: y + RADIUS * Math.sin((degrees * Math.PI) / 180),
});
const EDGES = DIRECTIONS.map((direction) => {
  const { x, y } = centre(direction, 'pointy-top');
  return { direction, degrees: (Math.atan2(y, x) * 180) / Math.PI };
});

/** The border between these hexagons and all others, as a path. */
function borderOf(isIn: (hex: number) => boolean): string {
  return places
    .flatMap(({ hex, axial }, i) => {
      const middle = grid.centres[i];
      if (!middle || !isIn(hex)) return [];
      return EDGES.flatMap(({ direction: { q, r }, degrees }) => {
        const beside = hexAtKey.get(key({ q: axial.q + q, r: axial.r + r }));
        if (beside !== undefined && isIn(beside)) return [];
        return [`M${at(around(middle, degrees - 30))}L${at(around(middle, degrees + 30))}`];
      });
    })
    .join('');
}

const hexagon = (middle: Point): string =>
  `M${[30, 90, 150, 210, 270, 330].map((degrees) => at(around(middle, degrees))).join('L')}Z`;
const OUTLINES = PLACES.map((points) => points.map(hexagon).join(''));

/** The outline of one hexagon of the rules, where it lies. */
export const outlineAt = (hex: number): string => OUTLINES[hex] ?? '';

/** For each hexagon, the city that is nearest. */
export const NEAREST_CITIES: readonly number[] = CENTRES.map((from) => {
  const far = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  const cities = HEXES.flatMap(({ city }, hex) =>
    city < 0 ? [] : [{ city, far: far(centreOf(hex)) }],
  );
  return cities.reduce((best, each) => (each.far < best.far ? each : best)).city;
});

/** The sea: every place of the sheet north of the coast that is no land. */
function seaPath(): string {
  const cells: string[] = [];
  for (let r = -2; r <= 4; r++) {
    const first = places.find(({ axial }) => axial.r === r)?.axial.q ?? 99;
    for (let q = -6; q < 24; q++) {
      if (hexAtKey.has(`${q},${r}`) || (r > 2 && q > Math.max(first, 2))) continue;
      const { x, y } = centre({ q, r }, 'pointy-top');
      cells.push(hexagon({ x: x * RADIUS, y: y * RADIUS }));
    }
  }
  return cells.join('');
}

export const SEA = seaPath();
export const COAST = borderOf(() => true);
export const APPROACH = borderOf((hex) => HEXES[hex]?.zone === 'berlin-approach');
export const URBAN = borderOf((hex) => HEXES[hex]?.zone === 'berlin-urban');

/** For so many railroads, their platforms from the middle of a city: slanted, so that lines side by side stay apart. */
const ROOMS: readonly string[] = [
  '',
  '0,0',
  '-8,4 8,-5',
  '-13,4 0.5,0 14,-5',
  '-15,5 -1,5 3,-8 16,-4',
  '-16,5 -3.5,5 9,5 3,-8 16,-7',
  '-17,5 -5.5,5 6,5 17.5,5 2,-8 14,-8',
  '-17,5 -5.5,5 6,5 17.5,5 -2,-7 8,-8 18,-7',
  '-17,5 -5.5,5 6,5 17.5,5 -6,-6 2,-8 10,-7 18,-6',
];
const OFFSETS = ROOMS.map((room) =>
  room.split(' ').map((each) => {
    const [x = 0, y = 0] = each.split(',').map(Number);
    return { x, y };
  }),
);

/** Where the i-th of so many railroads has its platform in a city, from the city's middle. */
export function platform(hex: number, i: number, of: number): Point {
  const middle = centreOf(hex);
  const wide = (PLACES[hex]?.length ?? 1) > 1;
  if (wide) {
    const angle = (i / of) * 2 * Math.PI - Math.PI / 2;
    const out = of === 1 ? 0 : 19;
    return { x: middle.x + 1.25 * out * Math.cos(angle), y: middle.y - 2 + out * Math.sin(angle) };
  }
  const { x = 0, y = 0 } = OFFSETS[of]?.[i] ?? {};
  return { x: middle.x + x, y: middle.y - 2 + y };
}
