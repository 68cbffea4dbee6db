import { eventsFor, reveals } from '@roundhouse/engine';
import type { EventBase, MoveBase, Rng, Seat } from '@roundhouse/engine';
import type { FollowingStep } from '../comparison.ts';
import { worldRng } from '../draws.ts';
import { likeliest } from '../search/compare.ts';
import { edgeOf, tableAt } from '../search/tree.ts';
import type { Node, Table } from '../search/tree.ts';
import type { Decision, Line } from './duel.ts';

/** Further ahead everything is guesswork. */
const LONGEST_LINE = 4;

/**
 * What is expected to follow a move: in one more imagined world the steps that were tried most, whosever they are, up to
 * the first thing that is drawn or shown. It is told as the mover would hear it.
 */
export function lineAfter({ game, seat, view }: Decision, after: Line, rng: Rng): FollowingStep[] {
  const world = game.imagine(view, worldRng(rng));
  const play = (by: Seat, move: MoveBase): readonly EventBase[] | undefined => {
    const events: EventBase[] = [];
    game.apply(world, by, move, (event) => events.push(event));
    return reveals(game, events) ? undefined : eventsFor(events, seat);
  };
  const line: FollowingStep[] = [];
  let node: Node | undefined = after.root;
  let told = play(seat, after.move);
  while (told !== undefined && line.length < LONGEST_LINE) {
    const [next, together] = game.deciders(world);
    if (next === undefined || together !== undefined) break;
    const table: Table | undefined = node && tableAt(node, next);
    const move = likeliest(table, game.legalMoves(world, next));
    if (move === undefined) break;
    told = play(next, move);
    if (told !== undefined) line.push({ seat: next, move, events: told });
    node = table?.children[edgeOf(table, move)];
  }
  return line;
}
