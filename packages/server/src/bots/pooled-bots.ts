import { BotPool } from '@roundhouse/bot-runner';
import { availableParallelism } from 'node:os';
import type { Think } from './bot-driver.ts';

/** Bots in a bounded pool of threads, one thread fewer than there are cores, so that people's moves stay fast. */
export function pooledBots(registry: string): { think: Think; close: () => Promise<void> } {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool({ threads, registry });
  return {
    think: async (question, terms) => (await pool.think(question, terms)).move,
    close: () => pool.close(),
  };
}
