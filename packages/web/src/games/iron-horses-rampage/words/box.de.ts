import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Fahr Fracht für eine Million ein, während alle die Strecke blockieren.',
  about:
    'Ein schnelles Wettrennen mit Karten. Zieh Fracht, bring sie ins Spiel und liefere als Erste oder Erster für 1.000.000 $. Alle anderen haben Stürme, Zölle und Räuber auf der Hand, und du auch. Für zwei bis vier Spieler; bis zu acht am großen Tisch.',
  options: {
    resources: {
      about: 'Frachtkarten: alle (53) oder die kurze Auswahl (35, für zwei oder drei Spieler).',
      short: 'Frachtkarten',
      values: { 53: '53', 35: '35' },
    },
    largeTable: {
      about: 'Erlaubt 5 bis 8 Spieler. Dann kann die Fracht ausgehen, bevor jemand gewinnt.',
      short: 'Großer Tisch',
      values: {},
    },
  },
};
