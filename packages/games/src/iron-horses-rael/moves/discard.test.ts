import { expect, it } from 'vitest';
import { handOf } from '../hand.ts';
import { ironHorsesRael } from '../index.ts';
import { caboose, car, engine, firstTurn, offers, play, setHand, told } from '../scene.ts';
import { NONE } from '../state.ts';
import type { State } from '../state.ts';

function acting(cards: readonly number[]): State {
  const state = firstTurn(2);
  state.phase = 'act';
  setHand(state, 0, cards);
  return state;
}

it('R28: two equal cars are offered as one', () => {
  const state = acting([car('red', 1), car('red', 1), engine('engine 2')]);
  expect(offers(state, 0).filter((each) => each.startsWith('discard'))).toEqual([
    `discard ${car('red', 1)}`,
    `discard ${engine('engine 2')}`,
  ]);
});

it('3.4, R19: a car or caboose leaves the game', () => {
  for (const card of [car('red', 1), caboose('red', 'blue')]) {
    const step = play(acting([card]), 0, { kind: 'discard', card });
    expect(step.state.removed[card]).toBe(1);
    expect(step.state.discard).toEqual([]);
    expect(step.events).toEqual([{ kind: 'discarded', to: 'all', seat: 0, card }]);
  }
});

it('3.4: an engine goes on the engine discard pile', () => {
  const card = engine('engine 2');
  const { state } = play(acting([card]), 0, { kind: 'discard', card });
  expect(state.engineDiscard).toEqual([card]);
  expect(handOf(state, 0)).toEqual([]);
});

it('R26: the draw afterwards is voluntary', () => {
  const { state } = play(acting([car('red', 1)]), 0, { kind: 'discard', card: car('red', 1) });
  expect(offers(state, 0)).toEqual(['draw engines', 'draw up', 'draw deck', 'decline']);
  const declined = play(state, 0, { kind: 'decline' });
  expect([declined.state.turn, declined.state.handSizes[0]]).toEqual([1, 0]);
  expect(told(declined.events, 'draw-declined')).toEqual({ seat: 0 });
  const drawn = play(state, 0, { kind: 'draw', from: 'up' });
  expect([drawn.state.turn, drawn.state.handSizes[0]]).toEqual([1, 1]);
});

it('D1: everybody sees what was discarded', () => {
  const card = car('red', 1);
  const { state } = play(acting([card]), 0, { kind: 'discard', card });
  expect(ironHorsesRael.view(state, 'spectator').removed[card]).toBe(1);
  expect(ironHorsesRael.view(state, 1).players[0]?.carCount).toBe(0);
});

it('D9: with nothing to draw the turn is over', () => {
  const state = acting([car('red', 1)]);
  Object.assign(state, { deck: [], up: NONE, discard: [], engineDeck: [], engineDiscard: [] });
  Object.assign(state, { ending: 'deck-emptied', turnsLeft: 2 });
  const step = play(state, 0, { kind: 'discard', card: car('red', 1) });
  expect(step.state.turn).toBe(1);
  expect(offers(state, 0)).toEqual([`discard ${car('red', 1)}`, 'pass']);
});
