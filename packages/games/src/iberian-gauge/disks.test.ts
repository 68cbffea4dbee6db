import { describe, expect, it } from 'vitest';
import { arrange, cityHex } from './testing/arrange.ts';
import { dividendOf, moveShareValue, raiseDividend, shareValueOf } from './disks.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

const PURPLE = 3;
const purple = (dividend: number, value: number): State =>
  arrange({
    round: 2,
    railroads: { purple: { holders: [0], track: [cityHex('Madrid')], dividend, value } },
  });

describe('I1: the dividend track', () => {
  it.each([
    { from: 0, steps: 2, space: 2, value: 40 },
    { from: 2, steps: 1, space: 3, value: 44 },
    { from: 2, steps: 2, space: 4, value: 44 },
    { from: 13, steps: 2, space: 15, value: 44 },
    { from: 15, steps: 2, space: 17, value: 44 },
    { from: 16, steps: 2, space: 18, value: 44 },
    { from: 17, steps: 2, space: 18, value: 44 },
    { from: 18, steps: 2, space: 18, value: 40 },
  ])('from space $from by $steps to $space', ({ from, steps, space, value }) => {
    const state = purple(from, 40);
    raiseDividend(state, PURPLE, steps);
    expect(state.dividend[PURPLE]).toBe(space);
    expect(shareValueOf(state, PURPLE)).toBe(value);
  });

  it('the printed example: purple pays 8 a share at the total of 30', () => {
    expect(dividendOf(purple(4, 12), PURPLE)).toBe(8);
  });

  it('tells the spaces, the new dividend and the icon', () => {
    const state = purple(2, 12);
    const events: Event[] = [];
    raiseDividend(state, PURPLE, 2, (event) => events.push(event));
    expect(events).toEqual([
      { kind: 'dividend-moved', to: 'all', railroad: 3, from: 2, space: 4, perShare: 8 },
      {
        kind: 'share-value-moved',
        to: 'all',
        railroad: 3,
        because: 'dividend-icon',
        from: 12,
        value: 16,
      },
    ]);
  });
});

describe('I2: the share value track', () => {
  it.each([
    { from: 4, steps: -1, value: 4 },
    { from: 12, steps: -3, value: 4 },
    { from: 12, steps: -2, value: 4 },
    { from: 40, steps: 1, value: 44 },
    { from: 80, steps: 1, value: 80 },
  ])('from $from by $steps to $value', ({ from, steps, value }) => {
    const state = purple(0, from);
    moveShareValue(state, PURPLE, steps, 'penalty');
    expect(shareValueOf(state, PURPLE)).toBe(value);
  });
});
