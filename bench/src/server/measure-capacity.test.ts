import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { measureCapacity } from './measure-capacity.ts';
import type { CapacityRow } from './measure-capacity.ts';
import { fewestSeats } from './tables.ts';

const catalogue = new URL('../testing/every-game.ts', import.meta.url).href;

it('plays matches at the pace that it is given, some of them against bots', async () => {
  const told: (number | CapacityRow)[] = [];
  const rows = await measureCapacity({
    games: GAMES,
    catalogue,
    sizes: [5],
    seconds: 2,
    pace: 1000,
    limit: 60,
    bots: 20,
    onSize: (matches) => void told.push(matches),
    onRow: (row) => void told.push(row),
  });
  expect(rows).toMatchObject([{ matches: 5 }]);
  expect(told).toEqual([5, ...rows]);
  const [{ movesPerSecond, sockets, p50, resident } = { movesPerSecond: -1 }] = rows;
  expect(movesPerSecond).toBeGreaterThan(0);
  expect(movesPerSecond).toBeLessThan(25);
  // In the last of the five there is one person.
  const people = GAMES.map((game, at) => (at === 4 ? 1 : fewestSeats(game)));
  expect(sockets).toBe(people.reduce((sum, each) => sum + each, 0));
  expect(p50).toBeGreaterThan(0);
  expect(resident).toBeGreaterThan(0);
});

it('ends when its time is up', async () => {
  const plan = { games: GAMES, catalogue, sizes: [3, 100_000], seconds: 1, limit: 12 };
  const begun = performance.now();
  const rows = await measureCapacity(plan);
  expect(rows.every(({ matches }) => matches === 3)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(60_000);
});
