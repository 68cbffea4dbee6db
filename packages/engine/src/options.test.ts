import { describe, expect, it } from 'vitest';
import { optionCombinations, parseOptionsBy } from './options.ts';
import type { OptionSpec } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  { key: 'map', values: ['south', 'north'], about: 'Which map.' },
  { key: 'rounds', values: [3, 4, 5], about: 'How many rounds.' },
  { key: 'open', values: [false, true], about: 'Whether hands are open.' },
];

describe('parseOptionsBy', () => {
  it.each<[unknown, object]>([
    [undefined, { map: 'south', rounds: 3, open: false }],
    [null, { map: 'south', rounds: 3, open: false }],
    [{}, { map: 'south', rounds: 3, open: false }],
    [
      { open: true, map: 'north' },
      { map: 'north', rounds: 3, open: true },
    ],
    [{ rounds: undefined }, { map: 'south', rounds: 3, open: false }],
  ])('reads %j', (input, options) => {
    expect(parseOptionsBy(SPECS, input)).toEqual(options);
  });

  it.each<[unknown]>([
    ['map'],
    [7],
    [[]],
    [{ colour: 'red' }],
    [{ rounds: 6 }],
    [{ rounds: '3' }],
    [{ open: 0 }],
  ])('refuses %j', (input) => {
    expect(parseOptionsBy(SPECS, input)).toBeUndefined();
  });
});

describe('optionCombinations', () => {
  it('lists every combination once, the defaults first', () => {
    const all = optionCombinations(SPECS);
    expect(all).toHaveLength(12);
    expect(all[0]).toEqual({ map: 'south', rounds: 3, open: false });
    expect(new Set(all.map((options) => JSON.stringify(options))).size).toBe(12);
  });

  it('has one combination where there is nothing to choose', () => {
    expect(optionCombinations([])).toEqual([{}]);
  });
});
