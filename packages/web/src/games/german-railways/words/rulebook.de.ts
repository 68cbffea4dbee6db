import type { en } from './rulebook.en.ts';

export const de: typeof en = {
  groups: {
    shares: {
      title: 'Bahnen und ihre Aktien',
      source: 'Alles aus dem Regelheft, nur die Farben nicht.',
    },
    hexagons: {
      title: 'Felder',
      source:
        'Die Zahlen und der Preis der Berge stehen im Regelheft. Der Zuschnitt und die übrigen Preise sind aus Bildern einer früheren Ausgabe erschlossen.',
    },
  },
  railroad: (name, start, locomotives) =>
    `${name}. Beginnt in ${start} mit ${locomotives} Lokomotiven, die erste mitgezählt.`,
  terrains: { plains: 'Ebene', hills: 'Hügel', mountains: 'Berge' },
  price: (price) => `Ein Gleis kostet hier ${price} Taler.`,
};
