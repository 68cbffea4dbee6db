import { drawBelow } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { tuningOf } from './brain.ts';
import type { AnyBrain, Tuning } from './brain.ts';
import { drawWeighted } from './draws.ts';
import { fractions } from './fractions.ts';
import type { RandomOpponents } from './random-opponents.ts';
import { endShares, outcomeOf } from './shares.ts';

/** Room for the weights of most lists of moves. */
export const USUAL_MOVES = 64;

/** How everybody plays in playouts: by priors alone, or the best of a few moves by evaluation. */
export class Policy {
  readonly #game: AnyGame;
  readonly #brain: AnyBrain;
  readonly #tuning: Tuning;
  readonly #rng: Rng;
  readonly #opponents: RandomOpponents | undefined;
  readonly #weights = fractions(USUAL_MOVES);
  readonly #shares = fractions(0);
  readonly #likely: number[] = [];

  constructor(game: AnyGame, brain: AnyBrain, rng: Rng, opponents?: RandomOpponents) {
    this.#game = game;
    this.#brain = brain;
    this.#tuning = tuningOf(brain);
    this.#rng = rng;
    this.#opponents = opponents;
  }

  choose(state: unknown, seat: Seat, legal: readonly MoveBase[]): MoveBase {
    return entry(legal, legal.length === 1 ? 0 : this.#place(state, seat, legal));
  }

  #place(state: unknown, seat: Seat, legal: readonly MoveBase[]): number {
    const count = legal.length;
    if (this.#opponents?.has(seat) === true) return drawBelow(this.#rng, count);
    const compares = this.#tuning.playoutWidth > 1 && this.#brain.evaluate !== undefined;
    this.#weigh(state, seat, legal);
    return compares ? this.#best(state, seat, legal) : this.#draw(count);
  }

  #weigh(state: unknown, seat: Seat, legal: readonly MoveBase[]): void {
    const weights = this.#weights;
    if (this.#brain.prior !== undefined) this.#brain.prior(state, seat, legal, weights);
    else for (let i = 0; i < legal.length; i++) weights[i] = 1;
  }

  #draw(count: number): number {
    return this.#brain.prior === undefined
      ? drawBelow(this.#rng, count)
      : drawWeighted(this.#rng, this.#weights, count);
  }

  #best(state: unknown, seat: Seat, legal: readonly MoveBase[]): number {
    const compared = this.#findLikely(legal.length, this.#tuning.playoutWidth);
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < compared; i++) {
      const at = this.#likely[i] ?? 0;
      const next = this.#game.clone(state);
      this.#game.apply(next, seat, entry(legal, at));
      const value = this.#valueOf(next, seat);
      if (value <= most) continue;
      most = value;
      best = at;
    }
    return best;
  }

  /** Puts the places of the highest weights into #likely, the highest first; how many they are. */
  #findLikely(count: number, width: number): number {
    const weights = this.#weights;
    const likely = this.#likely;
    let found = 0;
    for (let i = 0; i < count; i++) {
      const weight = weights[i] ?? 1;
      let at = Math.min(found, width - 1);
      if (at < found && (weights[likely[at] ?? 0] ?? 1) >= weight) continue;
      for (; at > 0 && (weights[likely[at - 1] ?? 0] ?? 1) < weight; at--) {
        likely[at] = likely[at - 1] ?? 0;
      }
      likely[at] = i;
      if (found < width) found++;
    }
    return found;
  }

  /** Follows the seat's decision a few steps, the likeliest ones, and evaluates. */
  #valueOf(state: unknown, seat: Seat): number {
    const game = this.#game;
    for (let left = this.#tuning.playoutFollow; ; left--) {
      const deciders = game.deciders(state);
      if (deciders.length === 0)
        endShares(outcomeOf(game, state), this.#tuning.endSpread, this.#shares);
      else if (left > 0 && deciders.length === 1 && deciders[0] === seat) {
        const legal = game.legalMoves(state, seat);
        game.apply(state, seat, entry(legal, this.#likeliest(state, seat, legal)));
        continue;
      } else this.#brain.evaluate?.(state, this.#shares);
      return this.#shares[seat] ?? 0;
    }
  }

  #likeliest(state: unknown, seat: Seat, legal: readonly MoveBase[]): number {
    if (legal.length === 1) return 0;
    this.#weigh(state, seat, legal);
    let best = 0;
    for (let i = 1; i < legal.length; i++) {
      if ((this.#weights[i] ?? 1) > (this.#weights[best] ?? 1)) best = i;
    }
    return best;
  }
}
