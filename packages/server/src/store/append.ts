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

type HeadValue =
  | 'match'
  | 'number'
  | 'at'
  | 'status'
  | 'deciders'
  | 'deadline'
  | 'outcome'
  | 'waitsForBot'
  | 'node'
  | 'lease'
  | 'turns'
  | 'unnoticedSince';

/** Whoever writes an entry does what follows from it: it takes the match's job, if there is one. */
export const headChanges = (
  dialect: Dialect,
  given: Readonly<Record<HeadValue, string>>,
): string => `position = CAST(${given.number} AS BIGINT), updated_at = CAST(${given.at} AS BIGINT), status = ${given.status},
  deciders = ${given.deciders}, deadline = ${given.deadline}, outcome = ${given.outcome},
  waits_for_bot = ${given.waitsForBot}, leased_by = ${given.node}, leased_until = CASE
    WHEN CAST(${given.waitsForBot} AS BIGINT) = 1
      OR EXISTS (SELECT 1 FROM programs WHERE match_id = ${given.match} AND armed = 1)
    THEN ${DATABASE_NOW[dialect]} + CAST(${given.lease} AS BIGINT) END,
  turns = ${given.turns}, unnoticed_since = COALESCE(unnoticed_since, CAST(${given.unnoticedSince} AS BIGINT))`;

/** Takes `AppendValues`. */
export const setHead = (dialect: Dialect): string =>
  `UPDATE matches SET ${headChanges(dialect, {
    match: '$1',
    number: '$2',
    at: '$5',
    status: '$6',
    deciders: '$7',
    deadline: '$8',
    outcome: '$9',
    waitsForBot: '$10',
    node: '$11',
    lease: '$12',
    turns: '$13',
    unnoticedSince: '$14',
  })} WHERE id = $1`;
