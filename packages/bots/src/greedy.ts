import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { unexamined } from './bot.ts';
import type { Bot, Candidate, Choice, Task } from './bot.ts';
import { tuningOf } from './brain.ts';
import type { AnyBrain, Tuning } from './brain.ts';
import { brainOf } from './brains.ts';
import { drawWeighted, worldRng } from './draws.ts';
import { Judge, priorsOf } from './judge.ts';
import { limitsOf } from './limits.ts';

/** One step ahead: plays each move in a few imagined worlds, finishes its own decision, and takes the best. */
export const GREEDY: Bot = {
  name: 'greedy',
  choose(task) {
    const [only, ...others] = task.legal;
    if (only !== undefined && others.length === 0) return unexamined(task.legal, only);
    const lookahead = new Lookahead(task);
    return bestFirst(lookahead.run(), lookahead.worlds);
  },
};

/** Greedy that errs: the nearer a move comes to the best, the likelier it is played; without noise it is greedy. */
export function careless(name: string, noiseIn: (tuning: Tuning) => number): Bot {
  return {
    name,
    choose(task) {
      const found = GREEDY.choose(task);
      const noise = noiseIn(tuningOf(task.brain ?? brainOf(task.game.id)));
      return noise === 0 ? found : blur(found, noise, task.rng);
    },
  };
}

/** The noise is a temperature, in standard deviations of the values. */
function blur({ move, candidates, iterations }: Choice, noise: number, rng: Rng): Choice {
  const tried = candidates.filter(({ visits }) => visits > 0);
  const best = tried[0];
  if (best === undefined) return { move, candidates, iterations };
  const spread = deviation(tried.map(({ value }) => value)) * noise;
  const weights = tried.map(({ value }) =>
    spread > 0 ? Math.exp((value - best.value) / spread) : 1,
  );
  const drawn = tried[drawWeighted(rng, weights, tried.length)] ?? best;
  return { move: drawn.move, candidates, iterations };
}

class Lookahead {
  worlds = 0;
  readonly #task: Task;
  readonly #game: AnyGame;
  readonly #brain: AnyBrain;
  readonly #tuning: Tuning;
  readonly #judge: Judge;
  readonly #out: number[] = [];

  constructor(task: Task) {
    this.#task = task;
    this.#game = task.game;
    this.#brain = task.brain ?? brainOf(task.game.id);
    this.#tuning = tuningOf(this.#brain);
    this.#judge = new Judge(task.game, this.#brain, task.rng);
  }

  /** Every legal move with the mean of its values, those of highest prior tried first in case time runs out. */
  run(): Candidate[] {
    const { view, seat, legal, rng } = this.#task;
    const { isOpen, greedyWorlds } = this.#tuning;
    const limits = limitsOf(this.#task);
    const sums = new Array<number>(legal.length).fill(0);
    const visits = new Array<number>(legal.length).fill(0);
    const first = this.#game.imagine(view, worldRng(rng));
    const order = this.#mostLikely(first, legal, legal.length);
    for (let world = first; ; world = this.#game.imagine(view, worldRng(rng))) {
      for (const at of order) {
        sums[at] = (sums[at] ?? 0) + this.#valueOf(world, seat, entry(legal, at));
        visits[at] = (visits[at] ?? 0) + 1;
        if (limits.isSpent(0)) break;
      }
      this.worlds++;
      if (isOpen || this.worlds >= greedyWorlds || limits.isSpent(this.worlds)) break;
    }
    return order.map((at) => {
      const count = visits[at] ?? 0;
      return {
        move: entry(legal, at),
        visits: count,
        value: count > 0 ? (sums[at] ?? 0) / count : 0,
      };
    });
  }

  #valueOf(world: unknown, seat: Seat, move: MoveBase): number {
    const state = this.#game.clone(world);
    let open = this.#step(state, seat, move);
    for (let i = 0; open && i < this.#tuning.followSteps; i++) {
      open = this.#step(state, seat, this.#bestStep(state, seat));
    }
    return this.#judged(state, seat);
  }

  /** Plays a move; whether the decision stays with this seat alone, with nothing new on the table. */
  #step(state: unknown, seat: Seat, move: MoveBase): boolean {
    const { revealing } = this.#game;
    let revealed = false;
    this.#game.apply(state, seat, move, ({ kind }) => {
      if (revealing.includes(kind)) revealed = true;
    });
    if (revealed || this.#brain.evaluate === undefined) return false;
    const deciders = this.#game.deciders(state);
    return deciders.length === 1 && deciders[0] === seat;
  }

  #bestStep(state: unknown, seat: Seat): MoveBase {
    const legal = this.#game.legalMoves(state, seat);
    let best = entry(legal, 0);
    if (legal.length === 1) return best;
    let most = -Infinity;
    for (const at of this.#mostLikely(state, legal, this.#tuning.followWidth)) {
      const next = this.#game.clone(state);
      this.#game.apply(next, seat, entry(legal, at));
      const value = this.#judged(next, seat);
      if (value <= most) continue;
      most = value;
      best = entry(legal, at);
    }
    return best;
  }

  #judged(state: unknown, seat: Seat): number {
    this.#judge.judge(state, this.#out);
    return this.#out[seat] ?? 0;
  }

  #mostLikely(state: unknown, moves: readonly MoveBase[], count: number): number[] {
    const priors = priorsOf(this.#brain, state, this.#task.seat, moves);
    const order = moves.map((_, at) => at);
    order.sort((a, b) => (priors[b] ?? 0) - (priors[a] ?? 0));
    return order.slice(0, count);
  }
}

function bestFirst(found: readonly Candidate[], iterations: number): Choice {
  const candidates = found.toSorted(
    (a, b) => Math.sign(b.visits) - Math.sign(a.visits) || b.value - a.value,
  );
  const best = candidates[0];
  if (best === undefined) throw new Error('no legal move');
  return { move: best.move, candidates, iterations };
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
