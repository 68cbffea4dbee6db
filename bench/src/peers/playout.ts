/** Codes of RR60's moves: 0 pass, 1 draw, then the market's slots, then the routes. */
export const FIRST_TAKE = 2;
export const FIRST_CLAIM = 7;

/** FNV-1a of no bytes at all. */
export const EMPTY_HASH = 0x811c9dc5;

/**
 * Plays one whole random game of RR60. The hash goes on from game to game, over the code of every move and the scores
 * at the end: it proves that two engines play the same game.
 */
export type Playout = (seed: number, hash: number) => { moves: number; hash: number };

export function hashByte(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 16_777_619) >>> 0;
}

/** The seed of the generator that chooses among the legal moves. */
export function policySeed(seed: number): number {
  return (seed ^ 0x9e3779b9) | 0;
}
