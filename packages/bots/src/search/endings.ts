import type { Outcome } from '@roundhouse/engine';
import { tuningOf } from '../brain.ts';
import type { AnyBrain } from '../brain.ts';

/** How many positions are remembered before all are forgotten; about 50 bytes each. */
const MOST_POSITIONS = 200_000;

/**
 * How playouts ended, by the positions that they went through. Where nothing is drawn in a playout, another one from any of
 * these positions would end the same.
 */
export class Endings {
  readonly #fingerprint: (state: unknown) => number;
  readonly #most: number;
  readonly #known = new Map<number, Outcome>();
  readonly #line: number[] = [];

  constructor(fingerprint: (state: unknown) => number, most = MOST_POSITIONS) {
    this.#fingerprint = fingerprint;
    this.#most = most;
  }

  /** Begins a playout. */
  begin(): void {
    this.#line.length = 0;
  }

  /** How a playout that has come to this position ends, if that is known. */
  from(state: unknown): Outcome | undefined {
    const key = this.#fingerprint(state);
    const known = this.#known.get(key);
    if (known === undefined) this.#line.push(key);
    return known;
  }

  /** Remembers how the playout ended, for every position on its way. */
  end(outcome: Outcome): void {
    if (this.#known.size + this.#line.length > this.#most) this.#known.clear();
    for (const key of this.#line) this.#known.set(key, outcome);
  }
}

/** A memory of endings, if this brain's playouts go to the end of the match and draw nothing on the way. */
export function endingsFor(brain: AnyBrain): Endings | undefined {
  const { isOpen, playoutSteps, playoutWidth } = tuningOf(brain);
  const isCertain = isOpen && playoutSteps === Infinity && playoutWidth > 1;
  if (!isCertain || brain.fingerprint === undefined || brain.evaluate === undefined) {
    return undefined;
  }
  return new Endings((state) => brain.fingerprint?.(state) ?? 0);
}
