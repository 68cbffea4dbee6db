import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawBelow,
  drawFrom,
  forkRng,
  isSeed,
  nextUint32,
  rngFromSeed,
  seedFromText,
  shuffle,
} from './rng.ts';
import type { Rng } from './rng.ts';

const SEED = '00112233445566778899aabbccddeeff';
const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** sfc32 as its author wrote it, in 64-bit integers, to compare with. */
function* reference(words: readonly bigint[]): Generator<number> {
  const mask = 0xffff_ffffn;
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = words;
  for (;;) {
    const out = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + out) & mask;
    yield Number(out);
  }
}

/** How far the counts are from even ones (Pearson's chi-square). */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe('the generator', () => {
  it('gives known numbers for a known seed', () => {
    const rng = rngFromSeed(SEED);
    expect([1, 2, 3, 4].map(() => hex(nextUint32(rng)))).toEqual([
      'f6aea551',
      '4c093de2',
      'b52891db',
      'fee5c78a',
    ]);
  });

  it('is sfc32, after 15 draws to warm up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0xffff_ffff }), { minLength: 4, maxLength: 4 }),
        (words) => {
          const rng = rngFromSeed(words.map(hex).join(''));
          const known = reference(words.map(BigInt));
          for (let i = 0; i < 15; i++) known.next();
          for (let i = 0; i < 20; i++) expect(nextUint32(rng)).toBe(known.next().value);
        },
      ),
    );
  });

  it('survives JSON in the middle of a sequence', () => {
    const rng = rngFromSeed(SEED);
    nextUint32(rng);
    const copy = JSON.parse(JSON.stringify(rng)) as Rng;
    expect(nextUint32(copy)).toBe(nextUint32(rng));
  });

  it.each(['', 'x', SEED.toUpperCase(), `${SEED}0`, SEED.slice(1)])(
    'refuses the seed %j',
    (text) => {
      expect(isSeed(text)).toBe(false);
      expect(() => rngFromSeed(text)).toThrow('not a seed');
    },
  );
});

describe('seedFromText', () => {
  it('gives a seed, always the same for the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isSeed(seedFromText(text))).toBe(true);
        expect(seedFromText(text)).toBe(seedFromText(text));
      }),
    );
  });

  it('gives different seeds for texts that differ a little', () => {
    const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'a\u0000', 'match/1', 'match/2', 'match/12'];
    const many = Array.from({ length: 5000 }, (_, number) => `match/${number}`);
    const all = new Set([...texts, ...many]);
    expect(new Set([...all].map(seedFromText)).size).toBe(all.size);
  });
});

describe('forkRng', () => {
  it('goes its own way and leaves its parent usable', () => {
    const parent = rngFromSeed(SEED);
    const first = forkRng(parent);
    const second = forkRng(parent);
    const draws = [parent, first, second].map((rng) => hex(nextUint32(rng)));
    expect(new Set(draws).size).toBe(3);
    const again = rngFromSeed(SEED);
    expect(hex(nextUint32(forkRng(again)))).toBe(draws[1]);
  });
});

describe('drawBelow', () => {
  it('stays below its bound', () => {
    const rng = rngFromSeed(SEED);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const value = drawBelow(rng, bound);
        return Number.isInteger(value) && value >= 0 && value < bound;
      }),
    );
  });

  // 99.9 % of fair generators stay below the limit; the seed is fixed, so this never fails by chance.
  it.each([
    [2, 10.8],
    [6, 20.5],
    [10, 27.9],
    [52, 87.0],
  ])('gives each of %i values equally often', (bound, limit) => {
    const rng = rngFromSeed(seedFromText(`chi-square/${bound}`));
    const counts = new Array<number>(bound).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const value = drawBelow(rng, bound);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  it('has no bias where a plain remainder would have a large one', () => {
    const rng = rngFromSeed(seedFromText('bias'));
    const bound = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(drawBelow(rng, bound) / 2 ** 30);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    expect(chiSquare(thirds)).toBeLessThan(13.8);
  });
});

describe('drawFrom', () => {
  it('gives an element of the list, and has none from an empty one', () => {
    const rng = rngFromSeed(SEED);
    const drawn = new Set(Array.from({ length: 100 }, () => drawFrom(rng, ['a', 'b', 'c'])));
    expect([...drawn].toSorted()).toEqual(['a', 'b', 'c']);
    expect(() => drawFrom(rng, [])).toThrow('empty list');
  });
});

describe('shuffle', () => {
  it('keeps every element', () => {
    const rng = rngFromSeed(SEED);
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const shuffled = [...list];
        shuffle(rng, shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives each of the 24 orders of four equally often', () => {
    const rng = rngFromSeed(seedFromText('orders'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = [1, 2, 3, 4];
      shuffle(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
  });
});
