import type { Livery } from '../../pieces/patterns.ts';

/** By railroad: the rulebook's colours, tuned to be told apart, each with a pattern and two letters of its name. */
const LIVERIES: readonly Livery[] = [
  { colour: '#2b3036', pattern: 'plain', letter: 'Os' },
  { colour: '#7d4b28', pattern: 'stripe', letter: 'Mä' },
  { colour: '#dd7c1f', pattern: 'dot', letter: 'Sä' },
  { colour: '#2a66ad', pattern: 'chevron', letter: 'Ba' },
  { colour: '#e3bd2c', pattern: 'hatch', letter: 'MW' },
  { colour: '#b4271e', pattern: 'ring', letter: 'Bd' },
  { colour: '#8450a3', pattern: 'band', letter: 'CM' },
  { colour: '#2e8756', pattern: 'check', letter: 'BH' },
];

/** Sleepers are spaced differently for each railroad: length and gaps along the line. */
export const SLEEPERS: readonly string[] = [
  '1.6 2.6',
  '1.2 1.6 1.2 4.4',
  '1.4 5',
  '3.2 3',
  '1.2 1.6 1.2 1.6 1.2 5',
  '3.6 1.8 1.2 1.8',
  '5 2.4',
  '1.1 1.5',
];

/** What they are called everywhere, as in the rules. */
export const NAMES: readonly string[] = [
  'Ostbahn',
  'Märkische',
  'Sächsische',
  'Bayerische',
  'Main-Weser',
  'Badische',
  'Cöln-Mindener',
  'Berlin-Hamburger',
];

export const liveryOf = (railroad: number): Livery =>
  LIVERIES[railroad] ?? { colour: '#555555', pattern: 'plain', letter: '?' };
