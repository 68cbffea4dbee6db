import type { en } from './rulebook.en.ts';

export const de: typeof en = {
  groups: {
    resources: {
      title: 'Ladungen',
      source:
        'Werte und Gesamtzahl 53 stehen im Regelheft. Wie viele es von jeder Art gibt, ist nach der kurzen Auswahl einer früheren Ausgabe nachgebildet.',
    },
    setbacks: {
      title: 'Rückschläge',
      source: 'Namen, Wirkung und Gesamtzahl stehen im Regelheft; daraus folgen je drei.',
    },
    remedies: {
      title: 'Abhilfen',
      source: 'Namen, Wirkung und Gesamtzahl stehen im Regelheft; die Aufteilung ist nachgebildet.',
    },
    masters: {
      title: 'Meister',
      source: 'Namen, Wirkung und Gesamtzahl stehen im Regelheft.',
    },
    railways: {
      title: 'Bahnen',
      source:
        'Ihre Zahl steht im Regelheft, vier Namen stammen aus Besprechungen. Die übrigen vier Namen und alle Vorteile sind nachgebildet.',
    },
  },
  short: (n) => `In der kurzen Auswahl: ${n}.`,
  advantage: (name, about) => `${name}: ${about}`,
};
