export const en = {
  tagline: 'Haul a million in goods while everyone blocks the line.',
  about:
    'A fast card race. Draw goods, put them into play, and be the first with $1,000,000 delivered. Everyone else has storms, tariffs and hijackers in hand, and so do you.',
  options: {
    resources: {
      about: 'How many goods cards the deck holds: the full set, or the shorter one of 2015.',
      short: 'Goods cards',
      values: { 53: '53', 35: '35' },
    },
    largeTable: {
      about: 'Lets five to eight players sit down; the goods may then run out before anybody wins.',
      short: 'Large table',
      values: {},
    },
  },
};
