const matches = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

/** What notices say. Another language is a file of the same type. */
export const en = {
  bot: 'a bot',
  nobody: 'somebody who has left',
  with: (others: string) => `With ${others}.`,
  turn: (game: string) => `Your turn: ${game}`,
  finished: (game: string) => `The match is over: ${game}`,
  begun: (game: string) => `The match has begun: ${game}`,
  full: (game: string) => `Your table is full: ${game}`,
  fullText: (others: string) => `${others} sat down. You can start the match.`,
  rematch: (game: string) => `Rematch? ${game}`,
  rematchText: (name: string) => `${name} would like to play again. Your seat is kept.`,
  digest: (count: number) =>
    count === 1 ? '1 match waits for you' : `${matches(count)} wait for you`,
  digestText: 'It is your turn here:',
  inGame: (game: string, others: string) => `${game}, with ${others}`,
  test: 'It works',
  testText: 'Roundhouse will tell you here when it is your turn.',
  codeTitle: (code: string) => `${code} is your code for Roundhouse`,
  codeText: (code: string) =>
    `Somebody wants to be told at this address when it is their turn in a game on Roundhouse.\n\nIf that was you, type this code on your account page within an hour:\n\n    ${code}\n\nIf it wasn’t, do nothing: nothing more will be sent.`,
  account: 'To your account',
  stop: 'No more of these e-mails:',
};

export type NoticeWords = typeof en;
