import { describe, expect, it } from 'vitest';
import { below, integer, moveParser, oneOf, sameMove } from './parse.ts';

type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'lay'; readonly hex: number; readonly side: 'north' | 'south' };

const parse = moveParser<Move>({
  pass: {},
  bid: { amount: integer(1, 100) },
  lay: { hex: below(5), side: oneOf(['north', 'south']) },
});

describe('field checks', () => {
  it.each([
    [1, true],
    [100, true],
    [0, false],
    [101, false],
    [1.5, false],
    ['1', false],
    [null, false],
    [Number.NaN, false],
  ])('integer(1, 100) of %j is %s', (value, expected) => {
    expect(integer(1, 100).accepts(value)).toBe(expected);
  });

  it('below(5) takes 0 to 4', () => {
    expect([-1, 0, 4, 5].map(below(5).accepts)).toEqual([false, true, true, false]);
  });

  it('oneOf takes its values and no look-alikes', () => {
    expect(['a', 1, '1', true].map(oneOf(['a', 1]).accepts)).toEqual([true, true, false, false]);
  });
});

describe('moveParser', () => {
  it.each<[unknown, Move]>([
    [{ kind: 'pass' }, { kind: 'pass' }],
    [
      { kind: 'bid', amount: 7 },
      { kind: 'bid', amount: 7 },
    ],
    [
      { side: 'north', hex: 4, kind: 'lay' },
      { kind: 'lay', hex: 4, side: 'north' },
    ],
  ])('reads %j', (input, move) => {
    expect(parse(input)).toEqual(move);
  });

  it('leaves out what does not belong', () => {
    expect(parse({ kind: 'pass', amount: 7, cheat: true })).toEqual({ kind: 'pass' });
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ kind: 'toString' }],
    [{ kind: ['pass'] }],
    [{ kind: 'bid' }],
    [{ kind: 'bid', amount: 0 }],
    [{ kind: 'bid', amount: '7' }],
    [{ kind: 'lay', hex: 5, side: 'north' }],
    [{ kind: 'lay', hex: 1, side: 'west' }],
    [{ kind: 'lay', hex: 1 }],
  ])('refuses %j', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

describe('sameMove', () => {
  const bid: Move = { kind: 'bid', amount: 7 };
  it.each<[Move, boolean]>([
    [bid, true],
    [{ amount: 7, kind: 'bid' }, true],
    [{ kind: 'bid', amount: 8 }, false],
    [{ kind: 'pass' }, false],
    [{ kind: 'bid', amount: 7, extra: 1 } as Move, false],
  ])('of a bid of 7 and %j is %s', (other, same) => {
    expect(sameMove(bid, other)).toBe(same);
    expect(sameMove(other, bid)).toBe(same);
  });
});
