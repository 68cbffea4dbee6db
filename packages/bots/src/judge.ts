import type { AnyGame, MoveBase, Outcome, Rng, Seat } from '@roundhouse/engine';
import { tuningOf } from './brain.ts';
import type { AnyBrain } from './brain.ts';
import { fractions } from './fractions.ts';
import type { RandomOpponents } from './random-opponents.ts';
import { Policy } from './policy.ts';
import { endingsFor } from './search/endings.ts';
import type { Endings } from './search/endings.ts';
import { endShares, outcomeOf } from './shares.ts';

const DECISION_STEPS = 8;

type Evaluation = (state: unknown, out: number[]) => void;

/** Says what imagined states are worth, by the brain's evaluation and by playing on. */
export class Judge {
  readonly #game: AnyGame;
  readonly #policy: Policy;
  readonly #endSpread: number;
  readonly #evaluate: Evaluation | undefined;
  readonly #opponents: RandomOpponents | undefined;
  readonly #endings: Endings | undefined;

  /** Where playing on ends, what the brain has learned is asked for the seat that searches, `viewer`, if there is one. */
  constructor(
    game: AnyGame,
    brain: AnyBrain,
    rng: Rng,
    opponents?: RandomOpponents,
    viewer: Seat = -1,
  ) {
    this.#game = game;
    this.#evaluate = evaluationOf(brain, viewer);
    this.#policy = new Policy(game, brain, rng, opponents);
    this.#endSpread = tuningOf(brain).endSpread;
    this.#opponents = opponents;
    this.#endings = endingsFor(brain);
  }

  /** Fills `out` with each seat's share. Without an evaluation the state is played to its end, and so changed. */
  judge(state: unknown, out: number[]): void {
    this.playOut(state, 0, -1, out);
  }

  /**
   * Plays `steps` decisions by the policy, and on until the seat that moved last has finished its decision, since
   * evaluations are truer there; then fills `out` with each seat's share. The outcome, if the match came to its end; where
   * that is remembered from a line through the same position, the state is left there.
   */
  playOut(state: unknown, steps: number, mover: Seat, out: number[]): Outcome | undefined {
    const game = this.#game;
    let left = this.#evaluate === undefined ? Infinity : steps;
    let last = mover;
    const isCertain = steps === Infinity && this.#opponents?.areRandom !== true;
    const endings = isCertain ? this.#endings : undefined;
    let outcome: Outcome | undefined;
    endings?.begin();
    for (;;) {
      const deciders = game.deciders(state);
      const seat = deciders[0];
      if (seat === undefined) break;
      const unfinished = seat === last && deciders.length === 1 && left > -DECISION_STEPS;
      if (left <= 0 && !unfinished) {
        this.#evaluate?.(state, out);
        return undefined;
      }
      outcome = endings?.from(state);
      if (outcome !== undefined) break;
      const legal = game.legalMoves(state, seat);
      if (legal.length > 1 || left <= 0) left--;
      game.apply(state, seat, this.#policy.choose(state, seat, legal));
      last = seat;
    }
    outcome ??= outcomeOf(game, state);
    endings?.end(outcome);
    endShares(outcome, this.#endSpread, out);
    return outcome;
  }
}

function evaluationOf(brain: AnyBrain, viewer: Seat): Evaluation | undefined {
  if (brain.value !== undefined && viewer >= 0) {
    return (state, out) => brain.value?.(state, viewer, out);
  }
  return brain.evaluate && ((state, out) => brain.evaluate?.(state, out));
}

/** The weight of each move, equal where the brain has no opinion. */
export function priorsOf(
  brain: AnyBrain,
  state: unknown,
  seat: Seat,
  moves: readonly MoveBase[],
): number[] {
  const weights = fractions(moves.length).fill(1);
  brain.prior?.(state, seat, moves, weights);
  return weights;
}
