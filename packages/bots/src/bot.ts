import type { AnyGame, MoveBase, Rng, Seat } from '@roundhouse/engine';
import type { AnyBrain } from './brain.ts';
import type { Comparison } from './comparison.ts';
import type { Memory } from './search/memory.ts';

/** How long a bot may think: whichever limit comes first. An iteration is one imagined world. */
export interface Budget {
  readonly milliseconds?: number | undefined;
  readonly iterations?: number | undefined;
}

/** Asks a bot to stop and answer with what it has; an `AbortSignal` fits. */
export interface Signal {
  readonly aborted: boolean;
}

/** What a server, a page or a command asks a bot: all that its seat may know, and never a state. Plain JSON. */
export interface Question {
  /** The game's id. */
  readonly game: string;
  /** The bot's name. */
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** The seat's legal moves, at least one. */
  readonly legal: readonly MoveBase[];
  /** Any text: the same text, the same draws. */
  readonly seed: string;
  /** By default the time that the bot has at every table. */
  readonly budget?: Budget | undefined;
  /** One name per match, seat and bot lets search go on with its tree at the next small step of a decision. */
  readonly session?: string | undefined;
  /** Whether a bot that searches should also say what it compared. */
  readonly explain?: boolean | undefined;
}

/** A question with everything that is needed to answer it. */
export interface Task extends Pick<Question, 'seat' | 'view' | 'legal' | 'explain'> {
  readonly game: AnyGame;
  /** The bot's own generator, which has nothing to do with the match's. */
  readonly rng: Rng;
  readonly budget: Budget;
  /** A clock in milliseconds; needed when the budget has milliseconds. */
  readonly now?: (() => number) | undefined;
  readonly signal?: Signal | undefined;
  /** Instead of the game's own. */
  readonly brain?: AnyBrain | undefined;
  /** What this seat's bot kept from its last answer; without it the answer depends on nothing but the task. */
  readonly memory?: Memory | undefined;
}

/** What a bot thinks of one move. */
export interface Candidate<Move extends MoveBase = MoveBase> {
  readonly move: Move;
  /** In how many imagined worlds it was tried. */
  readonly visits: number;
  /** The share of the win that the seat expects from it, 0 to 1; means nothing while `visits` is 0. */
  readonly value: number;
}

export interface Choice {
  readonly move: MoveBase;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** Where it was asked for. */
  readonly comparison?: Comparison;
}

/** Given the same view, generator and iterations, a bot gives the same answer. */
export interface Bot {
  readonly name: string;
  choose(task: Task): Choice;
}

/** The answer where there is nothing to think about. */
export function unexamined(legal: readonly MoveBase[], move: MoveBase): Choice {
  const others = legal.filter((each) => each !== move);
  const candidates = [move, ...others].map((each) => ({ move: each, visits: 0, value: 0 }));
  return { move, candidates, iterations: 0 };
}
