import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { measureCapacity } from './measure-capacity.ts';

it('plays matches at the pace of people', async () => {
  const catalogue = new URL('../testing/every-game.ts', import.meta.url).href;
  const rows = await measureCapacity({ games: GAMES, catalogue, sizes: [5], seconds: 8 });
  expect(rows).toMatchObject([{ matches: 5 }]);
  const [{ movesPerSecond, sockets, p50, resident } = { movesPerSecond: -1 }] = rows;
  expect(movesPerSecond).toBeLessThan(5);
  expect(sockets).toBeGreaterThanOrEqual(10);
  expect(p50).toBeGreaterThan(0);
  expect(resident).toBeGreaterThan(0);
});
