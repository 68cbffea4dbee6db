/** What words are mixed into: 64 bits that two situations share only by chance, by one pair in about 2 ** 64. */
const lanes = new Int32Array(2);

/** Begins with nothing but this word. */
export function beginWith(word: number): void {
  lanes[0] = 0x1234_5678;
  lanes[1] = 0x2468_ace1;
  mix(word);
}

/** Mixes one more word in. */
export function mix(word: number): void {
  const low = stirLow(lanes[0] ?? 0, word);
  lanes[1] = stirHigh(lanes[1] ?? 0, low, word);
  lanes[0] = low;
}

/** Mixes the words of a list in, from one place up to another. */
export function mixAll(words: readonly number[], from = 0, to = words.length): void {
  let low = lanes[0] ?? 0;
  let high = lanes[1] ?? 0;
  for (let i = from; i < to; i++) {
    const word = words[i] ?? 0;
    low = stirLow(low, word);
    high = stirHigh(high, low, word);
  }
  lanes[0] = low;
  lanes[1] = high;
}

/** 53 bits of what was mixed. */
export function mixed(): number {
  return ((lanes[1] ?? 0) >>> 11) * 0x1_0000_0000 + ((lanes[0] ?? 0) >>> 0);
}

function stirLow(low: number, word: number): number {
  const stirred = Math.imul(low ^ word, 0x85eb_ca6b);
  return stirred ^ (stirred >>> 15);
}

function stirHigh(high: number, low: number, word: number): number {
  const stirred = Math.imul(high ^ low ^ (word << 13) ^ (word >>> 19), 0xc2b2_ae35);
  return stirred ^ (stirred >>> 16);
}

/** Numbers that were worked out before, so many for each situation; a newer situation takes the place of an older one. */
export class Recollection {
  readonly numbers: Float64Array;
  /** Whether the place last asked for has still to be filled in. */
  isNew = false;
  readonly #keys: Int32Array;
  readonly #places: number;
  readonly #width: number;

  constructor(bits: number, width = 1) {
    this.#places = 1 << bits;
    this.#width = width;
    this.#keys = new Int32Array(2 * this.#places);
    this.numbers = new Float64Array(width * this.#places);
  }

  /** Where the numbers for what was mixed begin. */
  find(): number {
    const low = lanes[0] ?? 0;
    const high = lanes[1] ?? 0;
    const place = low & (this.#places - 1);
    this.isNew = this.#keys[2 * place] !== low || this.#keys[2 * place + 1] !== high;
    this.#keys[2 * place] = low;
    this.#keys[2 * place + 1] = high;
    return place * this.#width;
  }
}
