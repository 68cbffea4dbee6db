import { expect, it } from 'vitest';
import { rr60 } from '../rr60/index.ts';
import { measureWire } from './measure-wire.ts';

it('a delta is a fraction of a whole position', async () => {
  const catalogue = new URL('../testing/catalogue.ts', import.meta.url).href;
  const [row] = await measureWire({ games: [rr60], catalogue, matches: 2 });
  expect(row).toMatchObject({ game: 'rr60', seats: 4 });
  expect(row?.whole).toBeGreaterThan(2000);
  expect(row?.delta).toBeLessThan(0.3 * (row?.whole ?? 0));
});
