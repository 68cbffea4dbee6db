import { count } from '../../../words/english.ts';

export const en = {
  copies: (n: number) => `${count(n, 'card', 'cards')} like this in the game.`,
  car: 'It counts its value in a train, and pays its bonus for the car right behind it.',
  caboose: 'It can only be the last card of a train.',
  engine: (n: number) =>
    `A train with this engine needs exactly ${count(n, 'card', 'cards')} behind it.`,
  engineBonus: (bonus: number, regions: string) =>
    `It earns $${bonus} more for a delivery to ${regions}.`,
  engineNoBonus: 'It earns no bonus, wherever it goes.',
  inPlay: (name: string) =>
    `In play in front of ${name === 'You' ? 'you' : name}: its train can be completed.`,
  engines:
    'Drawing here is one of the four ways to draw. When it is empty, the used engines are shuffled.',
  used: 'Engines that have delivered their train or were discarded.',
  deck: 'Cars and cabooses, face down. Drawing blind also replaces the up card.',
  up: 'Face up: whoever draws it knows what it is. The next card of the deck takes its place.',
  discard: 'Its top card can be drawn.',
  station:
    'A delivery here pays the train, takes a stock of this colour, and turns the dial to another position.',
  dial: 'Each number of the dial changes the value of the stock whose colour it points to.',
  depots: 'When all six depots are full, they are cleared.',
  stockTitle: (colour: string) => `Stock of ${colour}`,
  stock: 'At the end each stock pays its value; below 0 it pays nothing. Dials change the values.',
  held: (name: string, n: number) => `${name}: ${n}.`,
  times: 'Everybody has a ×2 card, open, and a ×3 card, secret until the end.',
  seat: 'Money, and stocks at the end, decide the match.',
  end: 'The end of the match',
  endAbout: 'In the last round everybody has one final turn of a single action.',
  trainTitle: 'A delivered train',
  train: 'A train counts the values of its cars and their bonuses, as its caboose changes them.',
  turning: 'The delivery is complete when the dial has been turned to another position.',
  map: 'Six regions, each with a depot for one train, a dial and three stocks of its colour.',
  exchange: 'What each stock is worth now, how many are left, and how many you hold.',
};
