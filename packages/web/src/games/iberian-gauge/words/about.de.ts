import { count } from '../../../words/german.ts';
import type { en } from './about.en.ts';

const pesetas = (n: number): string => count(n, 'Peseta', 'Peseten');
const spaces = (n: number): string => count(n, 'Stufe', 'Stufen');

export const de: typeof en = {
  place: (place) => `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
  kinds: {
    easy: 'Leichtes Land',
    difficult: 'Schweres Land',
    urban: 'Eine Stadt',
    major: 'Eine Großstadt',
  },
  build: (kind, cost) => `${kind}. Hier zu bauen kostet ${pesetas(cost)}.`,
  room: (n) => (n === 1 ? 'Platz für eine Lok.' : `Platz für ${n} Loks, eine von jeder Bahn.`),
  lease: (cost) =>
    `Ist hier gebaut, zahlt eine andere Bahn der Besitzerin ${pesetas(cost)} Miete für die Durchfahrt.`,
  cityBrings: (dividend) => `Eine neue Stadt hebt die Dividende um ${spaces(dividend)}.`,
  majorBrings: 'Eine Großstadt hebt auch den Kurs um eine Stufe.',
  track: (names) => `Gleis hier: ${names}.`,
  mapAbout: 'Von ihrer ersten Stadt aus bauen die Bahnen Feld um Feld. Was das kostet und bringt:',
  mapRow: (kind, build, lease, room) => `${kind}: Bau ${build}, Miete ${lease}, Platz für ${room}.`,
  order: 'Die Bahnen bauen in der Reihenfolge ihrer Tafeln.',
  shareTitle: (railroad) => `Aktien von ${railroad}`,
  shareAbout: (value, dividend) =>
    `Eine Aktie kostet jetzt ${pesetas(value)}, ist das auch wert und bringt nach jedem Bau ${pesetas(dividend)}.`,
  shareUnstarted: 'Die Bahn ist noch nicht gegründet: Wer sie gründet, wählt den Kurs.',
  shareBuilds: 'Der Würfel jeder Aktie baut einmal in jeder Baurunde.',
  owner: (name, n) => `${name}: ${count(n, 'Aktie', 'Aktien')}.`,
  unsold: (n) => `Unverkauft: ${n}. Deren Dividende geht in die Kasse.`,
  ladderValue:
    'Käufe bewegen ihn nicht. Eine Großstadt und jeder Pfeil der Dividende heben ihn; ein Bau ohne neue Stadt senkt ihn.',
  ladderDividend:
    'Jede neue Stadt hebt die Scheibe ihrer Bahn. Gezahlt wird nach jedem Bau der Bahn, aus der Bank.',
  ladderArrow: 'Wo sie einen Pfeil überschreitet, steigt der Kurs um eine Stufe.',
  standsAt: (name, n) => `${name}: ${n}.`,
  roundAbout: {
    stock:
      'Reihum kauft jeder eine Aktie oder gründet eine Bahn, bis alle nacheinander gepasst haben.',
    build: 'Jede Bahn baut, für jede verkaufte Aktie ein Feld, und zahlt dann ihre Dividende.',
  },
  past: 'Sie ist vorbei.',
  now: 'Sie läuft gerade.',
  later: 'Sie kommt noch.',
  seat: (worth) => `Vermögen jetzt: ${pesetas(worth)}. Das größte am Ende gewinnt.`,
  cubes: 'Ein Würfel steht für jede gekaufte Aktie; ohne Würfel ist kein Kauf mehr möglich.',
  priority: 'Wer das Vorrecht hat, beginnt die nächste Aktienrunde.',
};
