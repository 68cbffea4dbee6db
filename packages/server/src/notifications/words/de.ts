import type { NoticeWords } from './en.ts';

export const de: NoticeWords = {
  bot: 'einem Bot',
  nobody: 'jemandem, der gegangen ist',
  with: (others) => `Mit ${others}.`,
  turn: (game) => `Du bist dran: ${game}`,
  finished: (game) => `Die Partie ist zu Ende: ${game}`,
  begun: (game) => `Die Partie hat begonnen: ${game}`,
  full: (game) => `Dein Tisch ist voll: ${game}`,
  fullText: (others) => `Du sitzt am Tisch mit ${others} und kannst die Partie beginnen.`,
  rematch: (game) => `Revanche? ${game}`,
  rematchText: (name) => `${name} möchte noch einmal spielen. Dein Platz ist für dich reserviert.`,
  arranged: (game) => `Euer Tisch steht bereit: ${game}`,
  arrangedText: (others) =>
    `Jetzt habt ihr alle Zeit: du mit ${others}. Dein Platz ist für dich reserviert.`,
  invited: (game) => `Du bist eingeladen: ${game}`,
  invitedText: (name) => `${name} hat einen Tisch und würde gern mit dir spielen.`,
  checkIn: (tournament) => `Bitte bestätige, dass du da bist: ${tournament}`,
  checkInText: (game) =>
    `${game}-Turnier. Wer vor Beginn nicht bestätigt hat, wird nicht eingeteilt.`,
  digest: (count) =>
    count === 1 ? 'Eine Partie wartet auf dich' : `${count} Partien warten auf dich`,
  digestText: 'Hier bist du dran:',
  inGame: (game, others) => `${game}, mit ${others}`,
  test: 'Es klappt',
  testText: 'Roundhouse sagt dir hier Bescheid, wenn du dran bist.',
  codeTitle: (code) => `${code} ist dein Roundhouse-Code`,
  codeText: (code) =>
    `Jemand möchte an diese Adresse Benachrichtigungen zu seinen Partien auf Roundhouse bekommen.\n\nWenn du das warst, gib diesen Code innerhalb einer Stunde auf deiner Kontoseite ein:\n\n    ${code}\n\nWenn nicht, musst du nichts tun: Wir schicken nichts weiter.`,
  recoverTitle: 'Ein neues Passwort für Roundhouse',
  recoverText:
    'Jemand möchte ein neues Passwort für dein Roundhouse-Konto.\n\nWenn du das warst, öffne diesen Link innerhalb einer Stunde. Wenn nicht, musst du nichts tun: Es hat sich nichts geändert.',
  account: 'Zu deinem Konto',
  stop: 'Diese E-Mails abbestellen:',
};
