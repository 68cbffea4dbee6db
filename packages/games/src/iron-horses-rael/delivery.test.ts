import { NONE } from '@roundhouse/engine/kit';
import { expect, it } from 'vitest';
import { FIRST_ENGINE } from './data/cards.ts';
import {
  add,
  arrange,
  caboose,
  car,
  complete,
  deliver,
  engine,
  play,
  rotate,
  setHand,
  setInPlay,
  texts,
  told,
} from './testing/arrange.ts';
import { LONGEST_TRAIN } from './data/engines.ts';
import type { State } from './state.ts';

const violetThree = engine('engine 3 violet');
const TRAIN = [car('blue', 3), car('red', 4), caboose('blue', 'red')];

/** Seat 0 about to choose where the $8 train goes. */
function delivering(engineCard = violetThree, train: readonly number[] = TRAIN): State {
  const state = arrange(2);
  state.phase = 'act';
  setHand(state, 0, [...train, FIRST_ENGINE]);
  setInPlay(state, 0, [engineCard]);
  state.blind[0] = 8;
  state.dials = [0, 1, 2, 3, 4, 5];
  state.positions = [3, 3, 3, 3, 3, 3];
  return play(state, complete(engineCard), ...train.map((card) => add(card))).state;
}

const deliverTo = (state: State, region: number, position = 0): ReturnType<typeof play> =>
  play(state, deliver(region), rotate(position));

it('5.2, 5.3: the train is paid, with the bonus of the engine in its region', () => {
  const { state, events } = deliverTo(delivering(), 5);
  expect(state.cash).toEqual([13, 0]);
  expect(told(events, 'delivered')).toEqual({
    seat: 0,
    engine: violetThree,
    train: TRAIN,
    region: 5,
    faces: 6,
    following: 2,
    tripled: false,
    value: 8,
    bonus: 5,
  });
  expect(told(events, 'paid')).toEqual({ seat: 0, amount: 13 });
});

it('R8, R10: any other region takes the train without the bonus', () => {
  expect(deliverTo(delivering(), 0).state.cash).toEqual([8, 0]);
});

it('R5: the bonus of the engine is not tripled', () => {
  const train = [car('yellow', 5), car('yellow', 2), caboose('blue', 'red')];
  expect(deliverTo(delivering(violetThree, train), 5).state.cash).toEqual([21 + 5, 0]);
});

it('R7: a lone caboose earns the bonus, a stock and a turn of the dial', () => {
  const { state } = deliverTo(delivering(engine('engine 1 green'), [caboose('red', 'blue')]), 3);
  expect(state.cash).toEqual([5, 0]);
  expect(state.stocks.slice(0, 6)).toEqual([0, 0, 0, 1, 0, 0]);
  expect(state.positions[3]).toBe(0);
});

it('5.3, 5.4: cards to the depot, engine to its discard pile', () => {
  const { state } = deliverTo(delivering(), 4);
  expect(state.depots.slice(4 * LONGEST_TRAIN, 4 * LONGEST_TRAIN + 4)).toEqual([...TRAIN, NONE]);
  expect(state.engineDiscard.at(-1)).toBe(violetThree);
  expect(state.inPlay.slice(0, 2)).toEqual([NONE, NONE]);
  expect([state.turn, state.train, state.engine]).toEqual([1, [], NONE]);
});

it('5.3: an occupied depot is not offered', () => {
  const state = delivering();
  state.depots[2 * LONGEST_TRAIN] = car('red', 0);
  expect(texts(state)).toEqual(['deliver 0', 'deliver 1', 'deliver 3', 'deliver 4', 'deliver 5']);
});

it('5.5: one stock of the colour of the region', () => {
  const { state, events } = deliverTo(delivering(), 1);
  expect(state.stocks).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(state.supply).toEqual([3, 2, 3, 3, 3, 3]);
  expect(told(events, 'stock-taken')).toEqual({ seat: 0, colour: 1, left: 2 });
});

it('5.6, R13: the dial may go to any position but its own', () => {
  const state = play(delivering(), deliver(0)).state;
  expect(texts(state)).toEqual(['rotate 0', 'rotate 1', 'rotate 2', 'rotate 4', 'rotate 5']);
});

it('5.6, 7.4, R11: the example of the rulebook: red -1, orange -2, yellow +1, green and violet +2, blue unchanged', () => {
  const before = delivering();
  before.market = [5, 4, 3, 2, 1, 0];
  const { state, events } = deliverTo(before, 0);
  expect(state.market).toEqual([4, 2, 4, 4, 1, 2]);
  expect(told(events, 'dial-rotated')).toEqual({ region: 0, from: 3, position: 0 });
  expect(told(events, 'market-changed')).toEqual({
    changes: [-1, -2, 1, 2, 0, 2],
    market: [4, 2, 4, 4, 1, 2],
  });
});

it('R14: values go below 0 and beyond the track', () => {
  const before = delivering();
  before.market = [0, -1, 0, 20, 0, 0];
  expect(deliverTo(before, 0).state.market).toEqual([-1, -3, 1, 22, 0, 2]);
});

it('5.7, R16: the sixth depot filled clears all', () => {
  const before = delivering();
  for (const region of [0, 1, 2, 3, 4])
    before.depots[region * LONGEST_TRAIN] = car('green', region);
  const { state, events } = deliverTo(before, 5);
  expect(state.depots.every((card) => card === NONE)).toBe(true);
  expect(told(events, 'depots-cleared')).toEqual({ count: 8 });
  expect([...TRAIN, car('green', 0), car('green', 4)].map((card) => state.removed[card])).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

it('6.1: the last stock of a colour triggers the end', () => {
  const before = delivering();
  before.supply[5] = 1;
  const { state, events } = deliverTo(before, 5);
  expect(told(events, 'end-triggered')).toEqual({ seat: 0, ending: 'stock-sold-out' });
  expect([state.turn, state.phase, state.turnsLeft]).toEqual([1, 'act', 2]);
});
