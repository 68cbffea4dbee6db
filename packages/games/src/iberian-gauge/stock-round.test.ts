import { describe, expect, it } from 'vitest';
import {
  arrange,
  cityHex,
  offers,
  PASS,
  DECLINE,
  play,
  railroadIndex,
  starting,
} from './testing/arrange.ts';
import { MAJOR_CITIES } from './data/board.ts';
import { iberianGauge } from './index.ts';
import { deciders } from './state.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const MADRID = cityHex('Madrid');
const [RED, ORANGE, BLUE] = [0, 1, 2];

describe('starting a railroad', () => {
  it('2.2, I15: railroad, value, city; the value goes into the treasury', () => {
    let state = arrange({ round: 0 });
    state = play(state, { kind: 'start', railroad: BLUE }).state;
    expect(state.phase).toBe('set-value');
    expect(offers(state, 'set-value').map(({ value }) => value)).toEqual([
      12, 16, 20, 24, 28, 32, 36,
    ]);
    state = play(state, { kind: 'set-value', value: 28 }).state;
    expect(offers(state, 'place')).toHaveLength(7);
    const { state: after, events } = play(state, { kind: 'place', hex: MADRID });
    expect(events).toEqual([
      { kind: 'railroad-started', to: 'all', seat: 0, railroad: BLUE, hex: MADRID },
    ]);
    expect(after.cash).toEqual([12, 40, 40]);
    expect(after.treasury[BLUE]).toBe(28);
    expect(after.shareValue[BLUE]).toBe(6);
    expect(deciders(after)).toEqual([1]);
  });

  it('2.2: only values that the buyer can pay', () => {
    let state = arrange({ round: 0, cash: [23, 40, 40] });
    state = play(state, { kind: 'start', railroad: RED }).state;
    expect(offers(state, 'set-value').map(({ value }) => value)).toEqual([12, 16, 20]);
  });

  it('I3: the first locomotive is free and moves no disk; its city counts', () => {
    let state = arrange({ round: 0 });
    state = play(state, ...starting(RED, 12, MADRID)).state;
    expect(state.dividend[RED]).toBe(0);
    expect(state.shareValue[RED]).toBe(2);
    expect(state.treasury[RED]).toBe(12);
    expect(state.majorCities[RED]).toBe(1);
    expect(state.locomotives[RED]).toBe(21);
  });

  it('2.2: not in a major city with a locomotive while another has none', () => {
    let state = arrange({ round: 0 });
    state = play(
      state,
      ...starting(RED, 12, MADRID),
      { kind: 'start', railroad: ORANGE },
      { kind: 'set-value', value: 12 },
    ).state;
    expect(offers(state, 'place').map(({ hex }) => hex)).toEqual(
      MAJOR_CITIES.filter((hex) => hex !== MADRID),
    );
  });

  it('2.2: in any major city once all hold a locomotive', () => {
    let state = arrange({
      round: 2,
      railroads: { red: { holders: [0], track: MAJOR_CITIES } },
    });
    state = play(
      state,
      { kind: 'start', railroad: ORANGE },
      { kind: 'set-value', value: 12 },
    ).state;
    expect(offers(state, 'place').map(({ hex }) => hex)).toEqual(MAJOR_CITIES);
  });

  it('I3: a railroad may be started in the last stock round', () => {
    const state = arrange({ round: 8 });
    expect(offers(state, 'start')).toHaveLength(5);
  });
});

describe('investing', () => {
  const track = [MADRID];

  it('2.3: pays the present value into the treasury; the cube goes on the topmost free space', () => {
    const state = arrange({ round: 2, railroads: { red: { holders: [1, 2], track, value: 20 } } });
    const { state: after, events } = play(state, { kind: 'invest', railroad: RED });
    expect(events[0]).toEqual({
      kind: 'invested',
      to: 'all',
      seat: 0,
      railroad: RED,
      value: 20,
      space: 2,
    });
    expect(after.holders.slice(0, 6)).toEqual([1, 2, 0, -1, -1, -1]);
    expect(after.cash).toEqual([20, 40, 40]);
    expect(after.treasury[RED]).toBe(20);
  });

  it('2.3: not without a free space, not without the money', () => {
    const state = arrange({
      round: 2,
      cash: [27, 40, 40],
      railroads: {
        yellow: { holders: [0, 1, 2, 0], track },
        purple: { holders: [1], track: [cityHex('Vigo')], value: 28 },
        blue: { holders: [1], track: [cityHex('Lisboa')], value: 24 },
      },
    });
    expect(offers(state, 'invest')).toEqual([{ kind: 'invest', railroad: BLUE }]);
  });

  it('2.4: one share of a railroad in a stock round, another one in the next', () => {
    let state = arrange({
      round: 2,
      cash: [80, 80, 80],
      railroads: { red: { holders: [0], track } },
    });
    state = play(state, { kind: 'invest', railroad: RED }, PASS, PASS).state;
    expect(state.seat).toBe(0);
    expect(offers(state, 'invest')).toEqual([]);
    state = play(state, PASS).state;
    expect(state.round).toBe(3);
    while (state.round < 5) state = play(state, DECLINE).state;
    while (state.seat !== 0) state = play(state, PASS).state;
    expect(offers(state, 'invest')).toEqual([{ kind: 'invest', railroad: RED }]);
  });

  it('I4: starting a railroad is that purchase', () => {
    let state = arrange({ round: 0 });
    state = play(state, ...starting(RED, 12, MADRID), PASS, PASS).state;
    expect(offers(state, 'invest')).toEqual([]);
    expect(offers(state, 'start')).toHaveLength(4);
  });

  it('I12: twelve cubes are a limit', () => {
    const mine = [0, 0, 0, 0];
    const plan = (count: number) =>
      arrange({
        round: 8,
        cash: [500, 40, 40],
        railroads: {
          red: { holders: mine, track },
          orange: { holders: mine, track },
          purple: { holders: mine.slice(0, count), track },
        },
      });
    expect(offers(plan(3), 'invest').map(({ railroad }) => railroad)).toEqual([
      RED,
      ORANGE,
      railroadIndex('purple'),
    ]);
    expect(plan(4).seat).toBe(1);
  });
});

describe('the end of a stock round', () => {
  it('2.1: who passed may buy later', () => {
    let state = arrange({ round: 0 });
    state = play(state, PASS, ...starting(RED, 12, MADRID), PASS).state;
    expect(state.seat).toBe(0);
    expect(offers(state, 'invest')).toEqual([{ kind: 'invest', railroad: RED }]);
  });

  it('I5: after a purchase all seats must pass again; the seat after the last buyer takes the Priority Deal', () => {
    let state = arrange({ round: 0 });
    state = play(state, PASS, PASS, ...starting(RED, 12, MADRID)).state;
    expect(state.seat).toBe(0);
    state = play(state, { kind: 'invest', railroad: RED }, PASS, PASS).state;
    expect(state.round).toBe(0);
    const { state: after, events } = play(state, PASS);
    expect(events).toContainEqual({ kind: 'priority-deal-taken', to: 'all', seat: 1 });
    expect(after.round).toBe(1);
    expect(after.priorityDeal).toBe(1);
  });

  it('I5: if nobody bought, the holder keeps the Priority Deal', () => {
    let state = arrange({ round: 8, priorityDeal: 2 });
    for (let i = 0; i < 3; i++) state = play(state, PASS).state;
    expect(state.priorityDeal).toBe(2);
    expect(state.phase).toBe('over');
  });

  it('2.1: the next stock round begins with the holder', () => {
    let state = arrange({ round: 0, priorityDeal: 1 });
    state = play(state, ...starting(RED, 12, MADRID)).state;
    for (let i = 0; i < 3; i++) state = play(state, PASS).state;
    while (state.round < 2) state = play(state, DECLINE).state;
    expect(state.seat).toBe(2);
  });

  it('I14: who can buy nothing passes without being asked', () => {
    const state = arrange({ round: 0, cash: [40, 11, 40] });
    const { state: after, events } = play(state, PASS);
    expect(events).toEqual([
      { kind: 'passed', to: 'all', seat: 0, forced: false },
      { kind: 'passed', to: 'all', seat: 1, forced: true },
    ]);
    expect(after.seat).toBe(2);
    expect(iberianGauge.legalMoves(after, 0)).toEqual([]);
  });

  it('I5: who would take the Priority Deal is known at every turn', () => {
    const next = (state: State): number => view(state, 0).nextPriorityDeal;
    const begun = arrange({ round: 0, priorityDeal: 1 });
    expect(next(begun)).toBe(1);
    const passed = play(begun, PASS).state;
    expect([passed.seat, next(passed)]).toEqual([2, 1]);
    // A purchase makes it the next seat's, from its first step on.
    const chosen = play(passed, { kind: 'start', railroad: RED }).state;
    expect([chosen.seat, next(chosen)]).toEqual([2, 0]);
    const bought = play(chosen, ...starting(RED, 12, MADRID).slice(1)).state;
    expect([bought.seat, next(bought)]).toEqual([0, 0]);
    const building = play(bought, PASS, PASS, PASS).state;
    expect([building.phase, building.priorityDeal, next(building)]).toEqual(['build', 0, 0]);
  });

  it('2.4: what was bought in the round is forgotten with it', () => {
    const begun = play(arrange({ round: 0 }), ...starting(RED, 12, MADRID), PASS, PASS).state;
    expect(view(begun, 0).players.map(({ bought }) => bought)).toEqual([[RED], [], []]);
    const building = play(begun, PASS).state;
    expect(building.phase).toBe('build');
    expect(view(building, 0).players.map(({ bought }) => bought)).toEqual([[], [], []]);
  });
});
