import { CARDS, RAILWAYS, RESOURCES } from '@roundhouse/games/iron-horses-rampage';
import type { Group } from '@roundhouse/games/iron-horses-rampage';
import { PATTERNS } from '../../pieces/patterns.ts';
import type { Livery, PatternName } from '../../pieces/patterns.ts';

const LETTERS = ['NE', 'WR', '15', '89', 'SB', 'GL', '42', 'GP'];

/** By railway: its colour from the data, a pattern and two letters. */
export const RAILWAY_LIVERIES: readonly Livery[] = RAILWAYS.map(({ colour }, i) => ({
  colour,
  pattern: PATTERNS[i % PATTERNS.length] ?? 'plain',
  letter: LETTERS[i] ?? '',
}));

const GOODS: readonly (readonly [string, PatternName])[] = [
  ['#b08d57', 'plain'],
  ['#3f7d4e', 'band'],
  ['#4a4744', 'dot'],
  ['#7c8894', 'stripe'],
  ['#8a4b2a', 'chevron'],
  ['#35507a', 'ring'],
  ['#c9962a', 'check'],
];
const GROUP_COLOURS: Readonly<Record<Exclude<Group, 'resource'>, readonly [string, PatternName]>> =
  {
    setback: ['#a8281c', 'stripe'],
    remedy: ['#1f4f8f', 'band'],
    master: ['#8b929b', 'hatch'],
  };

/** By card: the band at its top. */
export const CARD_LIVERIES: readonly Livery[] = CARDS.map(({ group, name }, card) => {
  const look = group === 'resource' ? GOODS[card] : GROUP_COLOURS[group];
  const [colour, pattern] = look ?? (['#555555', 'plain'] as const);
  return { colour, pattern, letter: name.charAt(0) };
});

export const isResource = (card: number): boolean => card < RESOURCES.length;
