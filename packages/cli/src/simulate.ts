import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Outcome, Seat } from '@roundhouse/engine';
import type { Bot } from './bots.ts';
import { seedOf } from './table-arguments.ts';

export interface SimulationPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly { readonly name: string; readonly bot: Bot }[];
  readonly seed: string;
}

export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly movesPerGame: { readonly mean: number; readonly longest: number };
  /** A shared first place counts as a part of a win for each. */
  readonly bySeat: readonly {
    readonly seat: Seat;
    readonly bot: string;
    readonly wins: number;
    readonly meanScore: number;
  }[];
  readonly endings: Readonly<Record<string, number>>;
}

/** Plays all matches of a plan. */
export function simulate(
  plan: SimulationPlan,
  onMatch: (done: number, all: number) => void,
): Simulation {
  const { games, seats } = plan;
  const wins = new Array<number>(seats).fill(0);
  const scores = new Array<number>(seats).fill(0);
  const endings: Record<string, number> = Object.fromEntries(
    plan.game.endings.map((ending) => [ending, 0]),
  );
  let moves = 0;
  let longest = 0;
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    const match = playMatch(
      plan,
      games === 1 ? seedOf(plan.seed) : seedFromText(`${plan.seed}/${number}`),
    );
    moves += match.moves;
    longest = Math.max(longest, match.moves);
    const { ranking, reason } = match.outcome;
    const [best = []] = ranking;
    for (const seat of best) wins[seat] = (wins[seat] ?? 0) + 1 / best.length;
    for (const [seat, score] of match.outcome.scores.entries()) {
      scores[seat] = (scores[seat] ?? 0) + score;
    }
    endings[reason] = (endings[reason] ?? 0) + 1;
    onMatch(number + 1, games);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: plan.game.id,
    seats,
    options: plan.options,
    seed: plan.seed,
    games,
    moves,
    seconds,
    gamesPerSecond: games / seconds,
    movesPerSecond: moves / seconds,
    movesPerGame: { mean: moves / games, longest },
    bySeat: plan.bots.map(({ name }, seat) => ({
      seat,
      bot: name,
      wins: wins[seat] ?? 0,
      meanScore: (scores[seat] ?? 0) / games,
    })),
    endings,
  };
}

function playMatch(plan: SimulationPlan, seed: string): { moves: number; outcome: Outcome } {
  const { game, options, seats, bots } = plan;
  const state = game.setup(options, seats, rngFromSeed(seed));
  const rng = rngFromSeed(seedFromText(`policy/${seed}`));
  for (let moves = 0; ; moves++) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return { moves, outcome };
    const seat = drawFrom(rng, game.deciders(state));
    const bot = bots[seat]?.bot;
    if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
    game.apply(
      state,
      seat,
      bot(game.legalMoves(state, seat), rng, () => game.view(state, seat)),
    );
  }
}
