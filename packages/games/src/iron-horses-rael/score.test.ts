import { expect, it } from 'vitest';
import { COLOURS } from './data/colours.ts';
import type { Colour } from './data/colours.ts';
import { ironHorsesRael as game } from './index.ts';
import { arrange } from './testing/arrange.ts';
import { scoreOf, stockWorth } from './score.ts';
import type { State } from './state.ts';

const colour = (name: Colour): number => COLOURS.indexOf(name);

/** Values as in the rulebook's picture, nobody with stock or money. */
function ended(seats: number): State {
  const state = arrange(seats);
  state.phase = 'over';
  state.ending = 'stock-sold-out';
  state.market = [3, 4, -2, 7, 2, 5];
  state.x2 = (['red', 'blue', 'yellow'] as const).map(colour).slice(0, seats);
  state.x3 = (['blue', 'violet', 'green'] as const).map(colour).slice(0, seats);
  return state;
}

function hold(state: State, seat: number, stocks: Partial<Record<Colour, number>>): void {
  for (const [i, name] of COLOURS.entries()) state.stocks[seat * 6 + i] = stocks[name] ?? 0;
}

it('6.3, 7.5: the three examples of the rulebook bring 23, 23 and 2', () => {
  const state = ended(3);
  hold(state, 0, { red: 2, green: 1, orange: 1 });
  hold(state, 1, { violet: 1, blue: 2 });
  hold(state, 2, { yellow: 1, blue: 1 });
  expect(stockWorth(state, 0)).toEqual([12, 4, 0, 7, 0, 0]);
  expect(stockWorth(state, 1)).toEqual([0, 0, 0, 0, 8, 15]);
  expect(stockWorth(state, 2)).toEqual([0, 0, 0, 0, 2, 0]);
  expect([0, 1, 2].map((seat) => scoreOf(state, seat))).toEqual([23, 23, 2]);
});

it('6.3: money and stock together decide', () => {
  const state = ended(2);
  state.cash = [20, 30];
  hold(state, 0, { red: 2 });
  expect(game.outcome(state)).toEqual({
    ranking: [[0], [1]],
    scores: [32, 30],
    reason: 'stock-sold-out',
  });
});

it('6.4, R29: most stocks of all colours breaks a tie first', () => {
  const state = ended(2);
  state.cash = [10, 6];
  hold(state, 1, { yellow: 1, orange: 1 });
  hold(state, 0, { yellow: 1 });
  expect(game.outcome(state)).toMatchObject({ scores: [10, 10], ranking: [[1], [0]] });
});

it('6.4, R29: then most stocks of the most valuable colour, then of the next', () => {
  const state = ended(2);
  hold(state, 0, { green: 1, orange: 1 });
  hold(state, 1, { green: 1, red: 1 });
  state.cash = [0, 1];
  expect(game.outcome(state)).toMatchObject({ scores: [11, 11], ranking: [[0], [1]] });
});

it('6.4, R29: equal values count from red to violet', () => {
  const state = ended(2);
  state.market.fill(1);
  state.x2 = [0, 1];
  state.x3 = [1, 0];
  hold(state, 0, { green: 1 });
  hold(state, 1, { yellow: 1 });
  expect(game.outcome(state)).toMatchObject({ scores: [1, 1], ranking: [[1], [0]] });
});

it('6.4, R29: still equal, the place is shared', () => {
  const state = ended(3);
  state.cash = [5, 5, 9];
  expect(game.outcome(state)).toMatchObject({ ranking: [[2], [0, 1]] });
});

it('D8: the tie-breaks order lower places too', () => {
  const state = ended(3);
  state.cash = [5, 5, 9];
  hold(state, 1, { yellow: 1 });
  expect(game.outcome(state)).toMatchObject({ scores: [5, 5, 9], ranking: [[2], [1], [0]] });
});
