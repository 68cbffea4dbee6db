import { describe, expect, it } from 'vitest';
import { arrange, cityHex, legalOf, play, railroadIndex } from './arranged-table.ts';
import { MAJOR_CITIES } from './data/board.ts';
import { deciders, legalMoves } from './moves/index.ts';
import type { State } from './state.ts';

const MADRID = cityHex('Madrid');
const [RED, ORANGE, BLUE] = [0, 1, 2];

function start(state: State, railroad: number, value: number, hex: number): void {
  play(state, { kind: 'start', railroad });
  play(state, { kind: 'set-value', value });
  play(state, { kind: 'place', hex });
}

describe('starting a railroad', () => {
  it('2.2, I15: railroad, value, city; the value goes into the treasury', () => {
    const state = arrange({ round: 0 });
    play(state, { kind: 'start', railroad: BLUE });
    expect(state.phase).toBe('set-value');
    expect(legalOf(state, 'set-value').map(({ value }) => value)).toEqual([
      12, 16, 20, 24, 28, 32, 36,
    ]);
    play(state, { kind: 'set-value', value: 28 });
    expect(legalOf(state, 'place')).toHaveLength(7);
    const events = play(state, { kind: 'place', hex: MADRID });
    expect(events).toEqual([
      { kind: 'railroad-started', to: 'all', seat: 0, railroad: BLUE, hex: MADRID },
    ]);
    expect(state.cash).toEqual([12, 40, 40]);
    expect(state.treasury[BLUE]).toBe(28);
    expect(state.shareValue[BLUE]).toBe(6);
    expect(deciders(state)).toEqual([1]);
  });

  it('2.2: only values that the buyer can pay', () => {
    const state = arrange({ round: 0, cash: [23, 40, 40] });
    play(state, { kind: 'start', railroad: RED });
    expect(legalOf(state, 'set-value').map(({ value }) => value)).toEqual([12, 16, 20]);
  });

  it('I3: the first locomotive is free and moves no disk; its city counts', () => {
    const state = arrange({ round: 0 });
    start(state, RED, 12, MADRID);
    expect(state.dividend[RED]).toBe(0);
    expect(state.shareValue[RED]).toBe(2);
    expect(state.treasury[RED]).toBe(12);
    expect(state.majorCities[RED]).toBe(1);
    expect(state.locomotives[RED]).toBe(21);
  });

  it('2.2: not in a major city with a locomotive while another has none', () => {
    const state = arrange({ round: 0 });
    start(state, RED, 12, MADRID);
    play(state, { kind: 'start', railroad: ORANGE });
    play(state, { kind: 'set-value', value: 12 });
    expect(legalOf(state, 'place').map(({ hex }) => hex)).toEqual(
      MAJOR_CITIES.filter((hex) => hex !== MADRID),
    );
  });

  it('2.2: in any major city once all hold a locomotive', () => {
    const state = arrange({
      round: 2,
      railroads: { red: { holders: [0], track: MAJOR_CITIES } },
    });
    play(state, { kind: 'start', railroad: ORANGE });
    play(state, { kind: 'set-value', value: 12 });
    expect(legalOf(state, 'place').map(({ hex }) => hex)).toEqual(MAJOR_CITIES);
  });

  it('I3: a railroad may be started in the last stock round', () => {
    const state = arrange({ round: 8 });
    expect(legalOf(state, 'start')).toHaveLength(5);
  });
});

describe('investing', () => {
  const track = [MADRID];

  it('2.3: pays the present value into the treasury; the cube goes on the topmost free space', () => {
    const state = arrange({ round: 2, railroads: { red: { holders: [1, 2], track, value: 20 } } });
    const events = play(state, { kind: 'invest', railroad: RED });
    expect(events[0]).toEqual({
      kind: 'invested',
      to: 'all',
      seat: 0,
      railroad: RED,
      value: 20,
      space: 2,
    });
    expect(state.holders.slice(0, 6)).toEqual([1, 2, 0, -1, -1, -1]);
    expect(state.cash).toEqual([20, 40, 40]);
    expect(state.treasury[RED]).toBe(20);
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
    expect(legalOf(state, 'invest')).toEqual([{ kind: 'invest', railroad: BLUE }]);
  });

  it('2.4: one share of a railroad in a stock round, another one in the next', () => {
    const state = arrange({
      round: 2,
      cash: [80, 80, 80],
      railroads: { red: { holders: [0], track } },
    });
    play(state, { kind: 'invest', railroad: RED });
    play(state, { kind: 'pass' });
    play(state, { kind: 'pass' });
    expect(state.seat).toBe(0);
    expect(legalOf(state, 'invest')).toEqual([]);
    play(state, { kind: 'pass' });
    expect(state.round).toBe(3);
    while (state.round < 5) play(state, { kind: 'decline' });
    while (state.seat !== 0) play(state, { kind: 'pass' });
    expect(legalOf(state, 'invest')).toEqual([{ kind: 'invest', railroad: RED }]);
  });

  it('I4: starting a railroad is that purchase', () => {
    const state = arrange({ round: 0 });
    start(state, RED, 12, MADRID);
    play(state, { kind: 'pass' });
    play(state, { kind: 'pass' });
    expect(legalOf(state, 'invest')).toEqual([]);
    expect(legalOf(state, 'start')).toHaveLength(4);
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
    expect(legalOf(plan(3), 'invest').map(({ railroad }) => railroad)).toEqual([
      RED,
      ORANGE,
      railroadIndex('purple'),
    ]);
    expect(plan(4).seat).toBe(1);
  });
});

describe('the end of a stock round', () => {
  it('2.1: who passed may buy later', () => {
    const state = arrange({ round: 0 });
    play(state, { kind: 'pass' });
    start(state, RED, 12, MADRID);
    play(state, { kind: 'pass' });
    expect(state.seat).toBe(0);
    expect(legalOf(state, 'invest')).toEqual([{ kind: 'invest', railroad: RED }]);
  });

  it('I5: after a purchase all seats must pass again; the seat after the last buyer takes the Priority Deal', () => {
    const state = arrange({ round: 0 });
    play(state, { kind: 'pass' });
    play(state, { kind: 'pass' });
    start(state, RED, 12, MADRID);
    expect(state.seat).toBe(0);
    play(state, { kind: 'invest', railroad: RED });
    play(state, { kind: 'pass' });
    play(state, { kind: 'pass' });
    expect(state.round).toBe(0);
    const events = play(state, { kind: 'pass' });
    expect(events).toContainEqual({ kind: 'priority-deal-taken', to: 'all', seat: 1 });
    expect(state.round).toBe(1);
    expect(state.priorityDeal).toBe(1);
  });

  it('I5: if nobody bought, the holder keeps the Priority Deal', () => {
    const state = arrange({ round: 8, priorityDeal: 2 });
    for (let i = 0; i < 3; i++) play(state, { kind: 'pass' });
    expect(state.priorityDeal).toBe(2);
    expect(state.phase).toBe('over');
  });

  it('2.1: the next stock round begins with the holder', () => {
    const state = arrange({ round: 0, priorityDeal: 1 });
    start(state, RED, 12, MADRID);
    for (let i = 0; i < 3; i++) play(state, { kind: 'pass' });
    while (state.round < 2) play(state, { kind: 'decline' });
    expect(state.seat).toBe(2);
  });

  it('I14: who can buy nothing passes without being asked', () => {
    const state = arrange({ round: 0, cash: [40, 11, 40] });
    const events = play(state, { kind: 'pass' });
    expect(events).toEqual([
      { kind: 'passed', to: 'all', seat: 0, forced: false },
      { kind: 'passed', to: 'all', seat: 1, forced: true },
    ]);
    expect(state.seat).toBe(2);
    expect(legalMoves(state, 0)).toEqual([]);
  });
});
