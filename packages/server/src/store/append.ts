import { jsonText } from './columns.ts';
import { DATABASE_NOW } from './lease.ts';
import type { Holder } from './lease.ts';
import type { Dialect } from './sql.ts';
import type { EntryRow, MatchHead } from './store.ts';

/** An entry and the head that it gives its match. */
export interface Appending {
  readonly match: string;
  readonly number: number;
  readonly id: string;
  readonly entry: string;
  readonly at: number;
  readonly status: string;
  readonly deciders: string;
  readonly deadline: number | null;
  readonly outcome: string | null;
  readonly waitsForBot: number;
  readonly node: string;
  readonly lease: number;
  readonly turns: string;
  /** When somebody first had to be thought of for notifications, or null. */
  readonly unnoticedSince: number | null;
}

/** The order in which journals keep its values and statements take them. What was written stays: new ones go to the end. */
export const APPENDING = [
  'match',
  'number',
  'id',
  'entry',
  'at',
  'status',
  'deciders',
  'deadline',
  'outcome',
  'waitsForBot',
  'node',
  'lease',
  'turns',
  'unnoticedSince',
] as const satisfies readonly (keyof Appending)[];

type Values<Names extends readonly (keyof Appending)[]> = {
  readonly [At in keyof Names]: Appending[Names[At]];
};
/** `Appending` in the order of `APPENDING`. */
export type AppendValues = Values<typeof APPENDING>;

export function appendValues(holder: Holder, row: EntryRow, head: MatchHead): AppendValues {
  const concernsPeople = head.turns.length > 0 || head.status !== 'playing';
  return inOrder({
    match: row.match,
    number: row.number,
    id: row.id,
    entry: JSON.stringify(row.entry),
    at: row.at,
    status: head.status,
    deciders: JSON.stringify(head.deciders),
    deadline: head.deadline,
    outcome: jsonText(head.outcome),
    waitsForBot: head.waitsForBot ? 1 : 0,
    node: holder.node,
    lease: holder.lease,
    turns: JSON.stringify(head.turns),
    unnoticedSince: concernsPeople ? row.at : null,
  });
}

/** Each value stands where its name stands. The compiler can't follow the names through the list. */
const inOrder = (given: Appending): AppendValues =>
  APPENDING.map((name) => given[name]) as unknown as AppendValues;

/** How a statement spells each of the values. */
export function spelled(spell: (name: keyof Appending, at: number) => string): Spelled {
  return Object.fromEntries(APPENDING.map((name, at) => [name, spell(name, at)])) as Spelled;
}
type Spelled = Readonly<Record<keyof Appending, string>>;

/** Whoever writes an entry does what follows from it: it takes the match's job, if there is one. */
export const headChanges = (
  dialect: Dialect,
  given: Spelled,
): string => `position = CAST(${given.number} AS BIGINT), updated_at = CAST(${given.at} AS BIGINT), status = ${given.status},
  deciders = ${given.deciders}, deadline = ${given.deadline}, outcome = ${given.outcome},
  waits_for_bot = ${given.waitsForBot}, leased_by = ${given.node}, leased_until = CASE
    WHEN CAST(${given.waitsForBot} AS BIGINT) = 1
      OR EXISTS (SELECT 1 FROM programs WHERE match_id = ${given.match} AND armed = 1)
    THEN ${DATABASE_NOW[dialect]} + CAST(${given.lease} AS BIGINT) END,
  turns = ${given.turns}, unnoticed_since = COALESCE(unnoticed_since, CAST(${given.unnoticedSince} AS BIGINT))`;

/** Takes `AppendValues`. */
export const setHead = (dialect: Dialect): string =>
  `UPDATE matches SET ${headChanges(
    dialect,
    spelled((_, at) => `$${at + 1}`),
  )} WHERE id = $1`;
