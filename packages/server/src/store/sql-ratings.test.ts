import { expect, it } from 'vitest';
import { pairOf } from '../base/pairs.ts';
import { SqlRatings } from './sql-ratings.ts';
import type { Sql } from './sql.ts';

it('names two who met in one way, whatever letters the database takes for the smaller ones', async () => {
  // In most languages PostgreSQL sorts `ada` before `Bea`.
  const found = [[{ number: 0 }], [], [{ a: 'ada', b: 'Bea', times: 3 }]];
  const sql = { dialect: 'postgres', run: async () => found } as unknown as Sql;
  const ratings = new SqlRatings(sql, { node: 'one', lease: 1000 });
  const { meetings } = await ratings.state({ game: 'any', pace: 'live' }, ['ada', 'Bea'], 0);
  expect([...meetings]).toEqual([[pairOf('Bea', 'ada'), 3]]);
});
