import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase } from '@roundhouse/engine';
import type { AnyBrain } from '../brain.ts';
import { GREEDY } from '../greedy.ts';

/** What greedy does for the seat that has to decide: the evaluation's own choice. */
export function greedyChoice(game: AnyGame, state: unknown): MoveBase {
  const [seat = -1] = game.deciders(state);
  const { move } = GREEDY.choose({
    game,
    view: game.view(state, seat),
    seat,
    legal: game.legalMoves(state, seat),
    rng: rngFromSeed(seedFromText('greedy choice')),
    budget: {},
  });
  return move;
}

/** What the evaluation says of each seat. */
export function sharesIn(brain: AnyBrain, state: unknown): number[] {
  const out: number[] = [];
  brain.evaluate?.(state, out);
  return out;
}

/** The prior of this move of the seat that has to decide; -1 if it is not legal. */
export function priorOf(
  { game, brain }: { readonly game: AnyGame; readonly brain: AnyBrain },
  state: unknown,
  move: MoveBase,
): number {
  const [seat = -1] = game.deciders(state);
  const moves = game.legalMoves(state, seat);
  const out: number[] = [];
  brain.prior?.(state, seat, moves, out);
  const at = moves.findIndex((each) => JSON.stringify(each) === JSON.stringify(move));
  return out[at] ?? -1;
}
