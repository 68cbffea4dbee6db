import type { MoveBase, Seat } from '@roundhouse/engine';
import type { Level } from './bot-names.ts';

/** Numbers that suit a game. All have defaults; change one only when the arena says so. */
export interface Tuning {
  /** How much search trusts priors over results so far. */
  readonly exploration: number;
  /** The same in standard deviations of the results so far, in place of `exploration` where it is above 0. */
  readonly explorationSpreads: number;
  /** The part of each prior that is spread evenly, so that no move is ruled out: 0 to 1. */
  readonly priorFloor: number;
  /** After n visits search looks at widenBase + widenFactor * n ** widenPower moves, those of highest prior first. */
  readonly widenBase: number;
  readonly widenFactor: number;
  readonly widenPower: number;
  /** Decisions played below the tree before the evaluation; without an evaluation, always to the end. */
  readonly playoutSteps: number;
  /** The same where the others play just any move (see `randomness`): that blurs more than it shows after a while. */
  readonly randomSteps: number;
  /** How many moves a playout compares by evaluation, those of highest prior; with 1 it draws by priors instead. */
  readonly playoutWidth: number;
  /** By how many further steps of its own decision, the likeliest ones, a compared move is followed. */
  readonly playoutFollow: number;
  /** In a finished match a lead of so many points multiplies a seat's odds by e; with 0 only wins and places count. */
  readonly endSpread: number;
  /** Nothing is hidden and nothing is drawn any more: one imagined world is all worlds. */
  readonly isOpen: boolean;
  /** Worlds that greedy imagines, where they differ. */
  readonly greedyWorlds: number;
  /** How many moves greedy compares at each further step of its own decision, and for how many steps. */
  readonly followWidth: number;
  readonly followSteps: number;
  /** The temperature of easy's and of medium's choice, in standard deviations of its values; without it medium is greedy. */
  readonly easyNoise: number;
  readonly mediumNoise: number;
  /** Worlds that hard imagines. */
  readonly hardIterations: number;
  /** Worlds after which expert answers though it has time left: so many that more were measured not to help. */
  readonly enough: number;
}

export const DEFAULT_TUNING: Tuning = {
  exploration: 1.5,
  explorationSpreads: 0,
  priorFloor: 0.25,
  widenBase: 2,
  widenFactor: 2,
  widenPower: 0.5,
  playoutSteps: 4,
  randomSteps: 10,
  playoutWidth: 1,
  playoutFollow: 0,
  endSpread: 0,
  isOpen: false,
  greedyWorlds: 6,
  followWidth: 4,
  followSteps: 6,
  easyNoise: 0.6,
  mediumNoise: 0,
  hardIterations: 200,
  enough: Infinity,
};

/**
 * What bots are worth among rated players, in points: 1500 is where a player begins, and 174 points more are odds of e to 1
 * (an Elo scale). They never change with a match. `medium` is 1500 by definition; the distances are those of the tables in
 * docs/measurements/bots.md, each row weighted by its games and rounded to ten (`random` by its distance from greedy).
 */
export type BotRatings = Readonly<Record<Level | 'random', number>>;

/** What a game teaches the bots. Every part may be missing. It must not draw, remember or change anything. */
export interface Brain<State, Move extends MoveBase> {
  /**
   * Sets out[seat], for every seat, to the share of the win that it can expect: 0 to 1, about 1 in sum. Asked about
   * states that are not over, in the middle of a decision too. The whole state may be used: it is an imagined one.
   */
  evaluate?(state: State, out: number[]): void;
  /** The same for search, where it sees more than a beginner would; greedy keeps to `evaluate`. */
  insight?(state: State, out: number[]): void;
  /**
   * Sets out[i] to a weight for moves[i], above 0: how often a good player in this seat would choose it. Only what
   * the seat knows may be used, so that a move has the same weight in every imagined world, whatever else is listed.
   */
  prior?(state: State, seat: Seat, moves: readonly Move[], out: number[]): void;
  /** How likely it is, 0 to 1, that the other seats play just any move: in so many iterations they do. */
  randomness?(state: State, seat: Seat): number;
  /**
   * A number that two states share only if they are the same but for their generator, for games in which nothing is
   * drawn: search then plays no position to its end twice. By chance it may be shared by one pair in about 2 ** 53.
   */
  fingerprint?(state: State): number;
  /** What a seat sees of a state, for the learner, where the view is too slow or says less; nothing that the view hides. */
  look?(state: State, viewer: Seat): unknown;
  /** What was learned: the shares where search ends a line, as `viewer`, who searches, sees them. */
  value?(state: State, viewer: Seat, out: number[]): void;
  /** What `roundhouse train` has learned, for expert, at the tables where it was measured to win with it. */
  readonly network?: { readonly packed: string; suits(state: State): boolean };
  /** What the game's bots were measured to be worth. */
  readonly ratings?: BotRatings;
  readonly tuning?: Partial<Tuning>;
  /** Numbers for search that suit only some tables, such as those of many seats, over those of `tuning`. */
  tuningAt?(state: State): Partial<Tuning>;
}

/** The brain of one game. */
export interface GameBrain<State, Move extends MoveBase> extends Brain<State, Move> {
  /** The game's id. */
  readonly game: string;
}

/** A brain whose types the caller does not know: what the registry holds. */
export type AnyBrain = Brain<unknown, MoveBase>;

/** For games without one: equal priors, and matches played to their end. */
export const DEFAULT_BRAIN: AnyBrain = {};

/** The brain's numbers, defaults filled in. */
export function tuningOf(brain: AnyBrain): Tuning {
  return { ...DEFAULT_TUNING, ...brain.tuning };
}

/** The brain that search has, with the numbers that suit this table. */
export function brainAt(brain: AnyBrain, state: unknown): AnyBrain {
  const tuning = { ...brain.tuning, ...brain.tuningAt?.(state) };
  if (brain.insight === undefined) return { ...brain, tuning };
  return { ...brain, tuning, evaluate: (each, out) => brain.insight?.(each, out) };
}
