import { drawFrom, forkRng, rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, MoveBase, Outcome, Rng, Seat } from '@roundhouse/engine';
import { botNamed, Memory } from '@roundhouse/bots';
import type { BotName, Budget } from '@roundhouse/bots';
import { seedOf } from './table-arguments.ts';

interface SimulationPlan {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  readonly budget: Budget;
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
    bySeat: plan.bots.map((bot, seat) => ({
      seat,
      bot,
      wins: wins[seat] ?? 0,
      meanScore: (scores[seat] ?? 0) / games,
    })),
    endings,
  };
}

function playMatch(plan: SimulationPlan, seed: string): { moves: number; outcome: Outcome } {
  const { game, options, seats } = plan;
  const state = game.setup(options, seats, rngFromSeed(seed));
  const rng = rngFromSeed(seedFromText(`policy/${seed}`));
  const choosers = plan.bots.map((name) => chooserOf(plan, name));
  for (let moves = 0; ; moves++) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return { moves, outcome };
    const seat = drawFrom(rng, game.deciders(state));
    game.apply(state, seat, (choosers[seat] as Chooser)(state, seat, rng));
  }
}

type Chooser = (state: unknown, seat: Seat, rng: Rng) => MoveBase;

/** How a bot chooses for one seat of one match. Random needs no view, and is the measure of the game's own speed. */
function chooserOf({ game, budget }: SimulationPlan, name: BotName): Chooser {
  if (name === 'random') return (state, seat, rng) => drawFrom(rng, game.legalMoves(state, seat));
  const bot = botNamed(name);
  const memory = new Memory();
  return (state, seat, rng) =>
    bot.choose({
      game,
      view: game.view(state, seat),
      seat,
      legal: game.legalMoves(state, seat),
      rng: forkRng(rng),
      budget,
      now: () => performance.now(),
      memory,
    }).move;
}
