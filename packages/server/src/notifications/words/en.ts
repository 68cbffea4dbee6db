/** What notifications say. Another language is a file of the same type. */
export const en = {
  bot: 'a bot',
  nobody: 'someone who has left',
  with: (others: string) => `With ${others}.`,
  turn: (game: string) => `Your turn: ${game}`,
  finished: (game: string) => `The match is over: ${game}`,
  begun: (game: string) => `The match has started: ${game}`,
  full: (game: string) => `Your table is full: ${game}`,
  fullText: (others: string) => `At the table: ${others}. You can start the match.`,
  rematch: (game: string) => `Rematch? ${game}`,
  rematchText: (name: string) => `${name} would like to play again. Your seat is reserved.`,
  arranged: (game: string) => `Your table is ready: ${game}`,
  arrangedText: (others: string) =>
    `You can all play now: you and ${others}. Your seat is reserved.`,
  invited: (game: string) => `You’re invited: ${game}`,
  invitedText: (name: string) => `${name} has a table and would like you to join.`,
  checkIn: (tournament: string) => `Check-in is open: ${tournament}`,
  checkInText: (game: string) =>
    `${game} tournament. Players who don’t check in before the start aren’t paired.`,
  digest: (count: number) =>
    count === 1 ? '1 match is waiting for you' : `${count} matches are waiting for you`,
  digestText: 'It’s your turn in:',
  inGame: (game: string, others: string) => `${game}, with ${others}`,
  test: 'It works',
  testText: 'Roundhouse will let you know here when it’s your turn.',
  codeTitle: (code: string) => `${code} is your Roundhouse code`,
  codeText: (code: string) =>
    `Someone asked Roundhouse to send notifications about their matches to this address.\n\nIf that was you, enter this code on your account page within an hour:\n\n    ${code}\n\nIf it wasn’t, you can ignore this e-mail: we won’t send another.`,
  recoverTitle: 'A new password for Roundhouse',
  recoverText:
    'Someone asked for a new password for your Roundhouse account.\n\nIf that was you, open this link within an hour. If it wasn’t, you can ignore this e-mail: nothing has changed.',
  account: 'Go to your account',
  stop: 'Stop these e-mails:',
};

export type NoticeWords = typeof en;
