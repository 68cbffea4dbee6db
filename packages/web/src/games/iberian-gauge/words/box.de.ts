import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Fünf Bahnen, eine Halbinsel: steig ein, bau weiter, miete die Gleise der anderen.',
  about:
    'Aktienrunden und Baurunden wechseln sich ab, quer durch Spanien und Portugal. Gründe Bahnen, kauf dich in andere ein, lege Gleise Würfel für Würfel, miete, was schon liegt, und sei nach zehn Runden am meisten wert.',
  options: {},
};
