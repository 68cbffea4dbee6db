import { count } from '../../../words/german.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Planung: Das sieht niemand',
  about:
    'Du ziehst für alle. Was du nicht sehen kannst, wird zufällig verteilt; die echte Partie bleibt, wie sie ist.',
  dealAgain: 'Neu verteilen',
  undo: 'Rückgängig',
  back: 'Zurück zur Partie',
  moved: (names) => `In der echten Partie gezogen: ${names}.`,
  yourTurn: 'In der echten Partie bist du dran.',
  changed: 'In der echten Partie wurde ein Schritt zurückgenommen.',
  over: 'Die echte Partie ist zu Ende.',
  lines: 'Bedingte Spielzüge',
  keep: 'Als bedingten Spielzug merken',
  kept: (n) => `Gemerkt: ${count(n, 'bedingter Spielzug', 'bedingte Spielzüge')}.`,
  remove: 'Entfernen',
  condition: 'Wenn',
  answer: 'Dann',
  silentMove: (name) => `${name}: ein Schritt.`,
  noLine: {
    'needs-others':
      'Spiel, was die anderen tun könnten, und dann deine Antwort: Daraus wird ein bedingter Spielzug.',
    'starts-with-you':
      'Ein bedingter Spielzug beginnt mit dem, was jemand anderes tut. Mach deinen eigenen Schritt zuerst in der Partie.',
    'needs-answer': 'Jetzt fehlt noch deine Antwort, damit daraus ein bedingter Spielzug wird.',
    'too-long': 'Das ist zu lang für einen bedingten Spielzug.',
  },
  trouble: {
    full: 'Für noch einen bedingten Spielzug ist kein Platz. Entferne erst einen.',
    refused: 'Nicht gemerkt: Die Partie ist weitergegangen. Geh zurück und plane von dort.',
  },
};
