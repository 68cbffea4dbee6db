import { COLOURS } from './colours.ts';
import type { Colour } from './colours.ts';

/** A car. There are two of each. */
export interface Car {
  readonly kind: 'car';
  readonly name: string;
  /** Index into COLOURS. */
  readonly colour: number;
  readonly value: number;
  /** What it earns for a car of each colour right behind it. */
  readonly following: readonly number[];
}

const CAR_TYPES: Readonly<Record<Colour, string>> = {
  red: 'cattle car',
  orange: 'tank car',
  yellow: 'boxcar',
  green: 'flat car',
  blue: 'hopper',
  violet: 'coach',
};

function car(colour: Colour, value: number, bonuses: Partial<Record<Colour, number>>): Car {
  return {
    kind: 'car',
    name: `${colour} ${value} ${CAR_TYPES[colour]}`,
    colour: COLOURS.indexOf(colour),
    value,
    following: COLOURS.map((behind) => bonuses[behind] ?? 0),
  };
}

/** By colour and value: the car of colour c and value v is number 6c + v. */
export const CARS: readonly Car[] = [
  car('red', 0, { blue: 4, yellow: 2 }),
  car('red', 1, { violet: 3, green: 2 }),
  car('red', 2, { orange: 3, violet: 1 }),
  car('red', 3, { yellow: 2, blue: 1 }),
  car('red', 4, { green: 2 }),
  car('red', 5, { orange: 1 }),
  car('orange', 0, { violet: 4, green: 2 }),
  car('orange', 1, { red: 3, blue: 2 }),
  car('orange', 2, { yellow: 3, red: 1 }),
  car('orange', 3, { green: 2, violet: 1 }),
  car('orange', 4, { blue: 2 }),
  car('orange', 5, { yellow: 1 }),
  car('yellow', 0, { red: 4, blue: 2 }),
  car('yellow', 1, { orange: 3, violet: 2 }),
  car('yellow', 2, { green: 3, orange: 1 }),
  car('yellow', 3, { blue: 2, red: 1 }),
  car('yellow', 4, { violet: 2 }),
  car('yellow', 5, { green: 1 }),
  car('green', 0, { orange: 4, violet: 2 }),
  car('green', 1, { yellow: 3, red: 2 }),
  car('green', 2, { blue: 3, yellow: 1 }),
  car('green', 3, { violet: 2, orange: 1 }),
  car('green', 4, { red: 2 }),
  car('green', 5, { blue: 1 }),
  car('blue', 0, { yellow: 4, red: 2 }),
  car('blue', 1, { green: 3, orange: 2 }),
  car('blue', 2, { violet: 3, green: 1 }),
  car('blue', 3, { red: 2, yellow: 1 }),
  car('blue', 4, { orange: 2 }),
  car('blue', 5, { violet: 1 }),
  car('violet', 0, { green: 4, orange: 2 }),
  car('violet', 1, { blue: 3, yellow: 2 }),
  car('violet', 2, { red: 3, blue: 1 }),
  car('violet', 3, { orange: 2, green: 1 }),
  car('violet', 4, { yellow: 2 }),
  car('violet', 5, { red: 1 }),
];
