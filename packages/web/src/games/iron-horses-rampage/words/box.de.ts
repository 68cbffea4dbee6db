import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Fahr Fracht für eine Million ein, während alle die Strecke blockieren.',
  about:
    'Ein schnelles Wettrennen mit Karten. Zieh Fracht, bring sie ins Spiel und liefere als Erste oder Erster für 1.000.000 $. Alle anderen haben Stürme, Zölle und Räuber auf der Hand, und du auch.',
  options: {
    resources: {
      about: 'Wie viele Frachtkarten im Stapel sind: alle, oder die kürzere Auswahl von 2015.',
      short: 'Frachtkarten',
      values: { 53: '53', 35: '35' },
    },
    largeTable: {
      about: 'Für fünf bis acht Spieler; dann kann die Fracht ausgehen, bevor jemand gewinnt.',
      short: 'Großer Tisch',
      values: {},
    },
  },
};
