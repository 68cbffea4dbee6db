import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { HexIndex } from '@roundhouse/games/iberian-gauge';
import { hexGrid } from '../../pieces/hex-grid.ts';
import type { Box } from '../../pieces/hex-grid.ts';
import type { Point } from '../../pieces/RailTrack.tsx';

/** From the middle of a hex to its corners. */
export const R = 24;
const grid = hexGrid(HEXES, 'flat-top', R, 0);
export const CENTRES = grid.centres;
export const OUTLINE = grid.outline;

/** The whole map with room for the names at the coast. */
export const BOX: Box = {
  x: grid.box.x - R * 1.1,
  y: grid.box.y - R * 0.6,
  width: grid.box.width + R * 2,
  height: grid.box.height + R * 1.1,
};

/** Far beyond the box: what is seen beside the map in a window of another shape. */
export const OCEAN: Box = { x: -R * 60, y: -R * 60, width: R * 160, height: R * 160 };

export const centreOf = (hex: HexIndex): Point => CENTRES[hex] ?? { x: 0, y: 0 };

/** A point of the board by its column and its line, the line counted in half hexes. */
const at = (column: number, line: number): string =>
  `${(column * 1.5 * R).toFixed(1)} ${((line * Math.sqrt(3) * R) / 2).toFixed(1)}`;

/** Each hex where it lies, for a path. */
export const OUTLINES: readonly string[] = CENTRES.map(({ x, y }) => {
  const corners = OUTLINE.slice(1, -1)
    .split('L')
    .map((corner) => {
      const [dx = 0, dy = 0] = corner.split(' ').map(Number);
      return `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    });
  return `M${corners.join('L')}Z`;
});

/** All land as one path: stroked, it makes the shore. */
export const SHORE = OUTLINES.join('');

/** All difficult country as one path, for its engraving. */
export const HIGHLANDS = OUTLINES.filter((_, hex) => HEXES[hex]?.terrain === 'difficult').join('');

/** The land behind the Pyrenees. */
export const FRANCE = `M${at(12.6, -0.4)}Q${at(13.6, -1)} ${at(13.2, -4)}V${OCEAN.y}H${
  OCEAN.x + OCEAN.width
}V${(R * 3.3).toFixed(1)}H${(R * 35).toFixed(1)}Q${at(22, 3.4)} ${at(21.4, 5)}L${at(14, 2)}Z`;

interface NamePlace {
  /** From the middle of the hex, in hexes' radii. */
  readonly x: number;
  readonly y: number;
  readonly lines?: readonly string[];
}

const BELOW: NamePlace = { x: 0, y: 0.88 };
const OUTSIDE: Readonly<Record<string, NamePlace>> = {
  Santander: { x: -0.1, y: -0.78 },
  Bilbao: { x: 0.1, y: -0.78 },
  Vigo: { x: -1.35, y: 0 },
  Braga: { x: -1.5, y: 0 },
  Porto: { x: -1.5, y: 0.1 },
  Barcelona: { x: 0.1, y: 1.05 },
  Tarragona: { x: 0.3, y: 1.08 },
  'Castellón de la Plana': { x: 2.3, y: 0, lines: ['Castellón', 'de la Plana'] },
  Valencia: { x: 2, y: 0 },
  Lisboa: { x: -0.75, y: -1 },
  Setúbal: { x: -1.3, y: 0.75 },
  Alicante: { x: 2, y: 0.1 },
  Murcia: { x: 1.75, y: 0 },
  Cartagena: { x: 1, y: 0.95 },
  'Vila Real de Santo António': { x: -1.75, y: 1, lines: ['Vila Real de', 'Santo António'] },
  Cádiz: { x: 0, y: 0.95 },
};

export const nameplaceOf = (city: string): NamePlace => OUTSIDE[city] ?? BELOW;
