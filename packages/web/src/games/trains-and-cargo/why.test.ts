import { GOODS, trainsAndCargo as game } from '@roundhouse/games/trains-and-cargo';
import type { Move, State, View } from '@roundhouse/games/trains-and-cargo';
import {
  arrange,
  chooseGood,
  dealHand,
  giveStorage,
  giveTrain,
  load,
  playCard,
  SEND,
  UPGRADE,
} from '@roundhouse/games/trains-and-cargo/testing';
import { expect, it } from 'vitest';
import { hintFor, sceneAt } from '../testing.ts';
import { why } from './why.ts';

const GREEN = 1;
const FOOD = GOODS.findIndex(({ id }) => id === 'food');

function table(seats = 2): State {
  const state = arrange(seats);
  dealHand(state, 'must-send', 'engine-sabotage', 'double-value', 'cargo-raid');
  state.locomotives[0] = GREEN;
  state.locomotives[1] = GREEN;
  giveTrain(state, 0, 'coal', 'coal', 'steel');
  giveTrain(state, 1, 'coal', 'grain');
  giveStorage(state, 0, 'timber', 'food');
  giveStorage(state, 1, 'grain', 'food');
  state.scores[0] = 20;
  state.scores[1] = 33;
  return state;
}

function reason(state: State, ...best: readonly Move[]): [string, State] {
  const { comparison, after } = hintFor(game, state, 0, best);
  return [why(comparison, sceneAt(game, state, 0)) ?? '', after];
}
const sideOf = (state: State, side: number): View['sides'][number] => {
  const found = game.view(state, 0).sides[side];
  if (!found) throw new Error('no such side');
  return found;
};

it('a train that leaves says what it scores, the total, and what the others have', () => {
  const state = table();
  const [text, after] = reason(state, SEND);
  const scored = (after.scores[0] ?? 0) - (state.scores[0] ?? 0);
  expect(text).toBe(`It scores ${scored} points: ${after.scores[0]} in all. Ben has 33.`);
});

it('a train made to leave says for how much', () => {
  const state = table();
  const [text, after] = reason(state, playCard('must-send'));
  const scored = (after.scores[1] ?? 0) - (state.scores[1] ?? 0);
  expect(text).toBe(`Ben’s train leaves now, for ${scored} points.`);
});

it('a token loaded, or a card beside the train, says how its worth rises', () => {
  const state = table();
  for (const move of [load('timber'), playCard('double-value')]) {
    const [text, after] = reason(state, move);
    expect(text).toBe(
      `Your train rises from ${sideOf(state, 0).worth} to ${sideOf(after, 0).worth} points.`,
    );
  }
});

it('a sabotage says which train can no longer leave', () => {
  const state = table();
  const [text, after] = reason(state, playCard('engine-sabotage'));
  expect(sideOf(after, 1).canSend).toBe(false);
  expect(text).toBe(`Ben’s train, worth ${sideOf(state, 1).worth} points, can’t leave then.`);
});

it('an upgrade says how many others are free, and that the train can leave', () => {
  const state = table();
  giveTrain(state, 0, 'coal', 'coal', 'coal', 'coal');
  const [text, after] = reason(state, UPGRADE);
  expect(after.oranges).toBe(0);
  expect(text).toBe(
    `It pulls any number of carriages, and no other is free. Your train, worth ${sideOf(after, 0).worth} points, can then leave.`,
  );
});

it('new prices say what they make of every train, or of what is stored', () => {
  const state = table();
  dealHand(state, 'market-any-up2');
  for (const good of ['coal', 'food'] as const) {
    const [text, after] = reason(state, playCard('market-any-up2'), chooseGood(good));
    const stored = (at: State, seat: number): number =>
      (game.view(state, 0).seats[seat]?.storage ?? []).reduce(
        (sum, count, each) => sum + count * (at.market[each] ?? 0),
        0,
      );
    expect(text).toBe(
      good === 'coal'
        ? `Your train rises from ${sideOf(state, 0).worth} to ${sideOf(after, 0).worth} points. Ben’s train rises from ${sideOf(state, 1).worth} to ${sideOf(after, 1).worth} points.`
        : `The goods in your storage rise from ${stored(state, 0)} to ${stored(after, 0)} points. The goods in Ben’s storage rise from ${stored(state, 1)} to ${stored(after, 1)} points.`,
    );
  }
});

it('goods that come into the storage say what they are worth today', () => {
  const state = table();
  const worth = (at: State): number =>
    (game.view(at, 0).seats[0]?.storage ?? []).reduce(
      (sum, count, good) => sum + count * (state.market[good] ?? 0),
      0,
    );
  const [raided, after] = reason(state, playCard('cargo-raid'), { kind: 'raid', good: FOOD });
  expect(raided).toBe(
    `It takes goods worth ${worth(after) - worth(state)} points out of Ben’s storage.`,
  );
  dealHand(state, 'cargo-coal-3');
  const [collected, richer] = reason(state, playCard('cargo-coal-3'));
  expect(collected).toBe(
    `The goods are worth ${worth(richer) - worth(state)} points at today’s prices.`,
  );
});
