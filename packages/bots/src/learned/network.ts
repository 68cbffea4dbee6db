import type { Rng } from '@roundhouse/engine';
import { drawFraction } from '../draws.ts';
import { OPINION } from './encoder.ts';

/** How wide a network is: its numbers of the table and of a seat, and its two hidden layers. */
export interface Shape {
  readonly common: number;
  readonly own: number;
  readonly hidden: number;
  readonly second: number;
}

/** Where each part of the weights begins. */
interface Parts {
  readonly viewer: number;
  readonly others: number;
  readonly own: number;
  readonly mean: number;
  readonly bias: number;
  readonly second: number;
  readonly secondBias: number;
  readonly last: number;
  readonly opinion: number;
  readonly end: number;
}

export function partsOf({ common, own, hidden, second }: Shape): Parts {
  const others = common * hidden;
  const ownAt = 2 * others;
  const mean = ownAt + own * hidden;
  const bias = mean + own * hidden;
  const secondAt = bias + hidden;
  const secondBias = secondAt + hidden * second;
  const last = secondBias + second;
  const opinion = last + second;
  return {
    viewer: 0,
    others,
    own: ownAt,
    mean,
    bias,
    second: secondAt,
    secondBias,
    last,
    opinion,
    end: opinion + 1,
  };
}

/**
 * Says what share of the win each seat can expect. Every seat is judged by the same weights, from the numbers of the table,
 * its own and the mean of everybody's; its result is added to the brain's opinion. So a network that knows nothing is the
 * brain, and one for five seats knows tables of three.
 */
export class Network {
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly #parts: Parts;
  readonly #ofTable: Float64Array;
  readonly #mean: Float64Array;
  #first = new Float64Array(0);
  #second = new Float64Array(0);
  readonly #backSecond: Float64Array;
  readonly #backFirst: Float64Array;
  readonly #backTable: Float64Array;

  constructor(shape: Shape, weights: Float32Array) {
    this.shape = shape;
    this.weights = weights;
    this.#parts = partsOf(shape);
    if (weights.length !== this.#parts.end) throw new Error('weights of another network');
    this.#ofTable = new Float64Array(2 * shape.hidden);
    this.#mean = new Float64Array(shape.own);
    this.#backSecond = new Float64Array(shape.second);
    this.#backFirst = new Float64Array(shape.hidden);
    this.#backTable = new Float64Array(2 * shape.hidden);
  }

  /** Fills `out`, in the order of the rows, with each seat's share. */
  run(table: Float32Array, rows: Float32Array, seats: number, out: Float64Array): void {
    const { hidden, second, common, own } = this.shape;
    const { weights } = this;
    const parts = this.#parts;
    if (this.#first.length < seats * hidden) {
      this.#first = new Float64Array(seats * hidden);
      this.#second = new Float64Array(seats * second);
    }
    const first = this.#first;
    const after = this.#second;
    const ofTable = this.#ofTable.fill(0);
    for (let i = 0; i < common; i++) {
      const x = table[i] ?? 0;
      if (x === 0) continue;
      const viewer = parts.viewer + i * hidden;
      const others = parts.others + i * hidden;
      for (let h = 0; h < hidden; h++) {
        ofTable[h] = (ofTable[h] ?? 0) + x * (weights[viewer + h] ?? 0);
        ofTable[hidden + h] = (ofTable[hidden + h] ?? 0) + x * (weights[others + h] ?? 0);
      }
    }
    this.#takeMeans(rows, seats);
    for (let i = 0; i < own; i++) {
      const x = this.#mean[i] ?? 0;
      if (x === 0) continue;
      addScaled(ofTable, 0, weights, parts.mean + i * hidden, x, hidden);
      addScaled(ofTable, hidden, weights, parts.mean + i * hidden, x, hidden);
    }
    let best = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * hidden;
      const table = seat === 0 ? 0 : hidden;
      for (let h = 0; h < hidden; h++) {
        first[at + h] = (weights[parts.bias + h] ?? 0) + (ofTable[table + h] ?? 0);
      }
      const row = seat * own;
      for (let i = 0; i < own; i++) {
        const x = rows[row + i] ?? 0;
        if (x !== 0) addScaled(first, at, weights, parts.own + i * hidden, x, hidden);
      }
      let logit = (weights[parts.opinion] ?? 0) * (rows[row + OPINION] ?? 0);
      const to = seat * second;
      for (let k = 0; k < second; k++) after[to + k] = weights[parts.secondBias + k] ?? 0;
      for (let h = 0; h < hidden; h++) {
        const x = first[at + h] ?? 0;
        if (x > 0) addScaled(after, to, weights, parts.second + h * second, x, second);
      }
      for (let k = 0; k < second; k++) {
        const x = after[to + k] ?? 0;
        if (x > 0) logit += x * (weights[parts.last + k] ?? 0);
      }
      out[seat] = logit;
      best = Math.max(best, logit);
    }
    toShares(out, seats, best);
  }

  /** Adds to `gradient` what the last run got wrong, and gives its loss (the cross entropy). */
  learn(
    table: Float32Array,
    rows: Float32Array,
    seats: number,
    shares: Float64Array,
    target: Float32Array,
    gradient: Float64Array,
  ): number {
    const { hidden, second, common, own } = this.shape;
    const { weights } = this;
    const parts = this.#parts;
    const backTable = this.#backTable.fill(0);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const share = shares[seat] ?? 0;
      const wanted = target[seat] ?? 0;
      loss -= wanted * Math.log(Math.max(1e-9, share));
      const error = share - wanted;
      const row = seat * own;
      add(gradient, parts.opinion, error * (rows[row + OPINION] ?? 0));
      const backFirst = this.#backFirst.fill(0);
      this.#backThroughSecond(seat, error, gradient);
      const at = seat * hidden;
      for (let h = 0; h < hidden; h++) {
        const x = this.#first[at + h] ?? 0;
        if (x <= 0) continue;
        const line = parts.second + h * second;
        let sum = 0;
        for (let k = 0; k < second; k++) {
          const back = this.#backSecond[k] ?? 0;
          if (back === 0) continue;
          sum += back * (weights[line + k] ?? 0);
          add(gradient, line + k, back * x);
        }
        backFirst[h] = sum;
        add(gradient, parts.bias + h, sum);
        add(backTable, (seat === 0 ? 0 : hidden) + h, sum);
      }
      for (let i = 0; i < own; i++) {
        const x = rows[row + i] ?? 0;
        if (x !== 0) addScaled(gradient, parts.own + i * hidden, backFirst, 0, x, hidden);
      }
    }
    for (let i = 0; i < own; i++) {
      const x = this.#mean[i] ?? 0;
      if (x === 0) continue;
      addScaled(gradient, parts.mean + i * hidden, backTable, 0, x, hidden);
      addScaled(gradient, parts.mean + i * hidden, backTable, hidden, x, hidden);
    }
    for (let i = 0; i < common; i++) {
      const x = table[i] ?? 0;
      if (x === 0) continue;
      addScaled(gradient, parts.viewer + i * hidden, backTable, 0, x, hidden);
      addScaled(gradient, parts.others + i * hidden, backTable, hidden, x, hidden);
    }
    return loss;
  }

  #backThroughSecond(seat: number, error: number, gradient: Float64Array): void {
    const { second } = this.shape;
    const parts = this.#parts;
    for (let k = 0; k < second; k++) {
      const x = this.#second[seat * second + k] ?? 0;
      const back = x > 0 ? error * (this.weights[parts.last + k] ?? 0) : 0;
      if (x > 0) add(gradient, parts.last + k, error * x);
      add(gradient, parts.secondBias + k, back);
      this.#backSecond[k] = back;
    }
  }

  #takeMeans(rows: Float32Array, seats: number): void {
    const { own } = this.shape;
    this.#mean.fill(0);
    for (let at = 0; at < seats * own; at += own) {
      for (let i = 0; i < own; i++) add(this.#mean, i, (rows[at + i] ?? 0) / seats);
    }
  }
}

function toShares(out: Float64Array, seats: number, best: number): void {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const weight = Math.exp((out[seat] ?? 0) - best);
    out[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] ?? 0) / sum;
}

function add(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

function addScaled(
  to: Float64Array,
  at: number,
  from: Float32Array | Float64Array,
  first: number,
  factor: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) to[at + i] = (to[at + i] ?? 0) + factor * (from[first + i] ?? 0);
}

/** Weights to begin with: the brain's opinion and nothing else, ready to learn. */
export function newWeights(shape: Shape, rng: Rng): Float32Array {
  const parts = partsOf(shape);
  const weights = new Float32Array(parts.end);
  const draw = (from: number, to: number, inputs: number): void => {
    const width = Math.sqrt(3 / Math.max(1, inputs));
    for (let i = from; i < to; i++) weights[i] = width * (2 * drawFraction(rng) - 1);
  };
  draw(parts.viewer, parts.own, shape.common);
  draw(parts.own, parts.bias, 2 * shape.own);
  draw(parts.second, parts.secondBias, shape.hidden);
  weights[parts.opinion] = 1;
  return weights;
}
