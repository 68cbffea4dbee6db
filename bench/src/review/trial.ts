import { brainAt, brainOf, Policy, winParts } from '@roundhouse/bots';
import { drawBelow, nextUint32 } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';

/** Two moves of one position, as its player saw it. */
interface Choice {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly view: unknown;
  readonly better: MoveBase;
  readonly worse: MoveBase;
}

/** One move in so many is drawn by its prior, so that matches differ even where nothing is hidden or drawn. */
const DRAWN = 8;

/**
 * Says what a move costs without asking a review, a search, or an evaluation of where a line ends: after each of the two
 * moves, matches are played to their very end in worlds that the player can't tell apart, and wins are counted.
 */
export class Trial {
  readonly #choice: Choice;
  readonly #rng: Rng;
  #pairs = 0;
  #sum = 0;
  #squares = 0;

  constructor(choice: Choice, rng: Rng) {
    this.#choice = choice;
    this.#rng = rng;
  }

  /** Plays so many more pairs of matches. */
  play(pairs: number): void {
    const { game, seat, view, better, worse } = this.#choice;
    for (let number = 0; number < pairs; number++) {
      const world = game.imagine(view, newRng(this.#rng));
      const draws = newRng(this.#rng);
      const won = (move: MoveBase): number =>
        playOn(game, game.clone(world), seat, move, [...draws])[seat] ?? 0;
      const gain = won(better) - won(worse);
      this.#sum += gain;
      this.#squares += gain * gain;
    }
    this.#pairs += pairs;
  }

  /** How much more of the win the better move had on average: less the standard error, and with it. */
  get lost(): { readonly atLeast: number; readonly atMost: number } {
    const mean = this.#sum / this.#pairs;
    const variance = Math.max(0, this.#squares / this.#pairs - mean * mean);
    const error = Math.sqrt(variance / this.#pairs);
    return { atLeast: mean - error, atMost: mean + error };
  }
}

/** Everybody's part of the win when quick players go on after a move. */
function playOn(game: AnyGame, state: unknown, seat: Seat, move: MoveBase, rng: Rng): number[] {
  const brain = brainAt(brainOf(game.id), state);
  const best = new Policy(game, brain, rng);
  const drawn = new Policy(game, { ...brain, tuning: { ...brain.tuning, playoutWidth: 1 } }, rng);
  game.apply(state, seat, move);
  for (;;) {
    const [next] = game.deciders(state);
    if (next === undefined) break;
    const policy = drawBelow(rng, DRAWN) === 0 ? drawn : best;
    game.apply(state, next, policy.choose(state, next, game.legalMoves(state, next)));
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody decides and nothing is decided`);
  return winParts(outcome);
}

const newRng = (rng: Rng): Rng => [
  nextUint32(rng) | 0,
  nextUint32(rng) | 0,
  nextUint32(rng) | 0,
  nextUint32(rng) | 0,
];
