import type { ArenaGame, Budget, Choice, Pairing, Question } from '@roundhouse/bots';

/** A match of the arena, as a thread is told of it. */
export interface PlayRequest {
  readonly game: string;
  readonly options?: unknown;
  readonly pairing: Pairing;
  readonly budget: Budget;
}

/** What a thread is asked to do. A thread does one job at a time. */
export type Job =
  | { readonly kind: 'think'; readonly question: Question; readonly stop: SharedArrayBuffer }
  | { readonly kind: 'play'; readonly request: PlayRequest };

/** What a thread says: `ready` once when it has loaded, then one `done` for each job. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Choice | ArenaGame };

/** What a thread is started with. */
export interface ThreadData {
  /** The module whose `findGame` knows the games. */
  readonly registry: string;
}
