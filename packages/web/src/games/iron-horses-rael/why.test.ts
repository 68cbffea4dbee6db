import { ironHorsesRael as game } from '@roundhouse/games/iron-horses-rael';
import type { Move, State } from '@roundhouse/games/iron-horses-rael';
import {
  add,
  arrange,
  caboose,
  car,
  complete,
  deliver,
  draw,
  engine,
  play,
  setHand,
  setInPlay,
} from '@roundhouse/games/iron-horses-rael/testing';
import { expect, it } from 'vitest';
import { hintFor, sceneAt } from '../testing.ts';
import { why } from './why.ts';

const ENGINE = engine('engine 2');
const cards = [car('red', 4), car('orange', 3), car('blue', 5)];
const rotate = (position: number): Move => ({ kind: 'rotate', position });

/** Seat 0 acts with an engine in play and cars in hand; everybody has some stocks. */
function table(seats = 3): State {
  const state = arrange(seats);
  setInPlay(state, 0, [ENGINE]);
  setHand(state, 0, cards);
  state.phase = 'act';
  for (const [i] of state.stocks.entries()) state.stocks[i] = (i * 7) % 3;
  return state;
}

function reason(state: State, ...best: readonly Move[]): [string, State] {
  const { comparison, after } = hintFor(game, state, 0, best);
  return [why(comparison, sceneAt(game, state, 0)) ?? '', after];
}

/** What the stocks of a seat are worth at the market of this state, as the match would count them. */
function stocksWorth(state: State, seat: number, market: readonly number[]): number {
  const { stocks = [], x2, x3 } = game.view(state, 0).players[seat] ?? {};
  return stocks.reduce((sum, held, colour) => {
    const times = x2 === colour ? 2 : x3 === colour ? 3 : 1;
    return sum + held * times * Math.max(0, market[colour] ?? 0);
  }, 0);
}

it('a delivery says what is paid, what the stock is worth, and what the dial does to stocks', () => {
  const state = table();
  const [red, orange] = cards as [number, number];
  const position = (state.positions[2] ?? 0) === 1 ? 2 : 1;
  const moves = [complete(ENGINE), add(red), add(orange), deliver(2), rotate(position)];
  const [text, after] = reason(state, ...moves);
  const paid = (after.cash[0] ?? 0) - (state.cash[0] ?? 0);
  const mine = stocksWorth(after, 0, after.market) - stocksWorth(after, 0, state.market);
  const worths = [1, 2].map(
    (seat) => (state.cash[seat] ?? 0) + stocksWorth(state, seat, state.market),
  );
  const leader = (worths[1] ?? 0) > (worths[0] ?? 0) ? 2 : 1;
  const theirs =
    stocksWorth(state, leader, after.market) - stocksWorth(state, leader, state.market);
  const change = (by: number): string =>
    by === 0 ? 'as much as before' : `$${Math.abs(by)} ${by > 0 ? 'more' : 'less'}`;
  expect(text).toBe(
    `The train then earns you $${paid} and a stock of yellow, worth $${Math.max(0, after.market[2] ?? 0)} once the dial is turned. The dial makes your stocks worth ${change(mine)} and ${['', 'Ben', 'Cleo'][leader]}’s, secret cards aside, ${change(theirs)}.`,
  );
});

it('a delivery that takes the last stock says that the last round begins', () => {
  const state = table();
  state.supply[2] = 1;
  const [red, orange] = cards as [number, number];
  const position = (state.positions[2] ?? 0) === 1 ? 2 : 1;
  const moves = [complete(ENGINE), add(red), add(orange), deliver(2), rotate(position)];
  const [text, after] = reason(state, ...moves);
  expect(after.ending).toBe('stock-sold-out');
  expect(text).toMatch(/ It starts the last round\.$/);
});

it('a card of the train says what the train is worth with it', () => {
  const state = play(table(), complete(ENGINE)).state;
  const [text, after] = reason(state, add(car('blue', 5)));
  expect(text).toBe(`The train is then worth $${game.view(after, 0).train?.value}.`);
});

it('an engine says what its train takes and what there is for it', () => {
  const state = table();
  setInPlay(state, 0, []);
  setHand(state, 0, [...cards, caboose('red', 'yellow'), ENGINE]);
  const [text] = reason(state, { kind: 'begin', engine: ENGINE });
  expect(text).toBe('Its train takes 2 cards, and you hold 4 cards for it.');
});

it('a draw says how an open card fits, or how many engines there are', () => {
  const state = table();
  state.phase = 'draw';
  setHand(state, 0, [car('red', 4)]);
  const [engines] = reason(state, draw('engines'));
  expect(engines).toBe('You have 1 engine in play and 0 in hand.');
  state.up = car('blue', 5);
  const [fits] = reason(state, draw('up'));
  const laid = table();
  setHand(laid, 0, [car('red', 4), car('blue', 5)]);
  const built = play(laid, complete(ENGINE), add(car('red', 4))).state;
  const longer = play(built, add(car('blue', 5))).state;
  const gain = (game.view(longer, 0).train?.value ?? 0) - (game.view(built, 0).train?.value ?? 0);
  expect(fits).toBe(`Behind the red 4 cattle car it adds $${gain}.`);
});
