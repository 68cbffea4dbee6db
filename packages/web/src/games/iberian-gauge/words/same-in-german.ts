import { HEXES } from '@roundhouse/games/iberian-gauge';

/** Names that are the same in both languages. */
export const sameInGerman: readonly string[] = [...HEXES.map(({ city }) => city), 'Orange', 'B'];
