import { sameJson } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import type { Task } from '../bot.ts';
import { worldRng } from '../draws.ts';
import type { Node } from './tree.ts';

/**
 * What search keeps between the small steps of one decision: the part of its tree below the move it played. It is
 * used only if the next view is the very one that the move had to lead to. Nothing new was shown then, so the
 * worlds imagined for the last step are as good for this one.
 */
export class Memory {
  #node: Node | undefined;
  #view: unknown;

  /** The tree for this task, if there is one; it is handed out once. */
  recall({ view }: Task): Node | undefined {
    const node = this.#node;
    this.#node = undefined;
    return node !== undefined && sameJson(this.#view, view) ? node : undefined;
  }

  /** Keeps the tree below the move that answers the task, unless the move ends the decision or shows something. */
  keep({ game, view, seat, rng }: Task, move: MoveBase, below: Node | undefined): void {
    const next = below === undefined ? undefined : quietlyAfter(game, view, seat, move, rng);
    this.#node = next === undefined ? undefined : below;
    this.#view = next;
  }
}

/** The seat's view after its move, if it decides again and was shown nothing. */
function quietlyAfter(game: AnyGame, view: unknown, seat: Seat, move: MoveBase, rng: Rng): unknown {
  const world = game.imagine(view, worldRng(rng));
  let revealed = false;
  game.apply(world, seat, move, ({ kind }) => {
    if (game.revealing.includes(kind)) revealed = true;
  });
  return revealed || !game.deciders(world).includes(seat) ? undefined : game.view(world, seat);
}
