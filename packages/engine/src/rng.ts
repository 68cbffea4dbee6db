/** The 128 bits of a generator (sfc32). Plain data: it lives in the state and is changed by every draw. */
export type Rng = [number, number, number, number];

const WORD = 0x1_0000_0000;
const WARM_UP = 15;

/** A generator from 128 bits given as 32 hexadecimal digits. */
export function rngFromSeed(seed: string): Rng {
  if (!isSeed(seed)) throw new Error(`not a seed: ${seed}`);
  const word = (at: number): number => Number.parseInt(seed.slice(at, at + 8), 16) | 0;
  return warmedUp([word(0), word(8), word(16), word(24)]);
}

function warmedUp(rng: Rng): Rng {
  for (let i = 0; i < WARM_UP; i++) nextUint32(rng);
  return rng;
}

/** Whether the text is a seed: 32 lower-case hexadecimal digits. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** A seed made from any text, always the same for the same text. Not for secrets. */
export function seedFromText(text: string): string {
  const rng: Rng = [0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0, text.length];
  for (let i = 0; i < text.length; i++) {
    rng[i & 3] = (rng[i & 3] as number) ^ text.charCodeAt(i);
    nextUint32(rng);
  }
  // The last word only counts, so this mixes 96 of the 128 bits: plenty for names that somebody chose. All transcripts,
  // counts and published figures were made from such seeds; a better mix would make all of them other ones.
  return formatSeed(warmedUp(rng));
}

/** Another generator, whose draws say nothing of this one's. */
export function forkRng(rng: Rng): Rng {
  return warmedUp([word(rng), word(rng), word(rng), word(rng)]);
}

function word(rng: Rng): number {
  return nextUint32(rng) | 0;
}

function formatSeed(words: Rng): string {
  return words.map((each) => (each >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The next 32 bits. */
export function nextUint32(rng: Rng): number {
  // By index: destructuring a list goes through its iterator, and this is the hottest line of all.
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const out = (((a + b) | 0) + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  rng[3] = (counter + 1) | 0;
  return out >>> 0;
}

/** A whole number from 0 to n - 1, each equally likely. */
export function drawBelow(rng: Rng, n: number): number {
  if (n === WORD) return nextUint32(rng);
  // As an unsigned integer, so that the remainder is not computed in floating point.
  const size = n >>> 0;
  for (;;) {
    const value = nextUint32(rng);
    const below = value % size;
    if (value - below <= WORD - size) return below;
  }
}

/** One element, each equally likely. The list must not be empty. */
export function drawFrom<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new Error('drawFrom: empty list');
  return list[drawBelow(rng, list.length)] as T;
}

/** Puts the list into a random order, every order equally likely. */
export function shuffle(rng: Rng, list: unknown[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(rng, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
}
