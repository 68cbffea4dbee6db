/** The bots. */
export const BOTS = [];
