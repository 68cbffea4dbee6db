import { drawBelow, drawFrom, forkRng } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';

/** A game as it is measured: with its default options, and a middling number of seats. */
export interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

export function tableOf(game: AnyGame): Table {
  const options = game.parseOptions(undefined);
  const counts = game.seatCountsFor(options);
  const seats = counts[Math.floor(counts.length / 2)];
  if (seats === undefined) throw new Error(`${game.id} has no seat counts`);
  return { game, options, seats };
}

/** Plays one whole random match, with the full list of legal moves at every step, and gives the number of moves. */
export function playRandomly(
  { game, options, seats }: Table,
  rng: Rng,
  look?: (state: unknown) => void,
): number {
  const state = game.setup(options, seats, forkRng(rng));
  let moves = 0;
  while (game.outcome(state) === undefined) {
    const deciders = game.deciders(state);
    const seat = deciders.length === 1 ? (deciders[0] as Seat) : drawFrom(rng, deciders);
    const legal = game.legalMoves(state, seat);
    look?.(state);
    game.apply(state, seat, legal[drawBelow(rng, legal.length)] as MoveBase);
    moves++;
  }
  return moves;
}
