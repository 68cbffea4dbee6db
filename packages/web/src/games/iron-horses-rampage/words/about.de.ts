import { count, dein, deine, dich, dir, verb } from '../../../words/german.ts';
import type { en } from './about.en.ts';

export const de: typeof en = {
  groups: {
    resource: 'Ladung',
    setback: 'Rückschlag',
    remedy: 'Abhilfe',
    master: 'Meister',
  },
  card: (group, copies, all) =>
    `${group}. ${count(copies, 'Karte', 'Karten')} dieser Art unter allen ${all}.`,
  masterEnters:
    'Kommt ins Spiel, sobald jemand die Karte zieht; ein neuer Meister löst den alten ab.',
  wagon: (each, all) => `Je ${each} wert, zusammen ${all}.`,
  open: 'Nicht im Tresor: kann geraubt und zum Aufheben eines Rückschlags ausgegeben werden.',
  safe: 'Im Tresor: kann weder geraubt noch ausgegeben werden und zählt für immer.',
  setbackOn: (who) => `Liegt vor ${dir(who)}.`,
  price: (price) => `Der Preis hier: ${price}, bezahlt mit Ladungen, die nicht im Tresor sind.`,
  clear: (who) => `Kein Rückschlag hält ${dich(who)} auf.`,
  advantage: (railway) => `Der Vorteil von ${railway}. Er gilt einmal in der Partie.`,
  advantageHeld: 'Er ist noch nicht genutzt.',
  advantageUsed: 'Er ist aufgebraucht.',
  advantageBack: 'Die Erste Klasse gibt ihn zu Beginn des nächsten Spielzugs zurück.',
  masterOf: (who) => `${dein(who)} Meister, solange kein anderer ihn ablöst.`,
  line: (who) => `${deine(who)} Linie`,
  deck: 'Stapel',
  deckAbout:
    'Eine Karte zu ziehen kostet eine Aktion. Ein gezogener Meister kommt sofort ins Spiel.',
  reshuffle: 'Ist der Stapel leer, wird die Ablage zu einem neuen gemischt.',
  discardsAbout:
    'Gespielte, bezahlte und abgelöste Karten. Der Bergungstrupp kann eine davon zurückholen.',
  actions: 'Aktionen',
  actionsAbout: (n) =>
    `Ein Spielzug hat ${n} Aktionen: ziehen, befördern, einen Rückschlag aufheben, einen Tresor nutzen oder einen Rückschlag spielen.`,
  actionsChanged: 'Ein Sturm nimmt eine weg; der Schaffner und manche Vorteile geben eine dazu.',
  actionsNow: (who, left, of) => `${verb(who, 'hast', 'hat')} noch ${left} von ${of}.`,
  surveyAbout: 'Die nächsten Karten des Stapels: Eine bleibt, die anderen kommen unter den Stapel.',
};
