import { expect, it } from 'vitest';
import { caboose, car } from './testing/arrange.ts';
import { appraise } from './train.ts';

const value = (...train: number[]): number => appraise(train).value;

it('5.2, 7.1: the example of four cars is worth $12', () => {
  const train = [car('red', 4), car('orange', 1), car('blue', 3), car('yellow', 1)];
  expect(appraise(train)).toEqual({ faces: 9, following: 3, tripled: false, value: 12 });
});

it('R2: the example printed as $11 is worth $9', () => {
  expect(value(car('blue', 3), car('yellow', 1), car('red', 4))).toBe(9);
});

it('R3, R4, 7.2: the example with a caboose is worth $8', () => {
  const train = [car('blue', 3), car('red', 4), caboose('blue', 'red')];
  expect(appraise(train)).toEqual({ faces: 6, following: 2, tripled: false, value: 8 });
});

it('R3: negated faces count 0, never less', () => {
  expect(value(car('red', 5), caboose('blue', 'red'))).toBe(0);
});

it('R4: a negated car keeps its own following bonus and the one it earns the car in front', () => {
  const train = [car('blue', 3), car('red', 4), car('green', 0), caboose('blue', 'red')];
  expect(appraise(train)).toMatchObject({ faces: 6, following: 4 });
});

it('R4: a doubled car earns its following bonus once', () => {
  expect(value(car('blue', 3), car('red', 4), caboose('blue', 'yellow'))).toBe(6 + 4 + 2);
});

it('R5, 7.3: all cars of the tripled colour triple the train', () => {
  const yellows = [car('yellow', 5), car('yellow', 2)];
  expect(value(...yellows)).toBe(7);
  expect(appraise([...yellows, caboose('blue', 'red')])).toMatchObject({
    tripled: true,
    value: 21,
  });
});

it('R5: one car of another colour and nothing is tripled', () => {
  expect(value(car('yellow', 5), car('green', 2), caboose('blue', 'red'))).toBe(5 + 2 + 1);
});

it('R6: the colours of a caboose differ, so a doubled train is not tripled', () => {
  const train = [car('blue', 5), car('blue', 4), caboose('blue', 'red')];
  expect(appraise(train)).toMatchObject({ faces: 18, tripled: false, value: 18 });
});

it('R7: a lone caboose is worth nothing', () => {
  expect(appraise([caboose('red', 'yellow')])).toMatchObject({ tripled: false, value: 0 });
});

it('values a train that is not finished yet', () => {
  expect(value()).toBe(0);
  expect(value(car('red', 0), car('blue', 1))).toBe(5);
});
