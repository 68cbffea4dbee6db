import { drawFrom, rngFromSeed, seedFromText } from '@roundhouse/engine';
import { budgetOf } from '@roundhouse/bots';
import type { Choice, Question } from '@roundhouse/bots';
import type { ReviewPart, ReviewRequest } from './jobs.ts';
import { JobFailed, ThreadPool } from './thread-pool.ts';
import type { JobTerms, PoolSettings } from './thread-pool.ts';

export interface BotPoolSettings extends PoolSettings {
  /** How long after its budget a bot is ended. */
  readonly graceMs?: number;
  /** How long a bot may take whose budget is in iterations only. */
  readonly longestMs?: number;
}

/** For whom a bot thinks; the signal makes it answer with what it has so far. */
interface ThinkTerms extends Omit<JobTerms, 'limitMs'> {
  readonly signal?: AbortSignal;
}

/** An answer; `fallback` if the bot failed and a legal move was drawn in its place. */
type Thought = Choice & { readonly fallback: boolean };

const GRACE_MS = 500;
const LONGEST_MS = 60_000;

/** Bots that think on other threads. Keep one for the life of the process. */
export class BotPool {
  readonly #pool: ThreadPool;
  readonly #grace: number;
  readonly #longest: number;

  constructor(settings: BotPoolSettings = {}) {
    this.#pool = new ThreadPool(settings);
    this.#grace = settings.graceMs ?? GRACE_MS;
    this.#longest = settings.longestMs ?? LONGEST_MS;
  }

  /**
   * A bot's answer. Always a legal move, even if the bot crashed or overran its budget; a stop by the signal gives
   * what the bot has so far. Rejects with `JobFailed` only if too many of its owner wait (`full`) or the pool was closed.
   */
  async think(question: Question, { signal, ...terms }: ThinkTerms = {}): Promise<Thought> {
    const stop = new SharedArrayBuffer(4);
    const raise = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
    if (signal?.aborted === true) raise();
    signal?.addEventListener('abort', raise);
    const limitMs = (budgetOf(question).milliseconds ?? this.#longest) + this.#grace;
    try {
      const choice = await this.#pool.run({ kind: 'think', question, stop }, { ...terms, limitMs });
      return { ...(choice as Choice), fallback: false };
    } catch (error) {
      if (error instanceof JobFailed && ['late', 'crashed'].includes(error.failure)) {
        return fallback(question);
      }
      throw error;
    } finally {
      signal?.removeEventListener('abort', raise);
    }
  }

  /** Goes on with a review. Rejects with `JobFailed`, whatever went wrong. */
  async review(request: ReviewRequest, terms: Omit<JobTerms, 'limitMs'>): Promise<ReviewPart> {
    const limitMs = request.milliseconds + this.#longest;
    const part = await this.#pool.run({ kind: 'review', request }, { ...terms, limitMs });
    return part as ReviewPart;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

function fallback({ legal, seed }: Question): Thought {
  const move = drawFrom(rngFromSeed(seedFromText(seed)), legal);
  return { move, candidates: [], iterations: 0, fallback: true };
}
