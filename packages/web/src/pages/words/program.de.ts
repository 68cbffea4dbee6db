import { count } from '../../words/german.ts';
import type { program as programInEnglish } from './program.en.ts';

export const program: typeof programInEnglish = {
  about: 'Der Server spielt für dich, auch während du weg bist. Niemand sonst merkt es.',
  armed: 'An',
  nothing: 'Keine Automatik eingeschaltet.',
  stop: 'Ausschalten',
  arm: 'Einschalten',
  names: {
    'pass-until-changed': 'Automatisch passen, bis jemand etwas anderes tut',
    'bid-up-to':
      'In dieser Versteigerung automatisch bis zu einer Grenze mitbieten, dann aussteigen',
    always: 'Rückschläge immer abwehren',
    never: 'Rückschläge nie abwehren',
  },
  bidUpTo: (amount) =>
    `In dieser Versteigerung automatisch bis ${amount} mitbieten, dann aussteigen`,
  conditional: (n) => count(n, 'bedingter Spielzug', 'bedingte Spielzüge'),
  conditionalAbout:
    'Bedingte Spielzüge („Wenn sie das tun, spiele ich jenes“) entstehen beim Planen: Drück auf „Planen“.',
  linesDropped: (why) => `Deine bedingten Spielzüge gelten nicht mehr: ${why}.`,
  limit: 'Grenze',
  notNow: 'Das lässt sich gerade nicht einschalten.',
  history: 'Verlauf',
  what: {
    armed: 'Eingeschaltet',
    fired: 'Für dich gespielt',
    dropped: 'Zum Teil hinfällig',
    stopped: 'Ausgeschaltet',
  },
  why: {
    owner: 'von dir',
    'nothing-changed': 'nichts hatte sich geändert',
    'no-pass-possible': 'Passen war nicht möglich',
    'could-end-match': 'Passen könnte die Partie beenden',
    'auction-over': 'die Versteigerung ist vorbei',
    'below-limit': 'das Gebot lag innerhalb deiner Grenze',
    'limit-reached': 'deine Grenze war erreicht',
    'always-answers': 'du wehrst immer ab',
    'never-answers': 'du wehrst nie ab',
    'no-answer-at-hand': 'du hattest nichts zum Abwehren',
    'bot-plays': 'ein Bot hat deinen Platz übernommen',
    'match-over': 'die Partie ist zu Ende',
    'as-planned': 'alles kam wie geplant',
    'line-played': 'alle geplanten Schritte sind gespielt',
    'line-left': 'es kam anders',
    'line-illegal': 'die Regeln ließen den Schritt nicht mehr zu',
    'moved-by-hand': 'du hast selbst gezogen',
    'taken-back': 'ein Schritt wurde zurückgenommen',
  },
  didMore: (name) => `${name} hat etwas anderes getan als gepasst`,
};
