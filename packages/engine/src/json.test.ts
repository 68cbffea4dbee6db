import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifference, findNotJson, sameJson } from './json.ts';

describe('findNotJson', () => {
  it('finds nothing in what JSON can carry', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const carried: unknown = JSON.parse(JSON.stringify(value));
        expect(findNotJson(carried)).toBeUndefined();
      }),
    );
  });

  it.each<[string, unknown, string]>([
    ['undefined', { a: undefined }, '$.a is undefined'],
    ['a hole', { list: [1, undefined] }, '$.list[1] is undefined'],
    ['NaN', [Number.NaN], '$[0] is NaN'],
    ['infinity', { a: { b: -Infinity } }, '$.a.b is -Infinity'],
    ['minus zero', [0, -0], '$[1] is 0'],
    ['a bigint', 1n, '$ is bigint'],
    ['a function', { f: () => 1 }, '$.f is function'],
    ['a symbol', [Symbol('x')], '$[0] is symbol'],
    ['a Map', { map: new Map() }, '$.map is a Map'],
    ['a Date', new Date(0), '$ is a Date'],
    ['a typed array', [new Uint8Array(1)], '$[0] is a Uint8Array'],
  ])('finds %s', (_, value, found) => {
    expect(findNotJson(value)).toBe(found);
  });
});

describe('findDifference', () => {
  it.each<[string, unknown, unknown, string]>([
    ['values', { a: [1, 2] }, { a: [1, 3] }, '$.a.1: 2 and 3'],
    ['lengths', [1], [1, 2], '$.1: undefined and 2'],
    ['missing keys', { a: 1 }, {}, '$.a: 1 and undefined'],
    ['a list and a record', { a: [] }, { a: {} }, '$.a: a list and a record'],
    ['null and a record', null, {}, '$: null and {}'],
    ['a number and its text', 1, '1', '$: 1 and "1"'],
  ])('tells apart %s', (_, a, b, difference) => {
    expect(findDifference(a, b)).toBe(difference);
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  it('does not mind the order of keys', () => {
    expect(sameJson({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  });
});
