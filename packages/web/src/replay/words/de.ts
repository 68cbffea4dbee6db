import type { en } from './en.ts';

export const de: typeof en = {
  save: 'Speichern',
  saveText: 'Als Text',
  saveTextAbout: 'Zum Lesen, Drucken und Wiederöffnen',
  saveRecord: 'Als Aufzeichnung',
  saveRecordAbout: 'Für Programme (.json)',
  savePng: 'Diese Stellung als Bild (PNG)',
  saveSvg: 'Diese Stellung als Bild (SVG)',
  notYet:
    'Diese Partie stammt aus einer, die noch läuft. Speichern kannst du sie, sobald jene zu Ende ist.',
  noPicture: 'Dein Browser konnte das Bild nicht zeichnen.',
  fromHere: 'Ab hier spielen',
  fromHereAbout: (move) =>
    `Eine neue Partie ab Schritt ${move}, hier in deinem Browser. Die ursprüngliche bleibt, wie sie ist.`,
  fromNowAbout: (move) =>
    `Eine neue Partie ab Schritt ${move}, so wie du den Tisch kennst: Alles, was du nicht siehst, wird neu ausgeteilt. Diese Partie bleibt, wie sie ist.`,
  hidden: 'Verdeckte Karten und Ziehungen',
  asItWas: 'Wie sie waren',
  dealtAnew: (name) => `Neu ausgeteilt, nach dem Wissen von ${name}`,
  where: 'Wo',
  here: 'In diesem Browser',
  online: 'Online, mit Freunden',
  onlineAbout:
    'Du bekommst einen Tisch mit einem Link. Plätze für Menschen bleiben frei, bis jemand dazukommt. Werden verdeckte Karten nicht neu ausgeteilt, kennt sie, wer die alte Partie kennt.',
  dealtForAll: 'Für alle neu ausgeteilt',
  start: 'Partie beginnen',
  openTable: 'Tisch eröffnen',
  isOver: 'Hier ist die Partie zu Ende. Geh einen Schritt zurück, um von dort zu spielen.',
  comment: 'Kommentar zu diesem Schritt',
  commentAll: 'Kommentar zur Partie',
  commentHint: 'Was sollte man hier beachten?',
  commentFate: {
    kept: 'Kommentar gespeichert.',
    lost: 'Dein Kommentar konnte nicht gespeichert werden.',
  },
  commentPrivate: 'Deine Kommentare siehst nur du. Sie bleiben in diesem Browser.',
};
