import type { NoticeWords } from './en.ts';

export const de: NoticeWords = {
  bot: 'einem Bot',
  nobody: 'jemandem, der gegangen ist',
  with: (others) => `Mit ${others}.`,
  turn: (game) => `Du bist dran: ${game}`,
  finished: (game) => `Die Partie ist zu Ende: ${game}`,
  begun: (game) => `Die Partie hat begonnen: ${game}`,
  full: (game) => `Dein Tisch ist voll: ${game}`,
  fullText: (others) => `Am Tisch: ${others}. Du kannst die Partie beginnen.`,
  rematch: (game) => `Revanche? ${game}`,
  rematchText: (name) => `${name} möchte noch einmal spielen. Dein Platz ist für dich reserviert.`,
  digest: (count) =>
    count === 1 ? 'Eine Partie wartet auf dich' : `${count} Partien warten auf dich`,
  digestText: 'Hier bist du dran:',
  inGame: (game, others) => `${game}, mit ${others}`,
  test: 'Es klappt',
  testText: 'Roundhouse sagt dir hier Bescheid, wenn du dran bist.',
  codeTitle: (code) => `${code} ist dein Code für Roundhouse`,
  codeText: (code) =>
    `Jemand möchte unter dieser Adresse erfahren, wenn es bei einem Spiel auf Roundhouse weitergeht.\n\nWarst du das, dann gib diesen Code innerhalb einer Stunde auf deiner Kontoseite ein:\n\n    ${code}\n\nWenn nicht, musst du nichts tun: Es wird nichts weiter geschickt.`,
  account: 'Zu deinem Konto',
  stop: 'Keine solchen E-Mails mehr:',
};
