import type { Question } from '@roundhouse/bots';
import { afterEach, expect, it } from 'vitest';
import type { PlayServerInput } from '../main/play-server-input.ts';
import type { TimeControl } from '@roundhouse/protocol';
import type { ThinkTerms } from './bot-driver.ts';
import type { SeatRow } from '../store/store.ts';
import { begunMatch, bot, person, SETTINGS } from '../testing/fresh-store.ts';
import { Client } from '../testing/client.ts';
import { startServer } from '../testing/play-server.ts';

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
  const asked: Question[] = [];
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

it('takes its pause from when it begins to think, however long it had to wait', async () => {
  const heard: string[] = [];
  let goOn = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const eve = await watch({
    think: async (_, { onBegun }) => {
      heard.push('waits');
      await waits;
      heard.push('thinks');
      onBegun();
      return { kind: 'pass' };
    },
    pause: async () => void heard.push('pause begins'),
  });
  const moved = eve.arrival('watched', 1);
  await started.server.wake('watched');
  await eve.subscribe('watched');
  expect(heard).toEqual(['waits']);
  goOn();
  await moved;
  expect(heard).toEqual(['waits', 'thinks', 'pause begins']);
  eve.close();
});

it('tells for whom it thinks, and whether anybody waits for it', async () => {
  const asked: (ThinkTerms & Question)[] = [];
  const eve = await watch({
    think: async (question, terms) => {
      asked.push({ ...question, ...terms });
      return { kind: 'pass' };
    },
  });
  await eve.subscribe('watched');
  const watched = eve.arrival('watched', 1);
  await started.server.wake('watched');
  await watched;
  expect(asked).toMatchObject([{ owner: 'ada', inBackground: false }]);
  const forgotten = async (id: string, seats: SeatRow[], time: TimeControl): Promise<void> => {
    const settings = { ...SETTINGS, time };
    await started.store.createMatch(
      begunMatch({ id, game: 'toll-road', seats, settings, deciders: [0], waitsForBot: true }),
    );
    await started.server.wake(id);
  };
  const live: TimeControl = { kind: 'real-time', bank: 1e6, increment: 0 };
  await forgotten('nobody looks', [bot('easy'), person('x')], { kind: 'none' });
  await forgotten('a clock runs', [bot('easy'), person('x')], live);
  await forgotten('nobody plays', [bot('easy'), bot('hard')], live);
  const first = (id: string): boolean | undefined =>
    asked.find(({ session = '' }) => session.startsWith(`${id}/`))?.inBackground;
  expect(['nobody looks', 'a clock runs', 'nobody plays'].map(first)).toEqual([true, false, true]);
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
