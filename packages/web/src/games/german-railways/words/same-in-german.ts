import { CITIES } from '@roundhouse/games/german-railways';

/** Names that are the same in both languages. */
export const sameInGerman: readonly string[] = [
  ...CITIES.map(({ name }) => name),
  'Frankfurt',
  'Frankfurt (Oder)',
  'Freiburg',
  'Main-Weser',
  'T',
];
