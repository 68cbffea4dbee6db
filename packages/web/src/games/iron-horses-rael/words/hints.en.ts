import { count } from '../../../words/english.ts';

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
const change = (by: number): string =>
  by === 0 ? 'as much as before' : `$${Math.abs(by)} ${by > 0 ? 'more' : 'less'}`;

/** Why a bot would play a move. */
export const hints = {
  delivery: (amount: number, colour: number, stock: number) =>
    `The train then earns you $${amount} and a stock of ${COLOURS[colour] ?? ''}, worth $${stock} once the dial is turned.`,
  dial: (mine: number, who: string, theirs: number) =>
    `The dial makes your stocks worth ${change(mine)} and ${who}’s, secret cards aside, ${change(theirs)}.`,
  worth: (value: number) => `The train is then worth $${value}.`,
  fits: (before: string, gain: number) => `Behind ${before} it adds $${gain}.`,
  engines: (inPlay: number, inHand: number) =>
    `You have ${count(inPlay, 'engine', 'engines')} in play and ${inHand} in hand.`,
  engine: (needs: number, have: number) =>
    `Its train takes ${count(needs, 'card', 'cards')}, and you hold ${count(have, 'card', 'cards')} for it.`,
  ends: 'It starts the last round.',
};
