import { neighbourTable } from '@roundhouse/engine';
import type { Axial } from '@roundhouse/engine';
import { wordsFor } from '@roundhouse/engine/kit';

/** What lies in a hex. Cities are the urban and major ones. */
export const TERRAINS = ['easy', 'difficult', 'urban', 'major'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Hex extends Axial {
  readonly terrain: Terrain;
  /** The name of the city, or an empty text. */
  readonly city: string;
}

/** An index into HEXES. */
export type HexIndex = number;

// Doubled-height coordinates: the column is q, the line is 2r + q.
const MAP = [
  '  . ^ . . o o',
  ' . o . . . . .',
  '  . ^ ^ o ^ . ^',
  '   . . ^ ^ ^ ^ ^ ^ ^',
  '  . ^ ^ ^ ^ ^ ^ ^ ^ ^',
  ' M o . ^ ^ . . ^ ^ ^ ^',
  '  . . ^ ^ ^ . . ^ ^ ^',
  ' . . ^ ^ ^ ^ . . . . ^',
  '  . ^ ^ o ^ ^ . . . ^',
  ' o ^ ^ ^ ^ ^ ^ M . ^ M',
  '  . ^ ^ ^ ^ ^ ^ . . o',
  ' o ^ ^ ^ o ^ ^ ^ . ^',
  '  ^ ^ ^ ^ ^ ^ ^ ^ .',
  ' . . . ^ ^ ^ ^ ^ ^',
  '  . . ^ ^ M ^ ^ ^ .',
  ' . ^ ^ . . ^ o ^ ^',
  '  ^ o . . . ^ ^ ^ o',
  ' . ^ . . . ^ ^ ^ .',
  '. ^ . o ^ ^ ^ ^ .',
  ' . . . . ^ ^ ^ . M',
  '. ^ . . ^ ^ ^ ^ .',
  ' . . . . ^ ^ ^ ^ .',
  'M . o . ^ ^ ^ . ^',
  ' o . ^ . ^ ^ ^ ^ o',
  '  . . ^ . . ^ . .',
  ' . . ^ ^ . ^ ^ o',
  '  . . . . . ^ ^',
  ' . . . M ^ ^ ^ o',
  '  . . . . ^ ^ .',
  ' . . . . ^ o .',
  '  o . . ^ ^ .',
  '   . o . ^ ^',
] as const;

const SYMBOLS: Readonly<Record<string, Terrain>> = {
  '.': 'easy',
  '^': 'difficult',
  o: 'urban',
  M: 'major',
};

/** In the order of the map: line by line, from left to right. */
const CITY_NAMES = [
  'Santander',
  'Bilbao',
  'Lugo',
  'Riaño',
  'Vigo',
  'Ourense',
  'Valladolid',
  'Braga',
  'Zaragoza',
  'Barcelona',
  'Tarragona',
  'Porto',
  'Segovia',
  'Madrid',
  'Cuenca',
  'Alcántara',
  'Castellón de la Plana',
  'Cáceres',
  'Valencia',
  'Lisboa',
  'Badajoz',
  'Setúbal',
  'Alicante',
  'Murcia',
  'Sevilla',
  'Cartagena',
  'Granada',
  'Vila Real de Santo António',
  'Cádiz',
] as const;

function readMap(): Hex[] {
  const names = CITY_NAMES.values();
  return MAP.flatMap((line, row) =>
    line.split('').flatMap((symbol, q) => {
      const terrain = SYMBOLS[symbol];
      if (terrain === undefined) return [];
      const isCity = terrain === 'urban' || terrain === 'major';
      return { q, r: (row - q) / 2, terrain, city: isCity ? (names.next().value ?? '') : '' };
    }),
  );
}

/** The board, flat-top. */
export const HEXES: readonly Hex[] = readMap();
export const HEX_COUNT = HEXES.length;
/** What people write for each hex: its city, or the letter of its column and the line of the map. */
export const HEX_NAMES: readonly string[] = HEXES.map(
  ({ city, q, r }) => city || `${String.fromCharCode(65 + q)}${2 * r + q + 1}`,
);
/** How many words a set of hexes takes. */
export const HEX_WORDS = wordsFor(HEX_COUNT);

/** For each hex, whether a city lies in it: a city has room for every railroad, other hexes for one. */
export const IS_CITY: readonly boolean[] = HEXES.map(({ city }) => city !== '');

/** The hexes beside each hex. */
export const NEIGHBOURS: readonly (readonly HexIndex[])[] = neighbourTable(HEXES);

/** The seven major cities. */
export const MAJOR_CITIES: readonly HexIndex[] = HEXES.flatMap(({ terrain }, hex) =>
  terrain === 'major' ? [hex] : [],
);
