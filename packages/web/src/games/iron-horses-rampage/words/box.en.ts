export const en = {
  tagline: 'Haul a million in goods while everyone blocks the line.',
  about:
    'A fast card race. Draw goods, put them into play, and be the first with $1,000,000 delivered. Everyone else has storms, tariffs and hijackers in hand, and so do you. For two to four players; up to eight at a large table.',
  options: {
    resources: {
      about: 'Goods cards: full (53), or short (35, for two or three players).',
      short: 'Goods cards',
      values: { 53: '53', 35: '35' },
    },
    largeTable: {
      about: 'Allow 5–8 players. The goods may then run out before anybody wins.',
      short: 'Large table',
      values: {},
    },
  },
};
