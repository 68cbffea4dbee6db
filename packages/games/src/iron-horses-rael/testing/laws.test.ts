import { expect, it } from 'vitest';
import { laws } from './laws.ts';
import { arrange, car } from './arrange.ts';
import type { State } from '../state.ts';

const broken: readonly [string, (state: State) => void][] = [
  ['cards', (state) => state.deck.pop()],
  ['hands', (state) => (state.hands = state.hands.toReversed())],
  ['knowledge', (state) => state.shown.push(48 + car('red', 0), 48 + car('red', 0), 48)],
  ['stocks', (state) => state.supply.fill(2)],
  ['market', (state) => (state.market[0] = 1)],
  ['money', (state) => (state.cash[0] = 1)],
  ['marketCards', (state) => (state.x3 = state.x2.slice())],
  ['ending', (state) => (state.ending = 'deck-emptied')],
  ['train', (state) => (state.phase = 'add')],
];

// R15 is the law of stocks: play can't reach a free depot without one.
it.each(broken)('the law of %s notices a fault', (name, change) => {
  const state = arrange(3);
  expect(laws.conserve(state)).toBeUndefined();
  change(state);
  expect(laws.conserve(state)).toMatch(new RegExp(`^${name}: `));
});
