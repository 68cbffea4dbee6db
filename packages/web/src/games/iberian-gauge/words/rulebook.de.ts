import { count } from '../../../words/german.ts';
import type { en } from './rulebook.en.ts';

export const de: typeof en = {
  groups: {
    tiles: {
      title: 'Bahnen und ihre Aktien',
      source:
        'Die Lokomotiven stehen in den gedruckten Regeln, die Zahl der Aktien in zwei öffentlichen Abschriften, die übereinstimmen. Die Prämie für fünf Großstädte und die Farben sind nachgebildet.',
    },
    hexes: {
      title: 'Felder',
      source:
        'Kosten und Plätze stehen in den gedruckten Regeln; der Plan stammt aus einer öffentlichen Abschrift.',
    },
  },
  railroad: (shares, locomotives) =>
    `${count(shares, 'Aktie', 'Aktien')} und ${locomotives} Lokomotiven.`,
  bonus: (each) => `${each} je Aktie für ihre fünfte Großstadt.`,
  hex: (cost, room) =>
    `Bauen kostet ${cost}. Platz für ${room === 1 ? 'eine Lokomotive' : 'je eine Lokomotive jeder Bahn'}.`,
  lease: (cost) => `Die Miete kostet ${cost}.`,
  noLease: 'Kann nicht gemietet werden.',
};
