import { sum } from '@roundhouse/engine/kit';
import { describe, expect, it } from 'vitest';
import { CABOOSES } from './cabooses.ts';
import { CARDS, COPIES, engineBonus, engineValue, FIRST_CABOOSE, FIRST_ENGINE } from './cards.ts';
import { CARS } from './cars.ts';
import { COLOURS } from './colours.ts';
import { DIAL_CHANGES, DIALS } from './dials.ts';
import { ENGINES } from './engines.ts';
import { STOCKS_PER_COLOUR } from '../state.ts';

const count = (list: readonly number[], value: number): number =>
  list.filter((each) => each === value).length;

it('1.1: the colours, clockwise', () => {
  expect(COLOURS).toEqual(['red', 'orange', 'yellow', 'green', 'blue', 'violet']);
});

describe('1.2 cars', () => {
  it('are 72: six colours, values 0 to 5, two of each', () => {
    expect(CARS.map(({ colour, value }) => colour * 6 + value)).toEqual([...CARS.keys()]);
    expect(CARS).toHaveLength(36);
    expect(sum(COPIES.slice(0, FIRST_CABOOSE))).toBe(72);
  });

  it('have bonuses that make 6 with the value, none for their own colour', () => {
    for (const { colour, value, following } of CARS) {
      expect(value + sum(following)).toBe(6);
      expect(following[colour]).toBe(0);
    }
  });

  it('have the same table for every colour, turned on the wheel', () => {
    for (const { colour, value, following } of CARS) {
      const red = CARS[value]?.following ?? [];
      expect(following).toEqual(COLOURS.map((_, behind) => red[(behind - colour + 6) % 6]));
    }
  });

  it('include the cars of the examples', () => {
    expect(CARS[4 * 6 + 3]).toMatchObject({
      name: 'blue 3 hopper',
      following: [2, 0, 1, 0, 0, 0],
    });
    expect(CARS[6 + 1]).toMatchObject({
      name: 'orange 1 tank car',
      following: [3, 0, 0, 0, 2, 0],
    });
    expect(CARS[2 * 6 + 1]).toMatchObject({
      name: 'yellow 1 boxcar',
      following: [0, 3, 0, 0, 0, 2],
    });
    expect(CARS[4]?.name).toBe('red 4 cattle car');
  });
});

describe('1.3 cabooses', () => {
  it('are 12 different ones; each colour is doubled, negated and tripled twice', () => {
    expect(new Set(CABOOSES.map(({ name }) => name)).size).toBe(12);
    for (const colour of COLOURS.keys()) {
      for (const effect of ['doubles', 'negates', 'triples'] as const) {
        const colours = CABOOSES.map((each) => each[effect]);
        expect(count(colours, colour)).toBe(2);
      }
    }
  });

  it('have three colours two steps apart', () => {
    for (const { doubles, negates, triples } of CABOOSES) {
      expect(new Set([doubles, negates, triples].map((colour) => colour % 2)).size).toBe(1);
      expect(new Set([doubles, negates, triples]).size).toBe(3);
    }
  });
});

describe('1.4 engines', () => {
  it('are 36, six of each value, with every colour named nine times for 28 dollars', () => {
    expect(new Set(ENGINES.map(({ name }) => name)).size).toBe(36);
    const values = ENGINES.map(({ value }) => value);
    expect([1, 2, 3, 4, 5, 6].map((value) => count(values, value))).toEqual([6, 6, 6, 6, 6, 6]);
    for (const region of COLOURS.keys()) {
      const naming = ENGINES.filter(({ regions }) => regions.includes(region));
      expect(naming).toHaveLength(9);
      expect(sum(naming.map(({ bonus }) => bonus))).toBe(28);
    }
  });

  it('have for each value one plain, two of $5, two of $3 and one of $2', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const kinds = ENGINES.filter((engine) => engine.value === value)
        .map(({ bonus, regions }) => `${bonus} at ${regions.length}`)
        .sort();
      expect(kinds).toEqual(['0 at 0', '2 at 3', '3 at 2', '3 at 2', '5 at 1', '5 at 1']);
    }
  });

  it('are looked up by card', () => {
    const card = CARDS.findIndex(({ name }) => name === 'engine 3 violet');
    expect([engineValue(card), engineBonus(card, 5), engineBonus(card, 4)]).toEqual([3, 5, 0]);
    expect(engineValue(FIRST_ENGINE)).toBe(1);
  });
});

describe('1.6 dials and stocks', () => {
  it('are three stocks of each colour', () => {
    expect(COLOURS.length * STOCKS_PER_COLOUR).toBe(18);
  });

  it('are six different ones with the numbers -2, -1, 0, 1, 2, 2', () => {
    expect(DIALS).toHaveLength(6);
    for (const numbers of DIALS) {
      expect(numbers.toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 2]);
    }
    const turned = (numbers: readonly number[]): string[] =>
      numbers.map((_, by) => [...numbers.slice(by), ...numbers.slice(0, by)].join());
    expect(new Set(DIALS.map((numbers) => turned(numbers).toSorted()[0])).size).toBe(6);
  });

  it('R11: read as changes; the example turn of the rulebook', () => {
    expect(DIAL_CHANGES[0]?.[0]).toEqual([-1, -2, 1, 2, 0, 2]);
    expect(DIAL_CHANGES[0]?.[1]).toEqual([2, -1, -2, 1, 2, 0]);
    for (const change of DIAL_CHANGES.flat()) expect(count(change, 0)).toBe(1);
  });
});
