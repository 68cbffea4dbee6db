import type { AnyGame, MoveBase } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import { unexamined } from '../bot.ts';
import type { Bot, Candidate, Choice, Task } from '../bot.ts';
import { brainAt, tuningOf } from '../brain.ts';
import type { AnyBrain, Tuning } from '../brain.ts';
import { brainOf } from '../brains.ts';
import { worldRng } from '../draws.ts';
import { RandomOpponents } from '../random-opponents.ts';
import { Judge } from '../judge.ts';
import { limitsOf } from '../limits.ts';
import type { Limits } from '../limits.ts';
import { compare } from './compare.ts';
import { Descent } from './descent.ts';
import { Selector } from './select.ts';
import { Tally } from './tally.ts';
import { edgeOf, meanOf, newNode, tableOf } from './tree.ts';
import type { Node, Table } from './tree.ts';

const SETTLED_CHECK = 32;

/** What one searching bot has that another has not. */
interface Abilities {
  /** It imagines at most so many worlds, whatever its budget. */
  readonly most?: (tuning: Tuning) => number;
  /** The brain that it has at a table such as that of this state. */
  readonly brain?: (game: AnyGame, state: unknown) => AnyBrain;
}

/** Information-set Monte Carlo tree search: every iteration imagines a world and plays one line of the tree in it. */
export function searching(name: string, abilities: Abilities = {}): Bot {
  return {
    name,
    choose(task) {
      const { legal, memory, seat } = task;
      const root = memory?.recall(task) ?? newNode();
      const table = tableOf(root, seat);
      const tally = task.explain === true ? new Tally() : undefined;
      const choice =
        legal.length === 1
          ? unexamined(legal, entry(legal, 0))
          : read(table, legal, grow(root, table, task, abilities, tally));
      const answer = tally === undefined ? choice : explained(task, choice, table, tally);
      memory?.keep(task, answer.move, table.children[edgeOf(table, answer.move)]);
      return answer;
    },
  };
}

export const SEARCH = searching('search');

/** The choice that the comparison speaks for: among moves tried about as often, the one worth most. */
function explained(task: Task, choice: Choice, table: Table, tally: Tally): Choice {
  const comparison = compare(task, choice, table, tally);
  return { ...choice, move: comparison.best.move, comparison };
}

/** Runs iterations from the root until the budget is spent or nothing can change any more; how many they were. */
function grow(
  root: Node,
  table: Table,
  task: Task,
  { most, brain: brainFor }: Abilities,
  tally: Tally | undefined,
): number {
  const { game, view, rng, seat } = task;
  const first = game.imagine(view, worldRng(rng));
  const own = task.brain ?? brainFor?.(game, first) ?? brainOf(game.id);
  const brain = brainAt(own, first);
  const tuning = tuningOf(brain);
  const opponents = new RandomOpponents(seat, brain.randomness?.(first, seat) ?? 0, rng);
  const descent = new Descent(game, new Selector(brain, tuning, rng), opponents);
  const judge = new Judge(game, brain, rng, opponents, seat);
  const limits = limitsOf(task, most?.(tuning));
  const shares: number[] = [];
  let done = 0;
  do {
    const world = tuning.isOpen ? game.clone(first) : game.imagine(view, worldRng(rng));
    opponents.draw();
    descent.run(root, world);
    const steps = opponents.areRandom ? tuning.randomSteps : tuning.playoutSteps;
    const outcome = judge.playOut(world, steps, descent.mover, shares);
    descent.backUp(shares);
    tally?.add(descent.edgeIn(table), outcome, shares);
    done++;
  } while (
    !limits.isSpent(done) &&
    !(done % SETTLED_CHECK === 0 && isSettled(table, limits, done))
  );
  return done;
}

/** Whether no move can still overtake the most visited one. */
function isSettled(table: Table, limits: Limits, done: number): boolean {
  let first = 0;
  let second = 0;
  for (const visits of table.visits) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > limits.roomAfter(done);
}

function read(table: Table, legal: readonly MoveBase[], iterations: number): Choice {
  const candidates = legal.map((move): Candidate => {
    const edge = edgeOf(table, move);
    return { move, visits: table.visits[edge] ?? 0, value: meanOf(table, edge) };
  });
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  const best = candidates[0];
  if (best === undefined) throw new Error('no legal move');
  return { move: best.move, candidates, iterations };
}
