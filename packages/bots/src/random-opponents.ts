import type { Rng, Seat } from '@roundhouse/engine';
import { drawFraction } from './draws.ts';

/** Whether the others play any legal move in this iteration, instead of what is best for them. */
export class RandomOpponents {
  readonly #self: Seat;
  readonly #chance: number;
  readonly #rng: Rng;
  /** Whether they do. */
  areRandom = false;

  constructor(self: Seat, chance: number, rng: Rng) {
    this.#self = self;
    this.#chance = chance;
    this.#rng = rng;
  }

  /** Draws for the next iteration. */
  draw(): void {
    this.areRandom = this.#chance > 0 && drawFraction(this.#rng) < this.#chance;
  }

  has(seat: Seat): boolean {
    return this.areRandom && seat !== this.#self;
  }
}
