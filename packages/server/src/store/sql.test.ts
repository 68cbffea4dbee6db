import { expect, it } from 'vitest';
import { assigned, insertInto, joined, raw, replaced, sql } from './sql.ts';

it('values stand where they are used, and are never part of the text', () => {
  expect(sql`SELECT ${"'; DROP TABLE users"}, ${null} WHERE id = ${7}`).toEqual({
    sql: 'SELECT $1, $2 WHERE id = $3',
    values: ["'; DROP TABLE users", null, 7],
  });
});

it('pieces keep their values in order, however deep they stand', () => {
  const few = sql`LIMIT ${20}`;
  const own = sql`user_id = ${'ada'} ${few}`;
  expect(sql`${raw('SELECT')} ${1} WHERE ${own} OR ${own}${sql``}`).toEqual({
    sql: 'SELECT $1 WHERE user_id = $2 LIMIT $3 OR user_id = $4 LIMIT $5',
    values: [1, 'ada', 20, 'ada', 20],
  });
  const many = Array.from({ length: 12 }, (_, value) => sql`${value}`);
  expect(joined(many, '+').sql).toBe('$1+$2+$3+$4+$5+$6+$7+$8+$9+$10+$11+$12');
  expect(joined([], ', ')).toEqual(sql``);
});

it('columns are named once', () => {
  const row = { id: 'x', name: null };
  expect(insertInto('users', row, sql`ON CONFLICT (id) DO UPDATE SET ${replaced(row)}`)).toEqual({
    sql: 'INSERT INTO users (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET id = excluded.id, name = excluded.name',
    values: ['x', null],
  });
  expect(sql`UPDATE users SET ${assigned(row)} WHERE id = ${'y'}`).toEqual({
    sql: 'UPDATE users SET id = $1, name = $2 WHERE id = $3',
    values: ['x', null, 'y'],
  });
});
