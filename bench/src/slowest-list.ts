import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';

const PASSES = 4;

/** How long a game's lists of legal moves take to make, over whole random matches. */
interface ListTimes {
  readonly lists: number;
  /** Milliseconds of the slowest list: the best of several passes over the same matches, so that pauses of the machine drop out. */
  readonly slowest: number;
  /** The slowest of a single pass, pauses included. */
  readonly slowestSeen: number;
  readonly mean: number;
}

/** Plays the same random matches several times, at every seat count in turn, and times each list of legal moves. */
export function timeLists(game: AnyGame, games: number): ListTimes {
  const best: number[] = [];
  let seen = 0;
  let sum = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    let at = 0;
    for (let number = 0; number < games; number++) {
      at = playTimed(
        game,
        number,
        (milliseconds, index) => {
          best[index] = Math.min(best[index] ?? Infinity, milliseconds);
          if (pass > 0) seen = Math.max(seen, milliseconds);
          if (pass > 0) sum += milliseconds;
        },
        at,
      );
    }
  }
  const slowest = best.reduce((most, each) => Math.max(most, each), 0);
  return {
    lists: best.length,
    slowest,
    slowestSeen: seen,
    mean: sum / (best.length * (PASSES - 1)),
  };
}

function playTimed(
  game: AnyGame,
  number: number,
  note: (milliseconds: number, index: number) => void,
  from: number,
): number {
  const options = game.parseOptions(undefined);
  const counts = game.seatCountsFor(options);
  const rng = rngFromSeed(seedFromText(`lists/${number}`));
  const state = game.setup(
    options,
    counts[number % counts.length] ?? 2,
    rngFromSeed(seedFromText(`match/${number}`)),
  );
  let at = from;
  while (game.outcome(state) === undefined) {
    const seat = drawFrom(rng, game.deciders(state));
    const start = performance.now();
    const legal = game.legalMoves(state, seat);
    note(performance.now() - start, at++);
    game.apply(state, seat, drawFrom(rng, legal));
  }
  return at;
}
