import { count } from '../../../words/english.ts';

const points = (n: number): string => count(n, 'point', 'points');
const tokens = (n: number): string => count(n, 'token', 'tokens');

export const en = {
  card: (type: string, copies: number) =>
    `${type} card. ${count(copies, 'card', 'cards')} like this in the deck.`,
  oneOfEach: 'A turn may play one card of each type.',
  value: (n: number) => `A token is worth ${points(n)} when its train is sent.`,
  bank: (n: number) => `${tokens(n)} in the bank.`,
  rows: 'Market cards move it. Only one good can be at 14 and only one at 0: a second one bumps it.',
  market: 'What each good is worth now, and how many of its tokens are in the bank.',
  storage: (list: string) => `Here: ${list}.`,
  storageEmpty: 'Nothing is here.',
  storageAbout: 'Tokens wait here until they are loaded onto the train. They score nothing here.',
  engine: 'An upgrade makes it one step better and is a turn of its own.',
  orange: 'An orange one goes back to the depot when its train is sent.',
  train: (list: string) => `On the train, two tokens a carriage: ${list}.`,
  trainEmpty: 'Nothing is on the train.',
  worth: (sum: string) => `Worth now: ${sum}.`,
  sending: 'Sending it is a turn of its own: it scores, and its tokens go back to the bank.',
  carriage: (n: number) => `Carriage ${n}`,
  carriageGoods: (list: string, worth: number) => `${list}: ${points(worth)} now.`,
  carriageEmpty: 'Empty: room for two tokens.',
  carriageHeavy: 'A green locomotive pulls three carriages: this one needs an orange one.',
  board:
    'A train on it gets each bonus when it reaches the square, and can’t grow beyond the board.',
  boardReturns: 'The board goes back when the train is sent.',
  deck: 'The hand is refilled to five from here at the end of a turn that played cards.',
  deckEnd: 'When the last card is drawn, everybody has one more turn.',
  discards: 'Cards that were played or burned. They don’t come back.',
  oranges: 'An orange locomotive pulls any number of carriages. Upgrading a green one takes it.',
  turnAbout:
    'A turn is one of four things: play cards, load up to two tokens, upgrade the locomotive, or send the train.',
  turnBoards:
    'A turn plays cards, upgrades the locomotive or sends the train; up to two tokens may be loaded at its end.',
  score: 'Points of all trains sent so far. What is still on a train scores nothing at the end.',
};
