import type { Ladder } from './rating-store.ts';

/** Where people who want the same wait for each other. */
export interface SeekQueue extends Ladder {
  readonly rated: boolean;
}

/** Somebody who looks for a game. */
export interface SeekRow extends SeekQueue {
  readonly user: string;
  readonly sizes: readonly number[];
  readonly points: number;
  readonly botsAfter: number | null;
  readonly since: number;
  /** When the user was last there: asked how it stands, or had a page open. */
  readonly seenAt: number;
  /** The match that was found; its table is being laid, or is there. */
  readonly match: string | null;
  readonly origin: string;
}

/** What is older than this is forgotten: of those who look for a game, by its pace, and of waits. */
export interface SeekAges {
  readonly live: number;
  readonly turnBased: number;
  readonly waits: number;
}

export interface SeekStore {
  /** A user looks for one thing at a time; what was looked for before is forgotten. */
  seek(row: SeekRow): Promise<void>;
  of(user: string): Promise<SeekRow | undefined>;
  seen(users: readonly string[], now: number): Promise<void>;
  /** False if there was nothing to end, or a match was found meanwhile. */
  end(user: string): Promise<boolean>;
  /** Everybody who waits in a queue, the oldest first; of those who look for a live game only who was seen since. */
  waiting(queue: SeekQueue, seenSince: number, most: number): Promise<SeekRow[]>;
  /** The queues in which somebody waits. */
  queues(): Promise<SeekQueue[]>;
  /** Takes all of these users for a match, or none of them: one may have been taken, or have left. */
  take(users: readonly string[], match: string, now: number): Promise<boolean>;
  /** Those for whom a match was to be made that is not there after so long wait again. */
  release(takenBefore: number): Promise<void>;
  /** Forgets those who are not there any more, or have what they looked for, and how long others waited before. */
  clear(before: SeekAges): Promise<void>;
  /** Notes how long somebody waited. */
  waited(queue: SeekQueue, milliseconds: readonly number[], now: number): Promise<void>;
  /** How long the last ones waited, at most so many, since then. */
  waits(queue: SeekQueue, since: number, most: number): Promise<number[]>;
}
