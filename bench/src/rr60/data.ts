/** RR60 (reference rails, 60 cards): a small route-claiming card game for four, made to be written alike on every engine. */
export const SEATS = 4;
export const COLOURS = 5;
export const CARDS_PER_COLOUR = 12;
export const CARDS = COLOURS * CARDS_PER_COLOUR;
export const FIRST_HAND = 5;
export const HAND_LIMIT = 10;
export const SLOTS = 5;
export const PIECES = 12;
/** A seat with this many pieces or fewer starts the last round. */
export const FEW_PIECES = 2;
export const MOVE_LIMIT = 400;
export const CITIES = 12;
/** Points by length of route. */
export const POINTS = [0, 1, 2, 4, 7] as const;

/** Each route's two cities and its length. */
const TABLE = [
  [0, 1, 2],
  [1, 2, 1],
  [2, 3, 3],
  [4, 5, 2],
  [5, 6, 4],
  [6, 7, 1],
  [8, 9, 3],
  [9, 10, 2],
  [10, 11, 2],
  [0, 4, 3],
  [1, 5, 1],
  [2, 6, 2],
  [3, 7, 4],
  [4, 8, 1],
  [5, 9, 2],
  [6, 10, 3],
  [7, 11, 1],
  [0, 5, 2],
  [1, 6, 4],
  [2, 7, 3],
  [4, 9, 2],
  [5, 10, 1],
  [6, 11, 3],
  [3, 6, 4],
] as const;

export interface Route {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly colour: number;
}

export const ROUTES: readonly Route[] = TABLE.map(([from, to, length], route) => ({
  from,
  to,
  length,
  colour: route % COLOURS,
}));
