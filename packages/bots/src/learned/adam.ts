/** How fast weights follow their gradient, and how fast those that nothing holds shrink. */
interface Pace {
  readonly rate: number;
  readonly decay: number;
}

const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;

/** Adam: steps as long as the gradient is steady. What it remembers can be stored beside the weights. */
export class Adam {
  readonly mean: Float32Array;
  readonly square: Float32Array;
  steps = 0;

  constructor(count: number) {
    this.mean = new Float32Array(count);
    this.square = new Float32Array(count);
  }

  step(weights: Float32Array, gradient: Float64Array, { rate, decay }: Pace): void {
    this.steps++;
    const first = 1 - MEAN ** this.steps;
    const second = 1 - SQUARE ** this.steps;
    const { mean, square } = this;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] ?? 0;
      const m = MEAN * (mean[i] ?? 0) + (1 - MEAN) * slope;
      const s = SQUARE * (square[i] ?? 0) + (1 - SQUARE) * slope * slope;
      mean[i] = m;
      square[i] = s;
      const weight = weights[i] ?? 0;
      weights[i] = weight - rate * (m / first / (Math.sqrt(s / second) + TINY) + decay * weight);
    }
  }
}
