import { optionCombinations, rngFromSeed, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame, MatchRecord, MoveBase, Outcome, Seat } from '@roundhouse/engine';
import { entry } from '@roundhouse/engine/kit';
import type { Bot, Budget, Choice, Signal } from './bot.ts';
import type { AnyBrain } from './brain.ts';
import { Memory } from './search/memory.ts';

interface MatchPlan {
  readonly game: AnyGame;
  /** By default the first that allow so many seats. */
  readonly options?: unknown;
  /** One bot for each seat. */
  readonly bots: readonly Bot[];
  /** Any text. */
  readonly seed: string;
  readonly budget: Budget;
  readonly now?: (() => number) | undefined;
  readonly signal?: Signal | undefined;
  readonly brain?: AnyBrain | undefined;
  /** Told of every choice, before it is played. */
  readonly onChoice?: (seat: Seat, choice: Choice, milliseconds: number) => void;
}

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly record: MatchRecord;
}

/** Plays a whole match between bots; undefined if it was aborted. The same plan gives the same match, by iterations. */
export function playMatch(plan: MatchPlan): PlayedMatch | undefined {
  const { game, bots, signal } = plan;
  const seats = bots.length;
  const options = plan.options ?? optionsFor(game, seats);
  const start = { options, seats, seed: seedFromText(`match ${plan.seed}`) };
  const begun = setUpMatch(game, start);
  if (!begun.ok) throw new Error(`${game.id} for ${seats}: ${begun.error}`);
  const { state } = begun;
  const memories = bots.map(() => new Memory());
  const moves: [Seat, MoveBase][] = [];
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) break;
    if (signal?.aborted === true) return undefined;
    const move = ask(plan, state, seat, memories[seat], moves.length);
    game.apply(state, seat, move);
    moves.push([seat, move]);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody decides and nothing is decided`);
  const record = { game: game.id, rulesVersion: game.rulesVersion, ...start, moves };
  return { outcome, record };
}

/** The first options that allow this number of seats; undefined if none do. */
export function optionsFor(game: AnyGame, seats: number): unknown {
  return optionCombinations(game.options).find((each) => {
    const options = game.parseOptions(each);
    return options !== undefined && game.seatCountsFor(options).includes(seats);
  });
}

function ask(
  { game, bots, seed, budget, now, signal, brain, onChoice }: MatchPlan,
  state: unknown,
  seat: Seat,
  memory: Memory | undefined,
  number: number,
): MoveBase {
  const start = now?.() ?? 0;
  const choice = entry(bots, seat).choose({
    game,
    view: game.view(state, seat),
    seat,
    legal: game.legalMoves(state, seat),
    rng: rngFromSeed(seedFromText(`bot ${seed} ${seat} ${number}`)),
    budget,
    now,
    signal,
    brain,
    memory,
  });
  onChoice?.(seat, choice, (now?.() ?? 0) - start);
  return choice.move;
}
