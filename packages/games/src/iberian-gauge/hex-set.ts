import { HEX_COUNT } from './data/board.ts';
import type { HexIndex } from './data/board.ts';

/** Sets of hexes as bits in words of 32; a list of words holds one set after the other. */
export const HEX_WORDS = Math.ceil(HEX_COUNT / 32);

/** Whether the hex is in the set with this number. */
export function hasHex(sets: readonly number[], set: number, hex: HexIndex): boolean {
  return ((sets[set * HEX_WORDS + (hex >> 5)] as number) & (1 << (hex & 31))) !== 0;
}

export function addHex(sets: number[], set: number, hex: HexIndex): void {
  const word = set * HEX_WORDS + (hex >> 5);
  sets[word] = (sets[word] as number) | (1 << (hex & 31));
}

export function removeHex(sets: number[], set: number, hex: HexIndex): void {
  const word = set * HEX_WORDS + (hex >> 5);
  sets[word] = (sets[word] as number) & ~(1 << (hex & 31));
}
