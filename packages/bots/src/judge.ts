import { drawBelow } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import type { AnyBrain } from './brain.ts';
import { drawWeighted } from './draws.ts';
import { outcomeShares } from './shares.ts';

const DECISION_STEPS = 8;

/** Says what imagined states are worth, by the brain's evaluation and by playing on. */
export class Judge {
  readonly #game: AnyGame;
  readonly #brain: AnyBrain;
  readonly #rng: Rng;
  readonly #weights: number[] = [];

  constructor(game: AnyGame, brain: AnyBrain, rng: Rng) {
    this.#game = game;
    this.#brain = brain;
    this.#rng = rng;
  }

  /** Fills `out` with each seat's share. Without an evaluation the state is played to its end, and so changed. */
  judge(state: unknown, out: number[]): void {
    this.playOut(state, 0, -1, out);
  }

  /**
   * Plays `steps` decisions by priors, and on until the seat that moved last has finished its decision, since
   * evaluations are truer there; then fills `out` with each seat's share.
   */
  playOut(state: unknown, steps: number, mover: Seat, out: number[]): void {
    const game = this.#game;
    let left = this.#brain.evaluate === undefined ? Infinity : steps;
    let last = mover;
    for (;;) {
      const deciders = game.deciders(state);
      const seat = deciders[0];
      if (seat === undefined) break;
      const unfinished = seat === last && deciders.length === 1 && left > -DECISION_STEPS;
      if (left <= 0 && !unfinished) return this.#brain.evaluate?.(state, out);
      const legal = game.legalMoves(state, seat);
      if (legal.length > 1 || left <= 0) left--;
      game.apply(state, seat, this.#draw(state, seat, legal));
      last = seat;
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new Error(`${game.id}: nobody decides and nothing is decided`);
    outcomeShares(outcome, out);
  }

  #draw(state: unknown, seat: Seat, legal: readonly MoveBase[]): MoveBase {
    const count = legal.length;
    return legal[count === 1 ? 0 : this.#drawIndex(state, seat, legal, count)] as MoveBase;
  }

  #drawIndex(state: unknown, seat: Seat, legal: readonly MoveBase[], count: number): number {
    if (this.#brain.prior === undefined) return drawBelow(this.#rng, count);
    this.#brain.prior(state, seat, legal, this.#weights);
    return drawWeighted(this.#rng, this.#weights, count);
  }
}

/** The weight of each move, equal where the brain has no opinion. */
export function priorsOf(
  brain: AnyBrain,
  state: unknown,
  seat: Seat,
  moves: readonly MoveBase[],
): number[] {
  const weights = new Array<number>(moves.length).fill(1);
  brain.prior?.(state, seat, moves, weights);
  return weights;
}
