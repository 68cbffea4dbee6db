import { eventsFor, sameJson } from '@roundhouse/engine';
import type { EventBase, MoveBase } from '@roundhouse/engine';
import type { Candidate, Choice, Task } from '../bot.ts';
import type { Comparison, PlannedStep, Prospect } from '../comparison.ts';
import { worldRng } from '../draws.ts';
import type { Tally } from './tally.ts';
import { edgeOf, tableAt } from './tree.ts';
import type { Node, Table } from './tree.ts';

/** How many moves are compared, the best included. */
const COMPARED = 3;
/** A move tried this part as often as the one tried most is known well enough to be better. */
const ABOUT_AS_OFTEN = 0.5;
/** What is the same in this many imagined worlds is taken as certain. */
export const CERTAIN_WORLDS = 12;
/** A plan goes on as long as its next step was tried this often, and at most this far. */
const THOUGHT_THROUGH = 8;
const LONGEST_PLAN = 10;

/** What search found out about the move it chose and about the next best. */
export function compare(task: Task, choice: Choice, table: Table, tally: Tally): Comparison {
  const { game, view, rng, seat } = task;
  const worlds = Array.from({ length: CERTAIN_WORLDS }, () => game.imagine(view, worldRng(rng)));
  const prospectOf = (candidate: Candidate): Prospect => ({
    ...candidate,
    ...tally.meansOf(edgeOf(table, candidate.move)),
    plan: planFrom(
      task,
      worlds.map((world) => game.clone(world)),
      candidate.move,
      table.children[edgeOf(table, candidate.move)],
    ),
  });
  const [first, ...others] = worthMostFirst(choice.candidates).slice(0, COMPARED);
  if (first === undefined) throw new Error('no legal move');
  const tried = others.filter(({ visits }) => visits > 0);
  return { seat, best: prospectOf(first), others: tried.map(prospectOf) };
}

/** By value as far as moves were tried about as often, so that the best is the one that the numbers speak for. */
function worthMostFirst(candidates: readonly Candidate[]): Candidate[] {
  const enough = (candidates[0]?.visits ?? 0) * ABOUT_AS_OFTEN;
  const worth = ({ visits, value }: Candidate): number => (visits >= enough ? value : -1);
  return candidates.toSorted((a, b) => worth(b) - worth(a));
}

/**
 * Plays the move in all these worlds, and then what search thought best, while the seat goes on deciding alone. `below` is
 * what was found out about the time after the move.
 */
export function planFrom(
  { game, seat }: Pick<Task, 'game' | 'seat'>,
  worlds: readonly unknown[],
  move: MoveBase,
  below: Node | undefined,
): PlannedStep[] {
  const plan: PlannedStep[] = [];
  let node = below;
  let next: MoveBase | undefined = move;
  while (next !== undefined && plan.length < LONGEST_PLAN) {
    const step = stepIn({ game, seat }, worlds, next);
    plan.push(step);
    const deciders = game.deciders(worlds[0]);
    if (step.view === undefined || deciders.length !== 1 || deciders[0] !== seat) break;
    const table: Table | undefined = node && tableAt(node, seat);
    next = likeliest(table, game.legalMoves(worlds[0], seat));
    node = table && next && table.children[edgeOf(table, next)];
  }
  return plan;
}

/** Plays the move in every world, and keeps what was the same in all of them. */
function stepIn(
  { game, seat }: Pick<Task, 'game' | 'seat'>,
  worlds: readonly unknown[],
  move: MoveBase,
): PlannedStep {
  const told = worlds.map((world) => {
    const events: EventBase[] = [];
    game.apply(world, seat, move, (event) => events.push(event));
    return eventsFor(events, seat);
  });
  const views = worlds.map((world) => game.view(world, seat));
  const [first = []] = told;
  const differs = first.findIndex((event, i) => told.some((each) => !sameJson(each[i], event)));
  const isCertain = differs < 0 && told.every(({ length }) => length === first.length);
  const events = differs < 0 ? first : first.slice(0, differs);
  return isCertain && views.every((each) => sameJson(each, views[0]))
    ? { move, events, view: views[0] }
    : { move, events };
}

/** The only move, or the one tried most often if it was tried often enough. */
export function likeliest(
  table: Table | undefined,
  legal: readonly MoveBase[],
): MoveBase | undefined {
  if (legal.length === 1) return legal[0];
  let best: MoveBase | undefined;
  let most = THOUGHT_THROUGH - 1;
  for (const move of legal) {
    const visits = table?.visits[edgeOf(table, move)] ?? 0;
    if (visits <= most) continue;
    most = visits;
    best = move;
  }
  return best;
}
