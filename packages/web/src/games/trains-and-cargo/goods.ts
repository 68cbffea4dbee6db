import { GOODS } from '@roundhouse/games/trains-and-cargo';
import type { CardType, GoodId } from '@roundhouse/games/trains-and-cargo';
import type { Livery, PatternName } from '../../pieces/patterns.ts';

interface Look {
  readonly colour: string;
  readonly pattern: PatternName;
  readonly letter: string;
  /** Its silhouette in a 24 × 24 box. */
  readonly glyph: string;
}

const LOOKS: Readonly<Record<GoodId, Look>> = {
  food: {
    colour: '#4c9150',
    pattern: 'dot',
    letter: 'F',
    glyph:
      'M12 8c2-2.2 8-2 8 4.2c0 4.3-2.8 9.3-5.2 9.3c-1.2 0-1.8-.6-2.8-.6s-1.6 .6-2.8 .6C6.8 21.5 4 16.5 4 12.2C4 6 10 5.8 12 8ZM11.4 6.5C11.2 3.8 9.9 2.9 8.6 2.3L9.5 1.2C11.5 2 12.5 3.5 12.8 4.5C13.5 2.6 15.6 1.5 18 1.9C17.8 4.5 15.4 6.6 11.4 6.5Z',
  },
  passengers: {
    colour: '#2f6db3',
    pattern: 'stripe',
    letter: 'P',
    glyph:
      'M6 4.5h12v1.8h-1.5a4.6 4.6 0 0 1-9 0H6ZM8.3 1.2h7.4v2.4H8.3ZM3.5 22.5c0-6.5 3.5-9.7 6-10l2.5 4.5l2.5-4.5c2.5 .3 6 3.5 6 10Z',
  },
  grain: {
    colour: '#e3bd42',
    pattern: 'chevron',
    letter: 'G',
    glyph:
      'M11.2 23V9.5h1.6V23ZM12 1c2 1.8 2 4.6 0 6.5C10 5.6 10 2.8 12 1ZM12.6 11c0-3 2-4.7 5-4.7c0 3-2 4.7-5 4.7ZM11.4 11c0-3-2-4.7-5-4.7c0 3 2 4.7 5 4.7ZM12.6 15.6c0-3 2-4.7 5-4.7c0 3-2 4.7-5 4.7ZM11.4 15.6c0-3-2-4.7-5-4.7c0 3 2 4.7 5 4.7ZM12.6 20.2c0-3 2-4.7 5-4.7c0 3-2 4.7-5 4.7ZM11.4 20.2c0-3-2-4.7-5-4.7c0 3 2 4.7 5 4.7Z',
  },
  livestock: {
    colour: '#bf4430',
    pattern: 'ring',
    letter: 'L',
    glyph:
      'M1 8.5C1 7.2 2 6.5 3.5 6.5H14.5L16 5L15.3 2.5L17.5 4H20L22 2.5L21.5 5L23.5 9.5L21.8 11.5L18.5 11L17.5 14V20.5H14.8V15.5H8V20.5H5.3V15L3.5 13V9L2.8 14H1.5Z',
  },
  coal: {
    colour: '#34373b',
    pattern: 'hatch',
    letter: 'Co',
    glyph:
      'M1 21L3 15.5L6.5 14L8 10L12 8.5L16 10.5L17 13.5L21 15.5L23 21ZM9 5.5L11 2.5L14.5 3.5L14 6.5L11 7.2ZM4 10.5L5.5 8.5L7.5 9.5L6.5 12L4.5 12Z',
  },
  steel: {
    colour: '#95a1a8',
    pattern: 'band',
    letter: 'S',
    glyph: 'M4 3h16v4.5h-5.5v9H20V21H4v-4.5h5.5v-9H4Z',
  },
  timber: {
    colour: '#dd8434',
    pattern: 'plain',
    letter: 'T',
    glyph:
      'M12 2a4.8 4.8 0 1 1-.01 0ZM12 4.2a2.6 2.6 0 1 0 .01 0ZM6.4 12a4.8 4.8 0 1 1-.01 0ZM6.4 14.2a2.6 2.6 0 1 0 .01 0ZM17.6 12a4.8 4.8 0 1 1-.01 0ZM17.6 14.2a2.6 2.6 0 1 0 .01 0Z',
  },
  cars: {
    colour: '#8757b0',
    pattern: 'check',
    letter: 'Ca',
    glyph:
      'M2 16V12.5L6 11.5L7.5 5.5H17V11.5L22.5 12.5V16.5H21.3a3.4 3.4 0 0 0-6.6 0H9.3a3.4 3.4 0 0 0-6.6 0ZM9 7.2L8.2 11.3H11.5V7.2ZM13 7.2V11.3H15.5V7.2ZM6 14.6a2.6 2.6 0 1 1-.01 0ZM18 14.6a2.6 2.6 0 1 1-.01 0Z',
  },
};

export const GOOD_LOOKS: readonly Look[] = GOODS.map(({ id }) => LOOKS[id]);

/** By the kind of locomotive: none, green, orange. */
export const ENGINE_LIVERIES: readonly (Livery | undefined)[] = [
  undefined,
  { colour: '#3f7d4e', pattern: 'plain', letter: 'G' },
  { colour: '#d9772b', pattern: 'band', letter: 'O' },
];

/** The band at the top of a card. */
export const TYPE_LIVERIES: Readonly<Record<CardType, Livery>> = {
  market: { colour: '#2f4a5c', pattern: 'band', letter: 'M' },
  cargo: { colour: '#7a4f24', pattern: 'hatch', letter: 'C' },
  effect: { colour: '#8f2f3f', pattern: 'stripe', letter: 'E' },
};
