import { replay } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { readFixtures } from '../../../tools/recordings.ts';
import type { State } from '../state.ts';
import { CME, GBS, KSS, arrange } from './arrange.ts';
import { germanRailways } from '../index.ts';
import { laws } from './laws.ts';

describe('the laws', () => {
  it.each([...readFixtures('german-railways')])('hold all through %s', (_, { record }) => {
    const broken: string[] = [];
    const played = replay(germanRailways, record, undefined, (state) => {
      const found = laws.conserve(state);
      if (found !== undefined) broken.push(found);
    });
    expect([played.ok, broken]).toEqual([true, []]);
  });

  const spoil: readonly [string, (state: State) => void][] = [
    ['money is off by 1', (state) => (state.cash[0] = (state.cash[0] ?? 0) + 1)],
    ['GBS has lost locomotives', (state) => (state.locomotives[GBS] = 3)],
    ['KSS sold 2, owned 1', (state) => (state.sold[KSS] = 2)],
    ['incomes are stale', (state) => (state.income[CME] = 7)],
    ['partners are stale', (state) => (state.partners[CME] = 1)],
    ['visitors are stale', (state) => (state.visitors[0] = 1)],
    ['reach is stale', (state) => (state.reach[0] = 1)],
    ['taken hexagons are stale', (state) => (state.taken[7] = 1)],
    ['approached is stale', (state) => (state.approached = 1)],
  ];
  it.each(spoil)('say: %s', (message, change) => {
    const state = arrange();
    expect(laws.conserve(state)).toBeUndefined();
    change(state);
    expect(laws.conserve(state)).toBe(message);
  });
});
