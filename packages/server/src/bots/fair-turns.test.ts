import { BotPool } from '@roundhouse/bot-runner';
import { afterEach, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';
import type { Think } from './bot-driver.ts';

const MANY = 12;
const SOON = 3;
const registry = new URL('../testing/games.ts', import.meta.url).href;
const live = { kind: 'real-time', bank: 3_600_000, increment: 0 };

const pool = new BotPool({ threads: 1, registry });
let stop: () => Promise<void>;
afterEach(async () => {
  await stop();
  await pool.close();
});

async function begin(host: Client, bots: readonly string[]): Promise<string> {
  const table = { game: 'toll-road', seats: [...bots, 'me'], seating: 'chosen', time: live };
  return host.begin(table);
}

it('an easy bot moves soon though somebody else has many experts thinking', async () => {
  const answered: string[] = [];
  let before = Infinity;
  const think: Think = async ({ bot, ...question }, terms) => {
    if (bot === 'easy') before = Math.min(before, answered.length);
    const { move } = await pool.think(
      { ...question, bot, budget: { iterations: bot === 'expert' ? 300 : 5 } },
      terms,
    );
    answered.push(bot);
    return move;
  };
  const started = await startServer({ think });
  stop = started.stop;
  const greedy = await Client.guest(started.url, 'Greedy');
  const modest = await Client.guest(started.url, 'Modest');
  for (let at = 0; at < MANY; at++) await begin(greedy, ['expert', 'expert']);
  const match = await begin(modest, ['easy']);
  const moved = modest.arrival(match, 1);
  await modest.subscribe(match);
  await moved;
  expect(answered.indexOf('easy') - before).toBeLessThanOrEqual(SOON);
  greedy.close();
  modest.close();
});
