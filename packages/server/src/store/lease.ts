import { sql } from './sql.ts';
import type { Dialect, SqlValue, Statement } from './sql.ts';

/** In whose name a node takes jobs, and for how many milliseconds. */
export interface Holder {
  readonly node: string;
  readonly lease: number;
}

/** Milliseconds since 1970 by the database's clock, which is the same for all nodes. */
export const DATABASE_NOW: Readonly<Record<Dialect, string>> = {
  postgres: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
  sqlite: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
};

/** What another node is about to take is left to it instead of waited for. */
export const SKIP_LOCKED: Readonly<Record<Dialect, string>> = {
  postgres: 'FOR UPDATE SKIP LOCKED',
  sqlite: '',
};

interface Claim {
  /** A table with `id`, `leased_by` and `leased_until`. */
  readonly table: string;
  /** Which rows are jobs that are due, from $4 on, with those that others hold left out. */
  readonly due: string;
  readonly values: readonly SqlValue[];
  readonly most: number;
}

/** The statement that takes jobs for one node until its lease ends, and gives their ids. No job is given to two nodes. */
export function claimStatement(
  dialect: Dialect,
  { node, lease }: Holder,
  { table, due, values, most }: Claim,
): Statement {
  const now = DATABASE_NOW[dialect];
  return sql(
    `WITH due AS MATERIALIZED (
       SELECT id FROM ${table} WHERE ${due} ORDER BY COALESCE(leased_until, 0) LIMIT CAST($3 AS BIGINT) ${SKIP_LOCKED[dialect]})
     UPDATE ${table} SET leased_by = $1, leased_until = ${now} + CAST($2 AS BIGINT)
     WHERE id IN (SELECT id FROM due) RETURNING id`,
    node,
    lease,
    most,
    ...values,
  );
}

/** The ids in a parameter that holds them as a JSON list. */
export function listed(dialect: Dialect, parameter: string): string {
  return dialect === 'postgres'
    ? `(SELECT json_array_elements_text(CAST(${parameter} AS json)))`
    : `(SELECT value FROM json_each(${parameter}))`;
}

/** Whether a column is one of few ids: PostgreSQL looks them up then, where it would rather read a table of some ten thousand rows. */
export const isListed = (dialect: Dialect, column: string, parameter: string): string =>
  dialect === 'postgres'
    ? `${column} = ANY(ARRAY${listed(dialect, parameter)})`
    : `${column} IN ${listed(dialect, parameter)}`;
