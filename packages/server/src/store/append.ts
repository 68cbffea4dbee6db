import { DATABASE_NOW } from './lease.ts';
import type { Holder } from './lease.ts';
import type { Dialect } from './sql.ts';
import type { EntryRow, MatchHead } from './store.ts';

/** An entry and the head that it gives its match, as the statements here take them. */
export type AppendValues = readonly [
  match: string,
  number: number,
  id: string,
  entry: string,
  at: number,
  status: string,
  deciders: string,
  deadline: number | null,
  outcome: string | null,
  waitsForBot: number,
  node: string,
  lease: number,
  turns: string,
  /** When somebody first had to be thought of for notices, or null. */
  unnoticedSince: number | null,
];

export function appendValues(holder: Holder, row: EntryRow, head: MatchHead): AppendValues {
  const concernsPeople = head.turns.length > 0 || head.status !== 'playing';
  return [
    row.match,
    row.number,
    row.id,
    JSON.stringify(row.entry),
    row.at,
    head.status,
    JSON.stringify(head.deciders),
    head.deadline,
    head.outcome === null ? null : JSON.stringify(head.outcome),
    head.waitsForBot ? 1 : 0,
    holder.node,
    holder.lease,
    JSON.stringify(head.turns),
    concernsPeople ? row.at : null,
  ];
}

/** Whoever writes an entry does what follows from it: it takes the match's job, if there is one. */
export const setHead = (
  dialect: Dialect,
): string => `UPDATE matches SET position = CAST($2 AS BIGINT), updated_at = CAST($5 AS BIGINT), status = $6, deciders = $7,
  deadline = $8, outcome = $9, waits_for_bot = $10, leased_by = $11, leased_until = CASE
    WHEN CAST($10 AS BIGINT) = 1 OR EXISTS (SELECT 1 FROM programs WHERE match_id = $1 AND armed = 1)
    THEN ${DATABASE_NOW[dialect]} + CAST($12 AS BIGINT) END,
  turns = $13, unnoticed_since = COALESCE(unnoticed_since, CAST($14 AS BIGINT))
  WHERE id = $1`;

/** PostgreSQL adds the entry if its number is the next, and sets the head, in one statement and so in one journey. */
export const APPEND = `WITH stored AS (
    INSERT INTO entries (match_id, number, id, entry, at)
    SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT) FROM matches
    WHERE id = $1 AND position = CAST($2 AS BIGINT) - 1 ON CONFLICT DO NOTHING RETURNING number),
  head AS (${setHead('postgres')} AND position = CAST($2 AS BIGINT) - 1 AND EXISTS (SELECT 1 FROM stored))
  SELECT number FROM stored`;
