import { DATABASE_NOW } from './lease.ts';
import type { Holder } from './lease.ts';
import { sql } from './sql.ts';
import type { Dialect, SqlValue, Statement } from './sql.ts';
import type { EntryRow, MatchHead } from './store.ts';

const INSERT = `INSERT INTO entries (match_id, number, id, entry, at)
  SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM matches
  WHERE id = $1 AND position = CAST($2 AS BIGINT) - 1 ON CONFLICT DO NOTHING RETURNING number`;

/** Whoever writes an entry does what follows from it: it takes the match's job, if there is one. */
const setHead = (
  dialect: Dialect,
): string => `UPDATE matches SET position = CAST($2 AS BIGINT), updated_at = CAST($5 AS BIGINT), status = $6, deciders = $7,
  deadline = $8, outcome = $9, waits_for_bot = $10, leased_by = $11, leased_until = CASE
    WHEN CAST($10 AS BIGINT) = 1 OR EXISTS (SELECT 1 FROM programs WHERE match_id = $1 AND armed = 1)
    THEN ${DATABASE_NOW[dialect]} + CAST($12 AS BIGINT) END,
  turns = $13, unnoticed_since = CASE WHEN CAST($13 AS TEXT) = '[]' AND CAST($6 AS TEXT) = 'playing' THEN unnoticed_since
    ELSE COALESCE(unnoticed_since, CAST($5 AS BIGINT)) END
  WHERE id = $1 AND position = CAST($2 AS BIGINT) - 1`;

/** PostgreSQL does both in one statement, and so in one journey. */
const BOTH = `WITH stored AS (${INSERT}), head AS (${setHead('postgres')} AND EXISTS (SELECT 1 FROM stored)) SELECT number FROM stored`;

const SET_HEAD_AFTER = `${setHead('sqlite')} AND EXISTS (
  SELECT 1 FROM entries WHERE match_id = $1 AND number = CAST($2 AS BIGINT) AND id = $3)`;

/** The statements that add an entry if its number is the next; the first gives a row if it was. */
export function appendStatements(
  dialect: Dialect,
  holder: Holder,
  row: EntryRow,
  head: MatchHead,
): Statement[] {
  const entry: SqlValue[] = [row.match, row.number, row.id, JSON.stringify(row.entry), row.at];
  const values: SqlValue[] = [
    ...entry,
    head.status,
    JSON.stringify(head.deciders),
    head.deadline,
    head.outcome === null ? null : JSON.stringify(head.outcome),
    head.waitsForBot ? 1 : 0,
    holder.node,
    holder.lease,
    JSON.stringify(head.turns),
  ];
  if (dialect === 'postgres') return [sql(BOTH, ...values)];
  return [sql(INSERT, ...entry), sql(SET_HEAD_AFTER, ...values)];
}
