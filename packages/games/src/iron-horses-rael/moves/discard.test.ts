import { NONE } from '@roundhouse/engine/kit';
import { expect, it } from 'vitest';
import { handOf } from '../hand.ts';
import { ironHorsesRael } from '../index.ts';
import {
  arrange,
  caboose,
  car,
  DECLINE,
  discard,
  draw,
  engine,
  play,
  setHand,
  texts,
  told,
} from '../testing/arrange.ts';
import type { State } from '../state.ts';

function acting(cards: readonly number[]): State {
  const state = arrange(2);
  state.phase = 'act';
  setHand(state, 0, cards);
  return state;
}

it('R28: two equal cars are offered as one', () => {
  const state = acting([car('red', 1), car('red', 1), engine('engine 2')]);
  expect(texts(state).filter((each) => each.startsWith('discard'))).toEqual([
    `discard ${car('red', 1)}`,
    `discard ${engine('engine 2')}`,
  ]);
});

it('3.4, R19: a car or caboose leaves the game', () => {
  for (const card of [car('red', 1), caboose('red', 'blue')]) {
    const step = play(acting([card]), discard(card));
    expect(step.state.removed[card]).toBe(1);
    expect(step.state.discard).toEqual([]);
    expect(step.events).toEqual([{ kind: 'discarded', to: 'all', seat: 0, card }]);
  }
});

it('3.4: an engine goes on the engine discard pile', () => {
  const card = engine('engine 2');
  const { state } = play(acting([card]), discard(card));
  expect(state.engineDiscard).toEqual([card]);
  expect(handOf(state, 0)).toEqual([]);
});

it('R26: the draw afterwards is voluntary', () => {
  const { state } = play(acting([car('red', 1)]), discard(car('red', 1)));
  expect(texts(state)).toEqual(['draw engines', 'draw up', 'draw deck', 'decline']);
  const declined = play(state, DECLINE);
  expect([declined.state.turn, declined.state.handSizes[0]]).toEqual([1, 0]);
  expect(told(declined.events, 'draw-declined')).toEqual({ seat: 0 });
  const drawn = play(state, draw('up'));
  expect([drawn.state.turn, drawn.state.handSizes[0]]).toEqual([1, 1]);
});

it('D1: everybody sees what was discarded', () => {
  const card = car('red', 1);
  const { state } = play(acting([card]), discard(card));
  expect(ironHorsesRael.view(state, 'spectator').removed[card]).toBe(1);
  expect(ironHorsesRael.view(state, 1).players[0]?.carCount).toBe(0);
});

it('D9: with nothing to draw the turn is over', () => {
  const state = acting([car('red', 1)]);
  Object.assign(state, { deck: [], up: NONE, discard: [], engineDeck: [], engineDiscard: [] });
  Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2 });
  const step = play(state, discard(car('red', 1)));
  expect(step.state.turn).toBe(1);
  expect(texts(state)).toEqual([`discard ${car('red', 1)}`, 'pass']);
});
