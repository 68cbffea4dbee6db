/** The reference game. */
export const RR60 = 60;
