import { expect, it } from 'vitest';
import { ironHorsesRael as game } from '../index.ts';
import {
  arrange,
  begin,
  car,
  engine,
  play,
  setHand,
  setInPlay,
  texts,
} from '../testing/arrange.ts';
import type { State } from '../state.ts';

const [first, second, third] = [engine('engine 1'), engine('engine 2'), engine('engine 3')];

function acting(inPlay: readonly number[]): State {
  const state = arrange(2);
  state.phase = 'act';
  setHand(state, 0, [car('red', 1), third]);
  setInPlay(state, 0, inPlay);
  return state;
}

it('3.5: an engine from the hand starts a train', () => {
  const step = play(acting([first]), begin(third));
  expect(game.view(step.state, 1).players[0]).toMatchObject({
    enginesInPlay: [first, third],
    carCount: 1,
    engineShuffles: [],
  });
  expect(step.events[0]).toEqual({ kind: 'train-begun', to: 'all', seat: 0, engine: third });
});

it('3.5: at most two engines in play', () => {
  expect(texts(acting([first, second]))).not.toContain(`begin ${third}`);
  expect(texts(acting([]))).toContain(`begin ${third}`);
});

it('R27: playing an engine is the whole action', () => {
  const { state } = play(acting([]), begin(third));
  expect([state.turn, state.phase]).toEqual([1, 'draw']);
});
