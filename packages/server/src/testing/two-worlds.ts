import { drawBelow, drawFrom, forkRng, reveals, sameMove } from '@roundhouse/engine';
import type { AnyGame, EventBase, MoveBase, Rng, Seat, Viewer } from '@roundhouse/engine';

/** A stretch of a match in two worlds that the viewer can't tell apart until its last move, which may show it something. */
export interface Stretch {
  readonly viewer: Viewer;
  readonly real: unknown;
  readonly imagined: unknown;
  /** Moves that are legal in both worlds. */
  readonly moves: readonly (readonly [Seat, MoveBase])[];
  /** Whether the last move shows something, so that what follows it may differ. */
  readonly revealing: boolean;
}

interface Played {
  readonly seat: Seat;
  readonly move: MoveBase;
  readonly before: unknown;
}

const TRIES = 4;

/** A whole match at random: each move with the state before it. */
function playAtRandom(game: AnyGame, seats: number, rng: Rng): Played[] {
  const state = game.setup(game.parseOptions(undefined), seats, forkRng(rng));
  const played: Played[] = [];
  while (game.outcome(state) === undefined) {
    const seat = drawFrom(rng, game.deciders(state));
    const move = drawFrom(rng, game.legalMoves(state, seat));
    played.push({ seat, move, before: game.clone(state) });
    game.apply(state, seat, move);
  }
  return played;
}

/** Cuts a random match into stretches: each begins in a world imagined anew from what the viewer knows there. */
export function* stretchesOf(
  game: AnyGame,
  seats: number,
  viewer: Viewer,
  rng: Rng,
): Generator<Stretch> {
  const played = playAtRandom(game, seats, rng);
  for (let from = 0; from < played.length;) {
    const stretch = firstStretch(game, played.slice(from), viewer, rng);
    if (stretch !== undefined) yield stretch;
    from += Math.max(1, stretch?.moves.length ?? 1);
  }
}

function firstStretch(
  game: AnyGame,
  played: readonly Played[],
  viewer: Viewer,
  rng: Rng,
): Stretch | undefined {
  const [first] = played;
  if (first === undefined) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const imagined = game.imagine(game.view(first.before, viewer), forkRng(rng));
    const stretch = follow(game, played, game.clone(imagined));
    if (stretch.moves.length > 0) return { viewer, real: first.before, imagined, ...stretch };
  }
  return undefined;
}

/** The moves that are legal in the other world too, up to one that shows something. */
function follow(
  game: AnyGame,
  played: readonly Played[],
  world: unknown,
): Pick<Stretch, 'moves' | 'revealing'> {
  const moves: [Seat, MoveBase][] = [];
  for (const { seat, move, before } of played) {
    if (!game.legalMoves(world, seat).some((legal) => sameMove(legal, move))) break;
    moves.push([seat, move]);
    const events: EventBase[] = [];
    const real = game.clone(before);
    game.apply(real, seat, move, (event) => events.push(event));
    game.apply(world, seat, move, (event) => events.push(event));
    if (reveals(game, events)) return { moves, revealing: true };
  }
  return { moves, revealing: false };
}

/** Some of a list, each equally likely, in order. */
export function sample<T>(list: readonly T[], count: number, rng: Rng): T[] {
  const left = [...list];
  while (left.length > count) left.splice(drawBelow(rng, left.length), 1);
  return left;
}
