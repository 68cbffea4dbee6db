import { HEXES, hexOfCity, NEIGHBOURS } from './data/board.ts';
import { RAILROADS } from './data/railroads.ts';
import { CITY_OF, IS_APPROACH, lowestHex, trackOf, WORDS } from './network.ts';
import type { State } from './state.ts';

/** Told of a city's hexagon and the locomotives it takes to get there; says whether that is enough. */
export type Found = (hex: number, laid: number) => boolean;

/** What a search reached with exactly so many locomotives: for each number the rows of the board, a bit per column. */
export type Layers = Int32Array;

const places = HEXES.flatMap(({ at }, hex) => at.map((place) => ({ ...place, hex })));
const LEFTMOST = Math.min(...places.map(({ q }) => q));
/** The rows of the board, with an empty one above and below. */
const ROWS = 2 + Math.max(...places.map(({ r }) => r)) + 1;
const MOST_LOCOMOTIVES = Math.max(...RAILROADS.map(({ locomotives }) => locomotives));
const BERLIN = hexOfCity('Berlin');

const rowOf = ({ r }: { readonly r: number }): number => r + 1;
const bitOf = ({ q }: { readonly q: number }): number => 1 << (q - LEFTMOST);

/** For each hexagon its row and bit; for Berlin those of its first place. */
const ROW_OF: readonly number[] = HEXES.map(({ at: [place] }) => (place ? rowOf(place) : 0));
const BIT_OF: readonly number[] = HEXES.map(({ at: [place] }) => (place ? bitOf(place) : 0));
/** [row * 32 + column] */
const HEX_AT: readonly number[] = hexesByPlace();

function hexesByPlace(): number[] {
  const hexes = new Array<number>(ROWS * 32).fill(-1);
  for (const place of places) hexes[rowOf(place) * 32 + place.q - LEFTMOST] = place.hex;
  return hexes;
}

function rowsOf(isIn: (hex: number) => boolean): number[] {
  const rows = new Array<number>(ROWS).fill(0);
  for (const place of places) {
    if (isIn(place.hex)) rows[rowOf(place)] = (rows[rowOf(place)] as number) | bitOf(place);
  }
  return rows;
}

const LAND = rowsOf(() => true);
const CITY = rowsOf((hex) => (CITY_OF[hex] as number) >= 0);
const APPROACH = rowsOf((hex) => IS_APPROACH[hex] === true);
const BERLIN_ROWS = rowsOf((hex) => hex === BERLIN);

/** The rows that a search has come to. */
interface Span {
  low: number;
  high: number;
}

// Hexagons still to be reached, kept between calls only to save making it again.
const open = new Int32Array(ROWS);

/** Space for the layers of one search. */
export function newLayers(): Layers {
  return new Int32Array(ROWS * (MOST_LOCOMOTIVES + 1));
}

/**
 * Hands every city that the railroad has or could still reach by itself, if money is no limit, to `found`, nearest first,
 * until it says true. Answers whether it did. A whole row of the board takes each step at once.
 */
export function spread(state: State, railroad: number, layers: Layers, found: Found): boolean {
  const span = { low: ROWS, high: 0 };
  openBoard(state, railroad);
  layers.fill(0, 0, ROWS);
  for (const hex of trackOf(state, railroad)) {
    const row = ROW_OF[hex] as number;
    span.low = Math.min(span.low, row);
    span.high = Math.max(span.high, row);
    if (hex === BERLIN) closeBerlin();
    else layers[row] = (layers[row] as number) | (BIT_OF[hex] as number);
    open[row] = (open[row] as number) & ~(BIT_OF[hex] as number);
    if ((CITY_OF[hex] as number) >= 0 && found(hex, 0)) return true;
  }
  const left = state.locomotives[railroad] as number;
  for (let laid = 1; laid <= left; laid++) {
    span.low = Math.max(1, span.low - 1);
    span.high = Math.min(ROWS - 2, span.high + 1);
    if (!step(layers, laid, span)) return false;
    if (reportCities(layers, laid, span, found)) return true;
  }
  return false;
}

function openBoard(state: State, railroad: number): void {
  const mayApproach = (state.approached & (1 << railroad)) === 0;
  for (let row = 0; row < ROWS; row++) {
    open[row] = (LAND[row] as number) & (mayApproach ? -1 : ~(APPROACH[row] as number));
  }
  for (let word = 0; word < WORDS; word++) {
    for (let bits = state.taken[word] as number; bits !== 0; bits &= bits - 1) {
      const hex = lowestHex(word, bits);
      const row = ROW_OF[hex] as number;
      open[row] = (open[row] as number) & ~(BIT_OF[hex] as number);
    }
  }
}

function closeBerlin(): void {
  for (let row = 0; row < ROWS; row++) {
    open[row] = (open[row] as number) & ~(BERLIN_ROWS[row] as number);
  }
}

/** Fills the next layer with what is open beside the last one. Answers whether there was anything. */
function step(layers: Layers, laid: number, { low, high }: Span): boolean {
  const from = (laid - 1) * ROWS;
  let any = 0;
  layers.fill(0, from + ROWS, from + 2 * ROWS);
  for (let row = low; row <= high; row++) {
    const above = layers[from + row - 1] as number;
    const here = layers[from + row] as number;
    const below = layers[from + row + 1] as number;
    const zone = APPROACH[row] as number;
    let reached = beside(above, here, below) & (open[row] as number);
    if ((reached & zone) !== 0) {
      // From one Approach hexagon there is no going into another.
      const outside = beside(
        above & ~(APPROACH[row - 1] as number),
        here & ~zone,
        below & ~(APPROACH[row + 1] as number),
      );
      reached &= outside | ~zone;
    }
    layers[from + ROWS + row] = reached;
    open[row] = (open[row] as number) & ~reached;
    any |= reached;
  }
  return any !== 0;
}

/** The bits of a row that lie beside the bits of this row and of the two around it. */
function beside(above: number, here: number, below: number): number {
  return (here << 1) | (here >>> 1) | above | (above >>> 1) | below | (below << 1);
}

/** Nothing goes on from Berlin, whose neighbours are all in the Approach zone, so it leaves the layer again. */
function reportCities(layers: Layers, laid: number, span: Span, found: Found): boolean {
  const base = laid * ROWS;
  for (let row = span.low; row <= span.high; row++) {
    let bits = (layers[base + row] as number) & (CITY[row] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const hex = HEX_AT[row * 32 + 31 - Math.clz32(bits & -bits)] as number;
      if (found(hex, laid)) return true;
    }
    const berlin = BERLIN_ROWS[row] as number;
    if (berlin === 0 || ((layers[base + row] as number) & berlin) === 0) continue;
    layers[base + row] = (layers[base + row] as number) & ~berlin;
    closeBerlin();
  }
  return false;
}

/** A hexagon from which the search came to this one with the last of so many locomotives. */
export function cameFrom(layers: Layers, hex: number, laid: number): number {
  for (const from of NEIGHBOURS[hex] as readonly number[]) {
    if (IS_APPROACH[hex] && IS_APPROACH[from]) continue;
    const row = layers[(laid - 1) * ROWS + (ROW_OF[from] as number)] as number;
    if (from !== BERLIN && (row & (BIT_OF[from] as number)) !== 0) return from;
  }
  throw new Error(`nothing leads to ${hex}`);
}
