import { BotPool } from '@roundhouse/bot-runner';
import { availableParallelism } from 'node:os';
import type { Think } from './bot-driver.ts';
import type { ReviewWork } from './review-work.ts';

/** Bots in a bounded pool of threads, one thread fewer than there are cores, so that people's moves stay fast. */
export function pooledBots(registry: string): {
  think: Think;
  review: ReviewWork;
  close: () => Promise<void>;
} {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool({ threads, registry });
  return {
    think: async (question, terms) => (await pool.think(question, terms)).move,
    review: (request, terms) => pool.review(request, terms),
    close: () => pool.close(),
  };
}
