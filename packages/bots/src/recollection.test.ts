import { expect, it } from 'vitest';
import { beginWith, mix, mixAll, mixed, Recollection } from './recollection.ts';

it('tells words, their order and their number apart', () => {
  const seen = new Set<number>();
  const note = (...words: number[]): void => {
    beginWith(7);
    mixAll(words);
    seen.add(mixed());
  };
  for (let bit = 0; bit < 32; bit++) note(1 << bit, 1 << bit, 0, -1 << bit);
  for (const words of [[1, 2], [2, 1], [1, 2, 0], [], [0], [0, 0], [-1], [0, -1]]) note(...words);
  expect(seen.size).toBe(40);
});

it('mixes the same one by one as from a list', () => {
  beginWith(1);
  mixAll([5, 6, 7, 8], 1, 3);
  const together = mixed();
  beginWith(1);
  mix(6);
  mix(7);
  expect(mixed()).toBe(together);
});

it('knows the numbers of a situation until another takes its place', () => {
  const known = new Recollection(2, 3);
  const find = (word: number): number => {
    beginWith(word);
    return known.find();
  };
  let forgotten = 0;
  for (let word = 0; word < 9; word++) {
    const at = find(word);
    expect([known.isNew, at % 3]).toEqual([true, 0]);
    known.numbers.fill(word, at, at + 3);
    expect([find(word), known.isNew]).toEqual([at, false]);
  }
  for (let word = 0; word < 9; word++) {
    const at = find(word);
    if (known.isNew) forgotten++;
    else expect(known.numbers.subarray(at, at + 3)).toEqual(Float64Array.of(word, word, word));
  }
  expect(forgotten).toBeGreaterThanOrEqual(5);
});
