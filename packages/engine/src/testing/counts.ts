import type { EventBase, Game, MoveBase } from '../game.ts';

/** How many sequences of legal moves there are from here, for each length from 1 to `depth`. */
export function countSequences<
  Options,
  State,
  Move extends MoveBase,
  View,
  Event extends EventBase,
>(game: Game<Options, State, Move, View, Event>, state: State, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const visit = (at: State, level: number): void => {
    for (const seat of game.deciders(at)) {
      const legal = game.legalMoves(at, seat);
      counts[level] = (counts[level] ?? 0) + legal.length;
      if (level + 1 === depth) continue;
      for (const move of legal) {
        const next = game.clone(at);
        game.apply(next, seat, move);
        visit(next, level + 1);
      }
    }
  };
  visit(state, 0);
  return counts;
}
