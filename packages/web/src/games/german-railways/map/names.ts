import { CITIES, HEXES, START_HEXES } from '@roundhouse/games/german-railways';
import type { Point } from '../../../pieces/RailTrack.tsx';
import { centreOf, SHEET } from './geometry.ts';

/** A city's plate: where it stands beside its city in pixels, and the level of detail at which there is room for it. */
export interface Plate extends Point {
  readonly hex: number;
  readonly name: string;
  readonly income: number;
  readonly width: number;
  readonly level: number;
}

/** The scales of the map at which more can be read; see `MapView`. At the last the letters of platforms appear. */
export const DETAILS: readonly number[] = [0.42, 0.6, 0.77, 1.3];
export const PLATE_HEIGHT = 15;
export const NAME_SIZE = 12;
/** The smallest scale of each level: the whole map on a phone, then as above; with the third level every city has its plate. */
const LEVELS = [0.36, ...DETAILS.slice(0, 3)];
/** How far apart plates stand at each level: a small map is not covered with them. */
const APART = [1, 6, 1];
/** The frame of the sheet. */
const EDGE = 8;

/** Where the plates are that would cover another below their city: above it, or shifted to one side. */
const SIDES: Readonly<Record<string, Side>> = {
  ...inAll('above', ['Stettin', 'Oldenburg', 'Bromberg', 'Osnabrück', 'Bielefeld', 'Duisburg']),
  ...inAll('above', [
    'Frankfurt an der Oder',
    'Göttingen',
    'Halle',
    'Erfurt',
    'Görlitz',
    'München',
  ]),
  ...inAll('above, a little left', ['Hamburg', 'Wesel']),
  ...inAll('above, a little right', ['Braunschweig', 'Münster']),
  ...inAll('above, left', ['Kassel']),
  ...inAll('above, right', ['Frankfurt am Main']),
  ...inAll('below, left', ['Königsberg']),
  ...inAll('below, a little right', ['Köln', 'Saarbrücken']),
  ...inAll('below, right', ['Dortmund', 'Dresden', 'Heilbronn']),
};

type Side =
  `${'above' | 'below'}${'' | ', left' | ', right' | ', a little left' | ', a little right'}`;

function inAll(side: Side, cities: readonly string[]): Record<string, Side> {
  return Object.fromEntries(cities.map((city) => [city, side]));
}

export const CITY_HEXES = HEXES.flatMap(({ city }, hex) => (city < 0 ? [] : [{ hex, city }]));
const isBerlin = (hex: number): boolean => HEXES[hex]?.zone === 'berlin-urban';
const isStart = (hex: number): boolean => START_HEXES.includes(hex);

function placeOf(hex: number, city: string, width: number): Point {
  if (isBerlin(hex)) return { x: 0, y: 28 };
  const side = SIDES[city] ?? 'below';
  const far = (width / 2 - 8) * (side.includes('little') ? 0.5 : 1);
  return {
    x: side.endsWith('left') ? -far : side.endsWith('right') ? far : 0,
    // Above a start stand its locomotive and letters.
    y: side.startsWith('below') ? 15 : isStart(hex) ? -29 : -15,
  };
}

/** How wide a text is on the signs of the house. */
function widthOf(text: string): number {
  const width = (letter: string): number => {
    if (/[ijl.\s]/.test(letter)) return 0.21;
    if (/[ftr()]/.test(letter)) return 0.3;
    if (/[mwMW]/.test(letter)) return 0.64;
    return /[A-Z]/.test(letter) ? 0.47 : 0.44;
  };
  return Array.from(text).reduce((sum, letter) => sum + width(letter), 0) * NAME_SIZE;
}

/** A rectangle in pixels of the screen. */
interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meets = (a: Rect, b: Rect, apart: number): boolean =>
  a.left < b.right + apart &&
  b.left < a.right + apart &&
  a.top < b.bottom + apart &&
  b.top < a.bottom + apart;

function rectOf({ hex, x, y, width }: Omit<Plate, 'level'>, scale: number): Rect {
  const middle = centreOf(hex);
  const left = middle.x * scale + x - width / 2;
  const top = middle.y * scale + y - PLATE_HEIGHT / 2;
  return { left, right: left + width, top, bottom: top + PLATE_HEIGHT };
}

/** The locomotive at a start, with its letters. */
function engineAt(hex: number, scale: number): Rect {
  const { x, y } = centreOf(hex);
  return { left: x * scale - 8, right: x * scale + 8, top: y * scale - 17, bottom: y * scale };
}

/** The price in the middle of open country. */
function priceAt(hex: number, scale: number): Rect {
  const { x, y } = centreOf(hex);
  return { left: x * scale - 8, right: x * scale + 8, top: y * scale - 8, bottom: y * scale + 8 };
}

const isInside = ({ left, right }: Rect, scale: number): boolean =>
  left >= (SHEET.x + EDGE) * scale && right <= (SHEET.x + SHEET.width - EDGE) * scale;

/**
 * The plates of all cities. Those of `first`, where something is being decided, come before all others; each is seen from
 * the level on at which it covers neither another plate nor a start nor a price.
 */
export function platesOf(nameOf: (city: string) => string, first: readonly number[] = []): Plate[] {
  const rank = ({ hex, income }: Omit<Plate, 'level'>): number => {
    if (first.includes(hex)) return 0;
    if (isBerlin(hex)) return 1;
    return isStart(hex) || income > 1 ? 5 - income : 5;
  };
  const waiting = CITY_HEXES.map(({ hex, city }) => {
    const { name = '', income = 0 } = CITIES[city] ?? {};
    const text = nameOf(name);
    const width = widthOf(text) + 7 + (income > 1 ? 9 : 0);
    return { hex, name: text, income, width, ...placeOf(hex, name, width) };
  }).sort((a, b) => rank(a) - rank(b));
  const prices = first.filter((hex) => (HEXES[hex]?.city ?? -1) < 0);
  const plates: Plate[] = [];
  for (const [level, scale] of LEVELS.entries()) {
    for (const plate of waiting) {
      if (plates.some(({ hex }) => hex === plate.hex)) continue;
      const rect = rectOf(plate, scale);
      const isFree =
        isInside(rect, scale) &&
        !plates.some((each) => meets(rect, rectOf(each, scale), APART[level] ?? 0)) &&
        !prices.some((hex) => meets(rect, priceAt(hex, scale), 0)) &&
        !START_HEXES.some((hex) => hex !== plate.hex && meets(rect, engineAt(hex, scale), 0));
      const isWanted = level > 0 || rank(plate) < 5;
      const isDue = isBerlin(plate.hex) || level === LEVELS.length - 1;
      if (isDue || (isFree && isWanted)) plates.push({ ...plate, level });
    }
  }
  return plates;
}
