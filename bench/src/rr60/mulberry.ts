const GAMMA = 0x6d2b79f5;
const WORD = 0x1_0000_0000;

/** RR60's own generator, as its specification has it: 32 bits, so that every engine shuffles alike. */
interface Mulberry {
  rng: number;
}

/** A whole number from 0 to n - 1. */
export function drawBelow(holder: Mulberry, n: number): number {
  const state = (holder.rng + GAMMA) | 0;
  holder.rng = state;
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / WORD) * n);
}

/** Puts the list into a random order. */
export function shuffle(holder: Mulberry, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(holder, i + 1);
    const held = list[i] as number;
    list[i] = list[j] as number;
    list[j] = held;
  }
}
