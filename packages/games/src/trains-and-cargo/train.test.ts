import { describe, expect, it } from 'vitest';
import { cardIndex } from './data/cards.ts';
import { goodIndex } from './data/goods.ts';
import type { GoodId } from './data/goods.ts';
import { GREEN, ORANGE } from './data/locomotives.ts';
import {
  play,
  allows,
  dealHand,
  END_TURN,
  giveTrain,
  playCard,
  SEND,
  arrange,
} from './testing/arrange.ts';
import { scoreTrain } from './train.ts';
import type { LoadedTrain } from './train.ts';

function train(goods: readonly GoodId[], extras: Partial<LoadedTrain> = {}): LoadedTrain {
  const bare = { board: -1, doubleValues: 0, longTrainBonuses: 0 };
  return { ...bare, train: goods.map(goodIndex), ...extras };
}

//               food pass grain live coal steel timber cars
const MARKET = [14, 4, 9, 5, 11, 6, 6, 0] as const;
const SEVEN: readonly GoodId[] = [
  'food',
  'passengers',
  'passengers',
  'coal',
  'steel',
  'timber',
  'steel',
];
const repeat = (good: GoodId, times: number): GoodId[] => new Array<GoodId>(times).fill(good);

describe('scoring a train', () => {
  it('10.1: three Livestock at 5 and two Grain at 9 score 33', () => {
    const goods: GoodId[] = ['livestock', 'livestock', 'livestock', 'grain', 'grain'];
    expect(scoreTrain(train(goods), MARKET).total).toBe(33);
  });

  it('10.2: 1 × 14, 2 × 4, 1 × 11 and 3 × 6 score 51', () => {
    expect(scoreTrain(train(SEVEN), MARKET)).toEqual({
      tokens: 51,
      doubled: [],
      doubleValue: 0,
      longTrain: 0,
      route: 0,
      total: 51,
    });
  });

  it('10.3: Double Value and Long Train Bonus make 74 of the same train', () => {
    const both = train(SEVEN, { doubleValues: 1, longTrainBonuses: 1 });
    expect(scoreTrain(both, MARKET)).toMatchObject({ doubleValue: 18, longTrain: 5, total: 74 });
  });

  it('6.3: Double Value counts the best carriage twice, in the order of loading (T11)', () => {
    // carriages: 14 + 4, 4 + 11, 6 + 6, 6
    const score = scoreTrain(train(SEVEN, { doubleValues: 1 }), MARKET);
    expect(score).toMatchObject({ doubled: [0], doubleValue: 18, total: 69 });
  });

  it('6.3: several Double Values take different carriages, half-full ones too', () => {
    expect(scoreTrain(train(SEVEN, { doubleValues: 2 }), MARKET).doubled).toEqual([0, 1]);
    const all = scoreTrain(train(SEVEN, { doubleValues: 4 }), MARKET);
    expect(all).toMatchObject({ doubled: [0, 1, 2, 3], doubleValue: 51, total: 102 });
    expect(scoreTrain(train(['grain'], { doubleValues: 2 }), MARKET).total).toBe(18);
  });

  it('6.5: Long Train Bonus pays 5 for each carriage beyond the third, and adds up', () => {
    expect(scoreTrain(train(SEVEN, { longTrainBonuses: 1 }), MARKET).longTrain).toBe(5);
    const nine = train(repeat('cars', 9), { longTrainBonuses: 2 });
    expect(scoreTrain(nine, MARKET)).toMatchObject({ tokens: 0, longTrain: 20, total: 20 });
    const six = train(repeat('cars', 6), { longTrainBonuses: 3 });
    expect(scoreTrain(six, MARKET).total).toBe(0);
  });

  it('T36: a full Country or Industry Route pays its points, a shorter train none', () => {
    expect(scoreTrain(train(repeat('cars', 12), { board: 1 }), MARKET).route).toBe(5);
    expect(scoreTrain(train(repeat('cars', 11), { board: 1 }), MARKET).route).toBe(0);
    expect(scoreTrain(train(repeat('cars', 16), { board: 2 }), MARKET).route).toBe(15);
    expect(scoreTrain(train(repeat('cars', 10), { board: 0 }), MARKET).route).toBe(0);
  });
});

describe('sending a train', () => {
  it('T12: an empty train is not sent', () => {
    expect(allows(arrange(2), SEND)).toBe(false);
  });

  it('5.1, T11: green pulls six tokens and not seven, orange any number, none nothing', () => {
    const state = arrange(2);
    giveTrain(state, 0, ...repeat('coal', 6));
    expect(allows(state, SEND)).toBe(true);
    giveTrain(state, 0, 'food');
    expect(allows(state, SEND)).toBe(false);
    state.locomotives[0] = ORANGE;
    state.oranges = 0;
    expect(allows(state, SEND)).toBe(true);
    state.locomotives[0] = 0;
    state.oranges = 1;
    state.trains[0]?.splice(1);
    expect(allows(state, SEND)).toBe(false);
  });

  it('3.4, T15: tokens to the bank, orange to the centre for green, and the turn is over', () => {
    const state = arrange(3);
    dealHand(state);
    giveTrain(state, 0, ...repeat('coal', 7));
    state.locomotives[0] = ORANGE;
    state.oranges = 1;
    const { state: end, events } = play(state, SEND);
    expect(end.trains[0]).toEqual([]);
    expect(end.bank[goodIndex('coal')]).toBe(24);
    expect(end.locomotives[0]).toBe(GREEN);
    expect(end.oranges).toBe(2);
    expect(end.scores).toEqual([42, 0, 0]);
    expect(end.turn).toBe(1);
    expect(end.deck).toHaveLength(124 - 15);
    expect(events[0]).toMatchObject({
      kind: 'train-sent',
      seat: 0,
      side: 0,
      train: repeat('coal', 7).map(goodIndex),
      score: 42,
      orangeReturned: true,
      board: -1,
    });
  });

  it('T15: a green locomotive stays', () => {
    const state = arrange(2);
    giveTrain(state, 0, 'food');
    const end = play(state, SEND).state;
    expect(end.locomotives).toEqual([GREEN, GREEN]);
    expect(end.oranges).toBe(1);
  });

  it('6.3, 6.5: attached cards score and go to the discards, used or not', () => {
    const state = arrange(2);
    dealHand(state, 'double-value', 'unlimited', 'long-train-bonus');
    giveTrain(state, 0, 'coal', 'coal', 'food');
    const laid = play(
      state,
      playCard('unlimited'),
      { kind: 'name-type', type: 'effect' },
      playCard('double-value'),
      playCard('long-train-bonus'),
    ).state;
    expect(laid.discards).toEqual([cardIndex('unlimited')]);
    expect([laid.doubleValues, laid.longTrainBonuses]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const back = play(laid, END_TURN, { kind: 'upgrade' }, END_TURN).state;
    const end = play(back, SEND).state;
    expect(end.scores).toEqual([30, 0]);
    expect(end.discards.slice(-2)).toEqual([
      cardIndex('double-value'),
      cardIndex('long-train-bonus'),
    ]);
    expect([end.doubleValues[0], end.longTrainBonuses[0]]).toEqual([0, 0]);
  });
});
