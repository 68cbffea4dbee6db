import type { Network, Shape } from './network.ts';

/** No table is wider. */
export const MOST_SEATS = 8;

/** How many numbers a sample has: its seats, its target for each of them, the numbers of the table and of every seat. */
export function sampleLength({ common, own }: Pick<Shape, 'common' | 'own'>): number {
  return 1 + MOST_SEATS + common + MOST_SEATS * own;
}

/** Learns from samples that lie one after the other in one list. */
export class Learner {
  readonly #network: Network;
  readonly #length: number;
  readonly #shares = new Float64Array(MOST_SEATS);

  constructor(network: Network) {
    this.#network = network;
    this.#length = sampleLength(network.shape);
  }

  /** Adds the gradient of these samples to `gradient`, not divided by their number; the sum of their losses. */
  gradient(samples: Float32Array, places: Int32Array, gradient: Float64Array): number {
    let loss = 0;
    for (const place of places) loss += this.#visit(samples, place, gradient);
    return loss;
  }

  /** The mean loss of all the samples. */
  loss(samples: Float32Array): number {
    const count = Math.floor(samples.length / this.#length);
    let sum = 0;
    for (let place = 0; place < count; place++) sum += this.#visit(samples, place, undefined);
    return count === 0 ? 0 : sum / count;
  }

  #visit(samples: Float32Array, place: number, gradient: Float64Array | undefined): number {
    const { common, own } = this.#network.shape;
    const start = place * this.#length;
    const seats = samples[start] ?? 0;
    const target = samples.subarray(start + 1, start + 1 + seats);
    const tableAt = start + 1 + MOST_SEATS;
    const table = samples.subarray(tableAt, tableAt + common);
    const rows = samples.subarray(tableAt + common, tableAt + common + seats * own);
    this.#network.run(table, rows, seats, this.#shares);
    if (gradient !== undefined) {
      return this.#network.learn(table, rows, seats, this.#shares, target, gradient);
    }
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      loss -= (target[seat] ?? 0) * Math.log(Math.max(1e-9, this.#shares[seat] ?? 0));
    }
    return loss;
  }
}
