import { describe, expect, it } from 'vitest';
import { cardIndex } from './data/cards.ts';
import { GREEN, NO_LOCOMOTIVE, ORANGE } from './data/locomotives.ts';
import {
  play,
  allows,
  dealHand,
  DONE,
  END_TURN,
  giveStorage,
  giveTrain,
  kindsOf,
  load,
  playCard,
  raid,
  arrange,
  storageOf,
} from './testing/arrange.ts';
import type { Move } from './moves/index.ts';
import type { State } from './state.ts';

function holding(seats: number, ...ids: string[]): State {
  const state = arrange(seats);
  dealHand(state, ...ids);
  return state;
}

function expectNoEffect(state: State, id: string): void {
  const { state: end, events } = play(state, playCard(id));
  expect(events.map(({ kind }) => kind)).toEqual(['card-played', 'card-had-no-effect']);
  expect(end.discards).toEqual([cardIndex(id)]);
  expect(end.phase).toBe('cards');
}

const side = (which: number): Move => ({ kind: 'choose-side', side: which });
const seat = (which: number): Move => ({ kind: 'choose-seat', seat: which });
const named = (type: 'market' | 'cargo' | 'effect'): Move => ({ kind: 'name-type', type });

describe('Load & Send', () => {
  it('6.1: loads two, sends at once, and the turn goes on', () => {
    const state = holding(2, 'load-and-send', 'cargo-coal-2');
    giveTrain(state, 0, 'food');
    giveStorage(state, 0, 'coal', 'coal', 'coal');
    const { state: end } = play(state, playCard('load-and-send'), load('coal'), load('coal'));
    expect(end.scores).toEqual([18, 0]);
    expect(end.trains[0]).toEqual([]);
    expect(storageOf(end, 0)).toEqual({ coal: 1 });
    expect(kindsOf(end)).toEqual(['play', 'end-turn']);
  });

  it('6.1: loading nothing is allowed', () => {
    const state = holding(2, 'load-and-send');
    giveTrain(state, 0, 'food');
    giveStorage(state, 0, 'coal');
    const end = play(state, playCard('load-and-send'), DONE).state;
    expect(end.scores).toEqual([6, 0]);
    expect(storageOf(end, 0)).toEqual({ coal: 1 });
  });

  it('6.1: with an empty storage the train goes without asking', () => {
    const state = holding(2, 'load-and-send');
    giveTrain(state, 0, 'food');
    expect(play(state, playCard('load-and-send')).state.scores).toEqual([6, 0]);
  });

  it('T42: a train that cannot be pulled is only loaded', () => {
    const state = holding(2, 'load-and-send');
    giveTrain(state, 0, ...new Array<'food'>(5).fill('food'));
    giveStorage(state, 0, 'coal', 'coal');
    const end = play(state, playCard('load-and-send'), load('coal'), load('coal')).state;
    expect(end.scores).toEqual([0, 0]);
    expect(end.trains[0]).toHaveLength(7);
    expect(end.sent).toBe(false);
  });

  it('T9: without anything to load or send it has no effect', () => {
    expectNoEffect(holding(2, 'load-and-send'), 'load-and-send');
  });
});

describe('Must Send', () => {
  it('6.2, T37: the only possible train is sent, for its owner, by the usual steps', () => {
    const state = holding(3, 'must-send');
    giveTrain(state, 0, 'food');
    giveTrain(state, 2, ...new Array<'coal'>(8).fill('coal'));
    state.locomotives[2] = ORANGE;
    state.oranges = 1;
    state.longTrainBonuses[2] = 1;
    state.deck.splice(state.deck.indexOf(cardIndex('long-train-bonus')), 1);
    const { state: end, events } = play(state, playCard('must-send'));
    expect(end.scores).toEqual([0, 0, 53]);
    expect(end.locomotives).toEqual([GREEN, GREEN, GREEN]);
    expect(end.oranges).toBe(2);
    expect(end.discards).toEqual([cardIndex('must-send'), cardIndex('long-train-bonus')]);
    expect(end.turn).toBe(0);
    expect(events[1]).toMatchObject({ kind: 'train-sent', seat: 0, side: 2, score: 53 });
  });

  it('T23: with several targets one is chosen, never one’s own train', () => {
    const state = holding(3, 'must-send');
    for (const each of [0, 1, 2]) giveTrain(state, each, 'food');
    const asked = play(state, playCard('must-send')).state;
    expect([0, 1, 2].map((each) => allows(asked, side(each)))).toEqual([false, true, true]);
    expect(allows(asked, END_TURN)).toBe(false);
    expect(play(asked, side(1)).state.scores).toEqual([0, 6, 0]);
  });

  it('T25, T9: empty trains and trains too long are no targets', () => {
    const state = holding(3, 'must-send');
    giveTrain(state, 1, ...new Array<'food'>(7).fill('food'));
    expectNoEffect(state, 'must-send');
  });
});

describe('Double Value and Long Train Bonus', () => {
  it.each(['double-value', 'long-train-bonus'] as const)(
    '6.3, 6.5, T8: %s stays by a train, even an empty one',
    (id) => {
      const { state: end, events } = play(holding(2, id), playCard(id));
      expect(id === 'double-value' ? end.doubleValues : end.longTrainBonuses).toEqual([1, 0]);
      expect(end.discards).toEqual([]);
      expect(events[1]).toMatchObject({ kind: 'card-attached', seat: 0, side: 0 });
    },
  );
});

describe('Engine Sabotage', () => {
  it('6.4: orange becomes green and goes back to the centre; the cargo stays', () => {
    const state = holding(2, 'engine-sabotage');
    state.locomotives[1] = ORANGE;
    state.oranges = 0;
    giveTrain(state, 1, ...new Array<'food'>(9).fill('food'));
    const end = play(state, playCard('engine-sabotage')).state;
    expect(end.locomotives).toEqual([GREEN, GREEN]);
    expect(end.oranges).toBe(1);
    expect(end.trains[1]).toHaveLength(9);
  });

  it('6.4: green is taken away', () => {
    const { state: end, events } = play(holding(2, 'engine-sabotage'), playCard('engine-sabotage'));
    expect(end.locomotives).toEqual([GREEN, NO_LOCOMOTIVE]);
    expect(end.oranges).toBe(1);
    expect(events[1]).toEqual({
      kind: 'sabotaged',
      to: 'all',
      seat: 0,
      side: 1,
      from: GREEN,
      locomotive: NO_LOCOMOTIVE,
    });
  });

  it('6.4, T9: nobody without a locomotive is a target', () => {
    const state = holding(2, 'engine-sabotage');
    state.locomotives[1] = NO_LOCOMOTIVE;
    expectNoEffect(state, 'engine-sabotage');
  });
});

describe('Unlimited', () => {
  it('6.6, T34: naming cargo allows any number of Cargo cards and no further effect', () => {
    const ids = ['unlimited', 'cargo-coal-2', 'cargo-coal-3', 'cargo-coal-4', 'extra-load'];
    const state = holding(2, ...ids);
    const end = play(state, playCard('unlimited'), named('cargo'), playCard('cargo-coal-2')).state;
    expect(allows(end, playCard('extra-load'))).toBe(false);
    const all = play(end, playCard('cargo-coal-3'), playCard('cargo-coal-4')).state;
    expect(storageOf(all, 0)).toEqual({ coal: 9 });
    expect(all.handSizes).toEqual([1, 5]);
    expect(play(all, END_TURN).state.handSizes).toEqual([5, 5]);
  });

  it('6.6: naming effect lets effects follow, a second Unlimited among them', () => {
    const ids = ['unlimited', 'unlimited', 'double-value', 'cargo-coal-2', 'cargo-coal-3'];
    const state = holding(2, ...ids);
    const first = play(state, playCard('unlimited'), named('effect'), playCard('unlimited')).state;
    expect(allows(first, named('effect'))).toBe(false);
    const end = play(
      first,
      named('cargo'),
      playCard('double-value'),
      playCard('cargo-coal-2'),
      playCard('cargo-coal-3'),
    ).state;
    expect(end.doubleValues).toEqual([1, 0]);
    expect(storageOf(end, 0)).toEqual({ coal: 5 });
  });

  it('6.6: it comes too late after another Effect card', () => {
    const end = play(holding(2, 'unlimited', 'double-value'), playCard('double-value')).state;
    expect(allows(end, playCard('unlimited'))).toBe(false);
  });

  it('T39: the third names the type that is left, a fourth has no effect', () => {
    const state = holding(2, 'unlimited', 'unlimited', 'unlimited', 'unlimited');
    const three = play(
      state,
      playCard('unlimited'),
      named('effect'),
      playCard('unlimited'),
      named('cargo'),
      playCard('unlimited'),
    );
    expect(three.state.unlimited).toBe(0b111);
    const fourth = play(three.state, playCard('unlimited'));
    expect(fourth.events.at(-1)?.kind).toBe('card-had-no-effect');
  });

  it('6.6: it lasts until the end of the turn', () => {
    const state = holding(2, 'unlimited');
    const next = play(state, playCard('unlimited'), named('market'), END_TURN).state;
    expect([next.used, next.unlimited]).toEqual([0, 0]);
  });
});

describe('Extra Load', () => {
  it('6.7: loads up to two tokens; another card may follow', () => {
    const state = holding(2, 'extra-load', 'cargo-coal-2');
    giveStorage(state, 0, 'food', 'coal', 'cars');
    const end = play(state, playCard('extra-load'), load('cars'), load('coal')).state;
    expect(end.trains[0]).toHaveLength(2);
    expect(kindsOf(end)).toEqual(['play', 'end-turn']);
    const stopped = play(state, playCard('extra-load'), load('cars'), DONE).state;
    expect(stopped.trains[0]).toHaveLength(1);
  });

  it('T9: without tokens in storage it has no effect', () => {
    expectNoEffect(holding(2, 'extra-load'), 'extra-load');
  });
});

describe('Quick Upgrade', () => {
  it('6.8: two of them go from none to orange', () => {
    const state = holding(2, 'unlimited', 'quick-upgrade', 'quick-upgrade');
    state.locomotives[0] = NO_LOCOMOTIVE;
    const one = play(
      state,
      playCard('unlimited'),
      named('effect'),
      playCard('quick-upgrade'),
    ).state;
    expect(one.locomotives[0]).toBe(GREEN);
    const two = play(one, playCard('quick-upgrade')).state;
    expect([two.locomotives[0], two.oranges]).toEqual([ORANGE, 0]);
    expect(kindsOf(two)).toEqual(['play', 'end-turn']);
  });

  it('6.8, T9: without a step to make it has no effect', () => {
    const state = holding(2, 'quick-upgrade');
    state.oranges = 0;
    state.locomotives[1] = ORANGE;
    expectNoEffect(state, 'quick-upgrade');
  });
});

describe('Cargo Raid', () => {
  it('6.9: takes two tokens of choice from one storage, never from a train', () => {
    const state = holding(3, 'cargo-raid');
    giveStorage(state, 1, 'food', 'coal', 'coal');
    giveStorage(state, 2, 'cars');
    giveTrain(state, 1, 'steel');
    const asked = play(state, playCard('cargo-raid')).state;
    expect([0, 1, 2].map((each) => allows(asked, seat(each)))).toEqual([false, true, true]);
    const chosen = play(asked, seat(1)).state;
    expect(allows(chosen, raid('cars'))).toBe(false);
    expect(allows(chosen, raid('steel'))).toBe(false);
    const { state: end, events } = play(chosen, raid('coal'), raid('food'));
    expect(storageOf(end, 0)).toEqual({ coal: 1, food: 1 });
    expect(storageOf(end, 1)).toEqual({ coal: 1 });
    expect(end.phase).toBe('cards');
    expect(events[0]).toMatchObject({ kind: 'raided', seat: 0, from: 1 });
  });

  it('T41: it may stop early and ends with the storage', () => {
    const state = holding(2, 'cargo-raid');
    giveStorage(state, 1, 'food');
    const chosen = play(state, playCard('cargo-raid')).state;
    expect(chosen.phase).toBe('raid');
    expect(storageOf(play(chosen, DONE).state, 0)).toEqual({});
    expect(play(chosen, raid('food')).state.phase).toBe('cards');
  });

  it('6.9, T9: with all storages empty it has no effect', () => {
    const state = holding(2, 'cargo-raid');
    giveStorage(state, 0, 'food');
    expectNoEffect(state, 'cargo-raid');
  });
});
