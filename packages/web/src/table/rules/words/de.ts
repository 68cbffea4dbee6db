import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Regeln',
  contents: 'Inhalt',
  find: 'In den Regeln suchen',
  next: 'Nächster Treffer',
  previous: 'Voriger Treffer',
  found: (at, of) => `${at} von ${of}`,
  nothing: 'Keine Treffer',
  back: (number) => `Zurück zu ${number}`,
  box: 'Alles, was in der Schachtel ist',
  boxAbout: 'Klapp eine Gruppe auf: Sie zeigt jedes Stück und wie oft es vorkommt.',
  group: (title, n) => `${title} (${n})`,
  copies: (n) => `${n}×`,
  copiesAbout: (n) => (n === 1 ? 'Einmal in der Schachtel' : `${n}-mal in der Schachtel`),
};
