import { COLOURS } from './colours.ts';
import type { Colour } from './colours.ts';

/** An engine. There is one of each. */
export interface Engine {
  readonly kind: 'engine';
  readonly name: string;
  /** How many cars and cabooses complete its train. */
  readonly value: number;
  /** What a delivery to one of its regions earns. */
  readonly bonus: number;
  /** Indices into COLOURS. */
  readonly regions: readonly number[];
}

function engine(value: number, bonus: number, regions: readonly Colour[]): Engine {
  return {
    kind: 'engine',
    name: `engine ${value}${regions.map((region) => ` ${region}`).join('')}`,
    value,
    bonus,
    regions: regions.map((region) => COLOURS.indexOf(region)),
  };
}

export const ENGINES: readonly Engine[] = [
  engine(1, 2, ['red', 'yellow', 'blue']),
  engine(1, 0, []),
  engine(1, 5, ['yellow']),
  engine(1, 5, ['green']),
  engine(1, 3, ['blue', 'orange']),
  engine(1, 3, ['violet', 'yellow']),
  engine(2, 3, ['red', 'green']),
  engine(2, 2, ['orange', 'green', 'violet']),
  engine(2, 0, []),
  engine(2, 5, ['green']),
  engine(2, 5, ['blue']),
  engine(2, 3, ['violet', 'yellow']),
  engine(3, 3, ['red', 'green']),
  engine(3, 3, ['orange', 'blue']),
  engine(3, 2, ['yellow', 'blue', 'red']),
  engine(3, 0, []),
  engine(3, 5, ['blue']),
  engine(3, 5, ['violet']),
  engine(4, 5, ['red']),
  engine(4, 3, ['orange', 'blue']),
  engine(4, 3, ['yellow', 'violet']),
  engine(4, 2, ['green', 'violet', 'orange']),
  engine(4, 0, []),
  engine(4, 5, ['violet']),
  engine(5, 5, ['red']),
  engine(5, 5, ['orange']),
  engine(5, 3, ['yellow', 'violet']),
  engine(5, 3, ['green', 'red']),
  engine(5, 2, ['blue', 'red', 'yellow']),
  engine(5, 0, []),
  engine(6, 0, []),
  engine(6, 5, ['orange']),
  engine(6, 5, ['yellow']),
  engine(6, 3, ['green', 'red']),
  engine(6, 3, ['blue', 'orange']),
  engine(6, 2, ['violet', 'orange', 'green']),
];

/** Cards in the longest train: the room of a depot. */
export const LONGEST_TRAIN = Math.max(...ENGINES.map(({ value }) => value));
