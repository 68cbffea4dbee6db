/** The numbers on each dial, clockwise. */
export const DIALS: readonly (readonly number[])[] = [
  [-1, -2, 1, 2, 0, 2],
  [2, 0, 2, 1, -2, -1],
  [-1, -2, 1, 2, 2, 0],
  [0, 2, 2, 1, -2, -1],
  [-1, -2, 2, 1, 0, 2],
  [2, 0, 1, 2, -2, -1],
];

/** Positions in which a dial can lie. */
export const POSITIONS = 6;

/** How each stock's value changes when this dial is turned to this position: DIAL_CHANGES[dial][position][colour]. */
export const DIAL_CHANGES: readonly (readonly (readonly number[])[])[] = DIALS.map((numbers) =>
  numbers.map((_, position) =>
    numbers.map((_, colour) => numbers[(colour - position + POSITIONS) % POSITIONS] ?? 0),
  ),
);
