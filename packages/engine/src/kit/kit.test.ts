import { describe, expect, it } from 'vitest';
import { drawBelow, rngFromSeed, seedFromText } from '../rng.ts';
import {
  add,
  addMember,
  allBits,
  entry,
  expand,
  filled,
  fromBits,
  hasBit,
  hasMember,
  NONE,
  oncePer,
  onlySeat,
  removeMember,
  sortedHands,
  sum,
  takeAny,
  toBits,
  withBit,
  withoutBit,
  wordsFor,
} from './index.ts';

const rng = () => rngFromSeed(seedFromText('kit'));

describe('entries', () => {
  it('gives an entry that is there, and throws where none is', () => {
    expect(entry(['a', 'b'], 1)).toBe('b');
    expect(() => entry(['a', 'b'], 2)).toThrow('no entry 2 among 2');
    expect(() => entry(['a', 'b'], -1)).toThrow('no entry -1 among 2');
  });

  it('adds to one number and leaves the others', () => {
    const list = filled(3, 7);
    add(list, 1, -2);
    expect(list).toEqual([7, 5, 7]);
  });

  it('adds up a list, also an empty one', () => {
    expect(sum([2, 0, -5])).toBe(-3);
    expect(sum([])).toBe(0);
  });

  it('expands counts into a sorted list', () => {
    expect(expand([2, 0, 3])).toEqual([0, 0, 2, 2, 2]);
    expect(expand([])).toEqual([]);
  });
});

describe('bits', () => {
  it('has exactly what was put in and not taken out', () => {
    const bits = withoutBit(withBit(withBit(toBits([0, 5]), 31), 7), 5);
    expect(fromBits(bits)).toEqual([0, 7, 31]);
    expect(hasBit(bits, 31)).toBe(true);
    expect(hasBit(bits, 5)).toBe(false);
  });

  it('turns every set of eight into a list and back', () => {
    for (let bits = 0; bits < 256; bits++) expect(toBits(fromBits(bits))).toBe(bits);
    expect(fromBits(allBits(8))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('bit words', () => {
  it('takes a word for every 32 numbers', () => {
    expect([1, 32, 33, 64, 65].map(wordsFor)).toEqual([1, 1, 2, 2, 3]);
  });

  it('keeps sets apart that lie behind each other', () => {
    const size = 70;
    const first = wordsFor(size);
    const words = filled(2 * first, 0);
    for (const member of [0, 31, 32, 69]) addMember(words, first, member);
    removeMember(words, first, 32);
    const members = (from: number): number[] =>
      [...new Array(size).keys()].filter((member) => hasMember(words, from, member));
    expect(members(first)).toEqual([0, 31, 69]);
    expect(members(0)).toEqual([]);
  });
});

describe('sorted hands', () => {
  const { addToHand, removeFromHand, handOf } = sortedHands(4);
  const empty = () => ({ hands: filled(8, NONE), handSizes: filled(2, 0) });

  it('holds the same cards in the same way, whatever order they came in', () => {
    const state = empty();
    for (const card of [9, 3, 9, 1]) addToHand(state, 1, card);
    expect(handOf(state, 1)).toEqual([1, 3, 9, 9]);
    expect(state).toEqual({ hands: [-1, -1, -1, -1, 1, 3, 9, 9], handSizes: [0, 4] });
  });

  it('takes out one of two equal cards and closes the gap', () => {
    const state = empty();
    for (const card of [2, 9, 9]) addToHand(state, 0, card);
    addToHand(state, 1, 5);
    removeFromHand(state, 0, 9);
    removeFromHand(state, 0, 2);
    expect(state).toEqual({ hands: [9, -1, -1, -1, 5, -1, -1, -1], handSizes: [1, 1] });
  });
});

describe('a card that is not in the hand', () => {
  const { addToHand, removeFromHand } = sortedHands(2);

  it.each([
    ['no hand has it', 7],
    ['another hand has it', 5],
  ])('is not taken out where %s', (_, card) => {
    const state = { hands: filled(4, NONE), handSizes: filled(2, 0) };
    addToHand(state, 0, 3);
    addToHand(state, 1, 5);
    const before = structuredClone(state);
    expect(() => removeFromHand(state, 0, card)).toThrow(
      `card ${card} is not in the hand of seat 0`,
    );
    expect(state).toEqual(before);
  });
});

describe('a deck without an order', () => {
  it('gives every card once', () => {
    const cards = expand([1, 2, 3, 4]);
    const own = rng();
    const taken = expand([1, 2, 3, 4]).map(() => takeAny(own, cards));
    expect(cards).toEqual([]);
    expect(taken.toSorted((a, b) => a - b)).toEqual(expand([1, 2, 3, 4]));
  });

  it('takes the card that the generator points at, and fills its place with the last', () => {
    const cards = [10, 11, 12, 13, 14];
    const place = drawBelow(rng(), cards.length);
    const card = takeAny(rng(), cards);
    expect(card).toBe(10 + place);
    expect(cards).toEqual([10, 11, 12, 13, 14].with(place, 14).slice(0, 4));
  });
});

describe('the only seat', () => {
  it('is a list of one, the same each time, and none for NONE', () => {
    expect(onlySeat(6)).toEqual([6]);
    expect(onlySeat(6)).toBe(onlySeat(6));
    expect(onlySeat(NONE)).toEqual([]);
  });
});

describe('once per object', () => {
  it('asks once for each object, also for equal ones', () => {
    let asked = 0;
    const sizeOf = oncePer((list: readonly number[]) => {
      asked++;
      return { size: list.length };
    });
    const list = [1, 2];
    expect(sizeOf(list)).toEqual({ size: 2 });
    expect(sizeOf(list)).toBe(sizeOf(list));
    expect(sizeOf([1, 2])).not.toBe(sizeOf(list));
    expect(asked).toBe(2);
  });
});
