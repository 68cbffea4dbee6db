import type { en } from './rulebook.en.ts';

export const de: typeof en = {
  groups: {
    market: {
      title: 'Marktkarten',
      source: 'Ihre Zahl steht im Regelheft; was auf jeder einzelnen steht, ist nachgebildet.',
    },
    cargo: {
      title: 'Frachtkarten',
      source: 'Ihre Zahl steht im Regelheft; was auf jeder einzelnen steht, ist nachgebildet.',
    },
    effect: {
      title: 'Effektkarten',
      source:
        'Die Zahl der Karten und fünf Namen stehen im Regelheft, Unbegrenzt auf der Ladenseite. Zuladung, Lokwechsel und Frachtraub, die Höhe der Werte und je vier Karten sind nachgebildet.',
    },
    boards: {
      title: 'Streckentafeln',
      source: 'Die Stadtstrecke steht im Regelheft; die beiden anderen sind nachgebildet.',
    },
  },
};
