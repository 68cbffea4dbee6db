import type { Seat } from '@roundhouse/engine';

/** What is guessed before there are results; it counts as one of them. */
const GUESS = 0.1;

/** How far the results of a search lie apart for each seat: their standard deviation. */
export class Spread {
  readonly #sums: number[] = [];
  readonly #squares: number[] = [];
  #count = 0;

  add(shares: readonly number[]): void {
    this.#count++;
    for (let seat = 0; seat < shares.length; seat++) {
      const share = shares[seat] ?? 0;
      this.#sums[seat] = (this.#sums[seat] ?? 0) + share;
      this.#squares[seat] = (this.#squares[seat] ?? 0) + share * share;
    }
  }

  of(seat: Seat): number {
    const sum = this.#sums[seat] ?? 0;
    const around = (this.#squares[seat] ?? 0) - (sum * sum) / Math.max(1, this.#count);
    return Math.sqrt((Math.max(0, around) + GUESS ** 2) / (this.#count + 1));
  }
}
