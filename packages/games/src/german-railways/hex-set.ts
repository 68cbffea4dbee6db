import { addMember, filled, wordsFor } from '@roundhouse/engine/kit';
import { HEXES } from './data/board.ts';

/** Words of 32 bits in a set of hexagons. */
export const WORDS = wordsFor(HEXES.length);

/** The set of these hexagons. */
export function hexSet(hexes: readonly number[]): number[] {
  const words = filled(WORDS, 0);
  for (const hex of hexes) addMember(words, 0, hex);
  return words;
}

/** The hexagons of a set that begins at this word, in the order of the board. */
export function hexesIn(words: readonly number[], first: number): number[] {
  const hexes: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    let bits = words[first + word] ?? 0;
    for (; bits !== 0; bits &= bits - 1) hexes.push(lowestHex(word, bits));
  }
  return hexes;
}

/** The first hexagon among the bits of one word. */
export function lowestHex(word: number, bits: number): number {
  return word * 32 + 31 - Math.clz32(bits & -bits);
}
