import { CARDS, COLOURS, FIRST_CABOOSE } from '@roundhouse/games/iron-horses-rael';
import type { Colour } from '@roundhouse/games/iron-horses-rael';
import type { Livery, PatternName } from '../../pieces/patterns.ts';

const LOOKS: Readonly<Record<Colour, readonly [string, PatternName, string]>> = {
  red: ['#b02a20', 'stripe', 'R'],
  orange: ['#ee9636', 'dot', 'O'],
  yellow: ['#f2d95c', 'plain', 'Y'],
  green: ['#2f7d4f', 'chevron', 'G'],
  blue: ['#2a5ea8', 'band', 'B'],
  violet: ['#7a4a9c', 'hatch', 'V'],
};

/** By colour: regions, cars, stocks and market cards. */
export const LIVERIES: readonly Livery[] = COLOURS.map((name) => {
  const [colour, pattern, letter] = LOOKS[name];
  return { colour, pattern, letter };
});

const PLAIN: Livery = { colour: '#555555', pattern: 'plain', letter: '' };
export const ENGINE_LIVERY: Livery = { colour: '#26343a', pattern: 'plain', letter: '' };
const CABOOSE_LIVERY: Livery = { colour: '#7d2a1a', pattern: 'plain', letter: 'C' };

export const liveryOf = (colour: number): Livery => LIVERIES[colour] ?? PLAIN;

/** What a card is painted in. */
export function cardLivery(card: number): Livery {
  const data = CARDS[card];
  if (data?.kind === 'car') return liveryOf(data.colour);
  return data?.kind === 'caboose' ? CABOOSE_LIVERY : ENGINE_LIVERY;
}

/** "R4" on a small car, "C" on a caboose. */
export function carMark(card: number): string {
  const data = CARDS[card];
  if (data?.kind === 'car') return `${liveryOf(data.colour).letter}${data.value}`;
  return data?.kind === 'engine' ? `${data.value}` : 'C';
}

export const isCaboose = (card: number): boolean =>
  card >= FIRST_CABOOSE && CARDS[card]?.kind === 'caboose';
