/** The points of the rows of the Market Board, lowest first: there is a gap below the highest. */
export const MARKET_ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14] as const;
export const START_VALUE = 6;

/** The two rows that hold only one good, and where their former holder goes. */
export const HIGHEST = 14;
export const BELOW_HIGHEST = 11;
export const LOWEST = 0;
export const ABOVE_LOWEST = 1;
