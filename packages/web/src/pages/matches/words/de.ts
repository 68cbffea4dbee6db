import { count } from '../../../words/german.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  exportAll: 'Alles exportieren',
  exportAllAbout:
    'Alle Partien dieses Browsers in einer Datei, auch laufende, und deine Kommentare zu Online-Partien',
  imported: (n, remarked) =>
    [
      n === 0 && remarked === 0 ? 'Alle Partien aus dieser Datei hast du schon.' : '',
      n === 0 ? '' : `${count(n, 'Partie', 'Partien')} importiert.`,
      remarked === 0
        ? ''
        : `Kommentare zu ${count(remarked, 'Online-Partie', 'Online-Partien')} importiert.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  filter: 'Partien filtern',
  search: 'Suchen',
  searchHint: 'Spiel, Mitspieler oder Kommentar',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  opponent: 'Gegner',
  allOpponents: 'Alle Gegner',
  result: 'Ergebnis',
  results: {
    all: 'Alle Ergebnisse',
    won: 'Gewonnen',
    lost: 'Nicht gewonnen',
    open: 'Noch nicht zu Ende',
  },
  when: 'Zeitraum',
  periods: {
    ever: 'Jederzeit',
    week: 'Letzte 7 Tage',
    month: 'Letzte 30 Tage',
    year: 'Letzte 365 Tage',
  },
  found: (n) => count(n, 'Partie', 'Partien'),
  none: 'Keine Partie passt zu diesen Filtern.',
  stats: 'So spiele ich',
  statsBy: 'Nach',
  by: { game: 'Spiel', seat: 'Sitzplatz', seats: 'Spielerzahl', opponent: 'Gegner' },
  seat: (n) => `Sitzplatz ${n}`,
  seats: (n) => `${n} Spieler`,
  wins: 'Gewonnen',
  place: 'Mittlerer Platz',
  rate: (won, played) => `${won} von ${played} gewonnen (${Math.round((100 * won) / played)} %)`,
  noStats: 'Spiel eine Partie zu Ende, dann siehst du hier, wie es lief.',
  fromMove: (move, online) => `Ab Schritt ${move}${online ? ' einer Online-Partie' : ''}`,
  comment: 'Kommentar',
  problem: (line, column, expected, found) =>
    `Zeile ${line}, Spalte ${column}: Erwartet wird ${expected}, gefunden wurde ${found}.`,
  quoted: (text) => `„${text}“`,
  theEnd: 'das Ende des Textes',
  such: (words) => `etwa ${words}`,
  expected: {
    tag: 'eine Angabe in eckigen Klammern',
    'closing-quote': 'ein schließendes Anführungszeichen',
    'closing-bracket': 'eine schließende eckige Klammer',
    'closing-brace': 'eine schließende geschweifte Klammer',
    game: 'die Angabe eines bekannten Spiels',
    rules: 'eine andere Fassung der Regeln',
    seed: 'ein Startwert aus 32 Hexadezimalziffern',
    'seat-tags': 'eine Angabe für jeden Platz, und so viele, wie das Spiel erlaubt',
    options: 'eine Variante dieses Spiels',
    branch: 'die Stelle, ab der es aus einer anderen Partie weiterging',
    number: 'die Nummer des nächsten Schritts',
    seat: 'der Buchstabe eines Platzes',
    decider: 'jemand, der gerade dran ist',
    move: 'ein Schritt',
    value: 'ein Wert',
    'legal-move': 'ein erlaubter Schritt',
    end: 'nichts mehr, denn die Partie ist zu Ende',
    result: 'das Ergebnis, zu dem die Schritte führen',
  },
};
