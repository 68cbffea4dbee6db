import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Outcome } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import type { MatchRating } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import { NEWCOMER, pointsOf } from '../ratings/rating.ts';
import { ALL_TIME } from '../ratings/season.ts';
import { accountAt } from '../testing/account.ts';
import { TEST_GAMES } from '../testing/games.ts';
import { startServer } from '../testing/play-server.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../docs/examples/play.mjs', import.meta.url));

/** Those that a server really has come first: whoever tries an example meets them. */
const games = [...GAMES, ...TEST_GAMES];
const endings = GAMES[0]?.endings;

it('the example client of the protocol plays a whole match, in about 40 lines', async () => {
  const { url, stop } = await startServer({ games });
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, url], {
    timeout: 60_000,
  });
  expect(endings).toContain((JSON.parse(stdout) as Outcome).reason);
  expect(readFileSync(EXAMPLE, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(45);
  await stop();
});

const PYTHON = fileURLToPath(new URL('../../../../docs/examples/play.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const isSkipped = !hasPython && process.env['ROUNDHOUSE_TEST'] !== 'all';
if (isSkipped) console.warn('SKIPPED the example in Python: there is no python3.');

it.skipIf(isSkipped)(
  'a program in another language plays whole matches with a bot account, one of them rated, in 60 lines',
  async () => {
    const { url, store, stop } = await startServer({ games });
    // Whoever meets a program of their own is not rated for it.
    const [ada, owner] = [await accountAt(url, 'Ada'), await accountAt(url, 'Owner')];
    const bot = await owner.post<{ user: string }>('/api/bots', { name: 'Locomotion' });
    const path = `/api/bots/${bot.user}/tokens`;
    const { token } = await owner.post<{ token: string }>(path, { label: 'play.py' });
    const play = async (...match: string[]): Promise<Outcome> => {
      const args = [PYTHON, url, token, ...match];
      const { stdout } = await promisify(execFile)('python3', args, { timeout: 60_000 });
      return JSON.parse(stdout) as Outcome;
    };
    expect(endings).toContain((await play()).reason);
    const [alone] = await store.matchesOf(bot.user, 1);
    expect(alone?.seats.find(({ user }) => user === bot.user)).toMatchObject({ botAccount: true });
    const time = { kind: 'real-time', bank: 600_000, increment: 0 };
    const rated = { time, rated: true, botAccounts: true };
    const table = { game: 'whistle-stop', seats: ['me', null], ...rated };
    const { id } = await ada.post('/api/matches', table);
    const joined = ada.next(
      (message): message is never =>
        message.type === 'mine' && message.table.seats.every(({ taken }) => taken),
    );
    const played = play(id);
    await joined;
    await ada.post(`/api/matches/${id}/start`, {});
    const [, outcome] = await Promise.all([ada.playToEnd(id), played]);
    expect(outcome).toMatchObject({ reason: 'cards-played' });
    const rating = await vi.waitFor(
      async () => {
        const found = await ada.get<MatchRating | null>(`/api/matches/${id}/rating`);
        return found ?? Promise.reject(new Error('not rated yet'));
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(rating.verdict).toBe('counted');
    // Both began with the same points, and one of them won.
    const [ours, theirs] = await Promise.all(
      [ada.user, bot.user].map((user) => store.ratings.standingsOf(user, ALL_TIME)),
    );
    expect(ours).toMatchObject([{ game: 'whistle-stop', pace: 'live', matches: 1 }]);
    expect((ours?.[0]?.points ?? 0) + (theirs?.[0]?.points ?? 0)).toBe(2 * pointsOf(NEWCOMER));
    expect(readFileSync(PYTHON, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(60);
    ada.close();
    owner.close();
    await stop();
  },
);
