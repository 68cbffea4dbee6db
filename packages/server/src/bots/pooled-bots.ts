import { BotPool } from '@roundhouse/bot-runner';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Think } from './bot-driver.ts';
import { budgetOf } from './pace.ts';

/** Bots in a bounded pool of threads, one thread fewer than there are cores, so that people's moves stay fast. */
export function pooledBots(registry: string): { think: Think; close: () => Promise<void> } {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool({ threads, registry });
  return {
    think: async ({ match, game, bot, seat, view, legal, owner, inBackground }, onBegun) => {
      const request = {
        game,
        bot,
        seat,
        view,
        legal,
        seed: randomBytes(16).toString('hex'),
        budget: budgetOf(bot),
        session: `${match}/${seat}`,
      };
      const { move } = await pool.think(request, { owner, inBackground, onBegun });
      return move;
    },
    close: () => pool.close(),
  };
}
