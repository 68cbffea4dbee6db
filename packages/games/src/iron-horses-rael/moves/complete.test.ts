import { expect, it } from 'vitest';
import { ironHorsesRael as game } from '../index.ts';
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
  texts,
} from '../testing/arrange.ts';
import type { State } from '../state.ts';

const [one, two, three] = [engine('engine 1'), engine('engine 2'), engine('engine 3')];
const [last, other] = [caboose('blue', 'red'), caboose('red', 'blue')];

function acting(hand: readonly number[], inPlay: readonly number[]): State {
  const state = arrange(2);
  state.phase = 'act';
  setHand(state, 0, hand);
  setInPlay(state, 0, inPlay);
  return state;
}

const completions = (state: State): string[] =>
  texts(state).filter((each) => each.startsWith('complete'));

it('5.1, R9: only trains that the hand can finish', () => {
  const cars = [car('red', 1), car('red', 2)];
  expect(completions(acting(cars, [three, two]))).toEqual([`complete ${two}`]);
  expect(completions(acting([...cars, car('red', 2)], [three, two]))).toEqual([
    `complete ${three}`,
    `complete ${two}`,
  ]);
  expect(completions(acting([engine('engine 4')], [one]))).toEqual([]);
});

it('R1: a caboose counts as one card, and only one can be used', () => {
  const cars = [car('red', 1), car('red', 2)];
  expect(completions(acting([...cars, last], [three]))).toEqual([`complete ${three}`]);
  expect(completions(acting([car('red', 1), last, other], [three]))).toEqual([]);
  expect(completions(acting([last], [one]))).toEqual([`complete ${one}`]);
});

it('5.1: cards one by one in order, a caboose only as the last', () => {
  const hand = [car('red', 1), car('red', 1), car('blue', 3), last, other];
  const begun = play(acting(hand, [three]), complete(three)).state;
  expect(texts(begun)).toEqual([`add ${car('red', 1)}`, `add ${car('blue', 3)}`]);
  const laid = play(begun, add(car('blue', 3)), add(car('red', 1))).state;
  expect(texts(laid)).toEqual([`add ${car('red', 1)}`, `add ${last}`, `add ${other}`]);
  expect(game.view(laid, 0).train).toEqual({
    engine: three,
    cards: [car('blue', 3), car('red', 1)],
    value: 6,
    region: -1,
  });
  const full = play(laid, add(last)).state;
  expect(texts(full)).toEqual([0, 1, 2, 3, 4, 5].map((region) => `deliver ${region}`));
});

it('D2: until the dial is turned nobody else sees that a train is completed, and nothing is shown to its owner', () => {
  const before = acting([car('red', 1), car('blue', 3), car('blue', 4)], [two]);
  const views = (state: State): unknown => [game.view(state, 1), game.view(state, 'spectator')];
  const { state, events } = play(
    before,
    complete(two),
    add(car('blue', 3)),
    add(car('red', 1)),
    deliver(2),
  );
  expect(views(state)).toEqual(views(before));
  expect(events).toEqual([]);
  expect(state.phase).toBe('rotate');
});

it('R27: the engine of the set-up can be completed in the first turn', () => {
  const state = arrange(2);
  setInPlay(state, 0, [one]);
  const drawn = play(state, draw('engines')).state;
  expect(completions(drawn)).toEqual([`complete ${one}`]);
});
