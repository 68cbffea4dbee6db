import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Stell Züge Karte für Karte zusammen und bewege mit Drehscheiben den Markt.',
  about:
    'Kupple Lok, Wagen und Begleitwagen zu einem Zug, liefere ihn in eine von sechs Regionen, nimm eine Aktie und dreh die Drehscheibe dort: Jede Drehung bewegt den Wert der Aktien von allen.',
  options: {},
};
