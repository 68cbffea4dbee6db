import type { Schema, Shape } from '@roundhouse/bots/learned';
import type { Tuning } from '@roundhouse/bots';

/** Into so many parts every batch is cut, whatever the number of threads, so that the same seed learns the same. */
export const SHARDS = 16;

/** What a training thread is started with: the memory is shared by all of them. */
export interface ThreadData {
  /** The module whose `findGame` knows the games. */
  readonly registry: string;
  readonly game: string;
  readonly options: unknown;
}

/** Handed to every thread once the looks have been surveyed. */
export interface Course {
  readonly schema: Schema;
  readonly shape: Shape;
  readonly tuning: Partial<Tuning>;
  readonly weights: SharedArrayBuffer;
  readonly samples: SharedArrayBuffer;
  /** The places of a batch's samples. */
  readonly batch: SharedArrayBuffer;
  /** One gradient for each shard. */
  readonly gradients: SharedArrayBuffer;
}

/** A match to be played; `bots` are contestants' names, those with `+net` have the network. */
export interface MatchJob {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly iterations: number;
  readonly mistakes: number;
  /** About how many samples to take, and from how many positions. */
  readonly most: number;
  readonly length: number;
}

export type Job =
  | { readonly kind: 'course'; readonly course: Course }
  | { readonly kind: 'lesson'; readonly match: MatchJob }
  | { readonly kind: 'match'; readonly match: MatchJob }
  | { readonly kind: 'gradient'; readonly shard: number; readonly count: number }
  | { readonly kind: 'loss'; readonly samples: Float32Array };

/** What comes of a job: all that any kind of it gives. */
export interface Result {
  readonly samples?: Float32Array;
  readonly shares?: readonly number[];
  readonly wins?: readonly number[];
  readonly moves?: number;
  readonly loss?: number;
}
