import { describe, expect, it } from 'vitest';
import { arrange, cityHex, DECLINE, play } from './testing/arrange.ts';
import { outcome } from './score.ts';
import { deciders } from './state.ts';

describe('4.1: the end', () => {
  const last = () =>
    arrange({
      round: 9,
      cash: [10, 30, 0],
      railroads: {
        red: { holders: [0, 0, 2], track: [cityHex('Madrid')], value: 40, treasury: 500 },
      },
    });

  it('comes after the tenth round; worth is cash and shares; treasuries count for nobody', () => {
    let state = last();
    for (let i = 0; i < 3; i++) {
      expect(outcome(state)).toBeUndefined();
      state = play(state, DECLINE).state;
    }
    // Three shares owned: 40 falls to 28; each share has been paid 2.
    expect(outcome(state)).toEqual({
      ranking: [[0], [1, 2]],
      scores: [10 + 2 * (28 + 2), 30, 28 + 2],
      reason: 'final-build-round',
    });
    expect(deciders(state)).toEqual([]);
  });

  it('I12: equals share the place', () => {
    const state = arrange({ round: 8, cash: [7, 9, 9] });
    expect(outcome(state)?.ranking).toEqual([[1, 2], [0]]);
  });

  it('tells everybody the worth', () => {
    let state = last();
    state = play(state, DECLINE, DECLINE).state;
    expect(play(state, DECLINE).events.at(-1)).toEqual({
      kind: 'match-ended',
      to: 'all',
      worth: [70, 30, 30],
    });
  });
});
