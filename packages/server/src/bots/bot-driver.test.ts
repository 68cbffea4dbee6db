import { afterEach, expect, it } from 'vitest';
import type { PlayServerInput } from '../play-server.ts';
import { begunMatch, bot, person } from '../testing/fresh-store.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';
import type { BotQuestion } from './bot-driver.ts';

let started: Awaited<ReturnType<typeof startServer>>;
afterEach(() => started.stop());

async function watch(
  change: Partial<PlayServerInput>,
  seats = [bot('easy'), person('x')],
): Promise<Client> {
  started = await startServer(change);
  const eve = await Client.guest(started.url, 'Eve');
  const row = begunMatch({
    id: 'watched',
    game: 'toll-road',
    seats,
    deciders: [0],
    waitsForBot: true,
  });
  await started.store.createMatch(row);
  return eve;
}

it('a bot is told what its seat may know, and nothing more', async () => {
  const asked: BotQuestion[] = [];
  const eve = await watch({
    think: async (question) => {
      asked.push(question);
      return { kind: 'pass' };
    },
  });
  const moved = eve.arrival('watched', 1);
  await started.server.wake('watched');
  await eve.subscribe('watched');
  await moved;
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ bot: 'easy', seat: 0, game: 'toll-road' });
  expect(Object.keys(asked[0]?.view as object)).not.toContain('rng');
  eve.close();
});

it('a bot that fails is asked again', async () => {
  let failures = 0;
  const eve = await watch({
    think: async () => {
      if (failures++ === 0) throw new Error('dizzy');
      return { kind: 'pass' };
    },
    logLevel: 'silent',
  });
  const moved = eve.arrival('watched', 1);
  await started.server.wake('watched');
  await eve.subscribe('watched');
  await moved;
  expect(failures).toBe(2);
  eve.close();
});

it('the pause is drawn without a look at the position', async () => {
  const paused: string[] = [];
  const eve = await watch(
    {
      pause: async (who) => void paused.push(who),
      think: async ({ legal }) => legal.at(-1) ?? { kind: 'none' },
    },
    [bot('easy'), bot('hard')],
  );
  const over = eve.next(
    (message): message is never => message.type === 'position' && message.outcome !== null,
  );
  await eve.subscribe('watched');
  await started.server.wake('watched');
  await over;
  expect(new Set(paused)).toEqual(new Set(['easy', 'hard']));
  eve.close();
});
