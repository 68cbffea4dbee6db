/** Two users in one word, whoever is named first. The smaller is first as JavaScript compares, not as a database may. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
