import type { en } from './rulebook.en.ts';

export const de: typeof en = {
  groups: {
    cars: {
      title: 'Wagen',
      source:
        'Anzahl, Werte und die Prämien von einigen stehen im Regelheft; die übrigen Prämien sind nachgebildet.',
    },
    cabooses: {
      title: 'Begleitwagen',
      source: 'Das Regelheft nennt die Anzahl und zeigt einen; die übrigen sind nachgebildet.',
    },
    engines: {
      title: 'Loks',
      source: 'Das Regelheft zeigt nur wenige; die übrigen sind nachgebildet.',
    },
    market: { title: 'Marktkarten', source: 'Alle aus dem Regelheft.' },
    dials: {
      title: 'Drehscheiben',
      source: 'Die erste stammt aus dem Beispiel des Regelhefts; die übrigen sind nachgebildet.',
    },
  },
  car: (value, bonuses) => `Wert ${value}. Gleich dahinter: ${bonuses}.`,
  market: (times, colour) => `×${times} ${colour}`,
  dial: (n) => `Drehscheibe ${n}`,
  dialAbout: (numbers) => `Im Uhrzeigersinn: ${numbers}.`,
};
