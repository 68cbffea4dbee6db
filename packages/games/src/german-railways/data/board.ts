import { neighbourTable } from '@roundhouse/engine';
import type { Axial } from '@roundhouse/engine';
import { BOARD_ROWS } from './board-rows.ts';
import { CITIES } from './cities.ts';
import { RAILROADS } from './railroads.ts';

export type Terrain = 'plains' | 'hills' | 'mountains';

export const TERRAIN_PRICES: Readonly<Record<Terrain, number>> = {
  plains: 2,
  hills: 3,
  mountains: 4,
};

type Zone = 'berlin-approach' | 'berlin-urban';

/** A hexagon of the rules. Berlin's three hexagons are one of them, drawn in three places. */
interface Hex {
  readonly at: readonly Axial[];
  readonly terrain: Terrain;
  readonly zone: Zone | null;
  /** Index into CITIES, or -1 where the hexagon is no city. */
  readonly city: number;
}

const LETTERS: Readonly<Record<string, { readonly terrain: Terrain; readonly zone: Zone | null }>> =
  {
    p: { terrain: 'plains', zone: null },
    h: { terrain: 'hills', zone: null },
    m: { terrain: 'mountains', zone: null },
    a: { terrain: 'plains', zone: 'berlin-approach' },
    b: { terrain: 'plains', zone: 'berlin-urban' },
  };

const printed = BOARD_ROWS.flatMap(({ first, ground }) =>
  ground.split('').flatMap((letter, i) => {
    const kind = LETTERS[letter];
    return kind === undefined ? [] : [{ ...kind, at: { q: first.q + i, r: first.r } }];
  }),
);
const berlinPlaces = printed.filter(({ zone }) => zone === 'berlin-urban').map(({ at }) => at);
const [firstOfBerlin] = berlinPlaces;

/** Every hexagon of the rules, row by row. A hexagon's id is its index here. */
export const HEXES: readonly Hex[] = printed
  .filter(({ zone, at }) => zone !== 'berlin-urban' || at === firstOfBerlin)
  .map(({ terrain, zone, at }) => ({
    at: zone === 'berlin-urban' ? berlinPlaces : [at],
    terrain,
    zone,
    city: CITIES.findIndex(({ q, r }) => q === at.q && r === at.r),
  }));

const WEST = Math.min(...printed.map(({ at }) => at.q));

/** What people write for each hexagon: its city, or the letter of its row and where it lies in it, counted from the west. */
export const HEX_NAMES: readonly string[] = HEXES.map(
  ({ city, at: [place] }) =>
    CITIES[city]?.name ??
    `${String.fromCharCode(65 + (place?.r ?? 0))}${(place?.q ?? 0) - WEST + 1}`,
);

/** The city of each hexagon, or -1. */
export const CITY_OF: readonly number[] = HEXES.map(({ city }) => city);
export const IS_APPROACH: readonly boolean[] = HEXES.map(({ zone }) => zone === 'berlin-approach');

const ofPrinted = printed.map(({ at }) => HEXES.findIndex((hex) => hex.at.includes(at)));
const printedNeighbours = neighbourTable(printed.map(({ at }) => at));

/** For each hexagon, those beside it. */
export const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map((_, hex) => {
  const own = ofPrinted.flatMap((of, place) => (of === hex ? [place] : []));
  const beside = own.flatMap((place) => printedNeighbours[place] ?? []);
  const ids = new Set(beside.map((place) => ofPrinted[place]));
  return HEXES.flatMap((_, other) => (other !== hex && ids.has(other) ? [other] : []));
});

/** The index of the city with this name. */
export function cityNamed(name: string): number {
  const city = CITIES.findIndex((each) => each.name === name);
  if (city < 0) throw new Error(`no city ${name}`);
  return city;
}

/** The hexagon of the city with this name. */
export function hexOfCity(name: string): number {
  const city = cityNamed(name);
  return HEXES.findIndex((hex) => hex.city === city);
}

/** The hexagon drawn at this place. */
export function hexAt(q: number, r: number): number {
  return HEXES.findIndex(({ at }) => at.some((place) => place.q === q && place.r === r));
}

/** The hexagon where each railroad starts. */
export const START_HEXES: readonly number[] = RAILROADS.map(({ start }) => hexOfCity(start));
