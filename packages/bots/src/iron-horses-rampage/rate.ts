/** The value that an action brings in the long run: some draw goods, others put them into play. */
export const RATE = 26_000;
