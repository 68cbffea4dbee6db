import type { ArenaGame, Budget, Choice, Pairing, Question } from '@roundhouse/bots';
import type { MatchRecord, Seat } from '@roundhouse/engine';

/** A match of the arena, as a thread is told of it. */
export interface PlayRequest {
  readonly game: string;
  readonly options?: unknown;
  readonly pairing: Pairing;
  readonly budget: Budget;
  /** What bots named with `+net` have learned, as `roundhouse train` writes it. */
  readonly network?: string | undefined;
}

/** A part of a review, as a thread is told of it. */
export interface ReviewRequest {
  /** Any name of the match: the thread that has just reviewed it goes on fastest. */
  readonly match: string;
  readonly record: MatchRecord;
  /** What was noted in the parts before, as they gave it; null before the first. */
  readonly notes: string | null;
  /** How long this part goes on; at least one position is looked at. */
  readonly milliseconds: number;
  /** After how many passes, or positions looked at, the review is done. */
  readonly passes: number;
  readonly positions: number;
}

/** What a review has come to with a part of it. */
export interface ReviewPart {
  /** JSON. */
  readonly notes: string;
  readonly passes: number;
  /** Of all that is to be done, 0 to 1. */
  readonly progress: number;
  readonly isDone: boolean;
  /** When it is done, the seats that made no mistake. */
  readonly flawless: readonly Seat[];
}

/** What a thread is asked to do. A thread does one job at a time. */
export type Job =
  | { readonly kind: 'think'; readonly question: Question; readonly stop: SharedArrayBuffer }
  | { readonly kind: 'play'; readonly request: PlayRequest }
  | { readonly kind: 'review'; readonly request: ReviewRequest };

export type Result = Choice | ArenaGame | ReviewPart;

/** What a thread says: `ready` once when it has loaded, then one `done` for each job. */
export type Reply = { readonly kind: 'ready' } | { readonly kind: 'done'; readonly result: Result };

/** What a thread is started with. */
export interface ThreadData {
  /** The module whose `findGame` knows the games. */
  readonly registry: string;
}
