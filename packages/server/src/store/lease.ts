import { raw, sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';

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
export const SKIP_LOCKED: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`FOR UPDATE SKIP LOCKED`,
  sqlite: sql``,
};

/** The elements of a list that is kept as JSON, each a `value`. */
export const elements = (dialect: Dialect, list: string | Statement, name: string): Statement =>
  dialect === 'postgres'
    ? sql`json_array_elements(CAST(${list} AS json)) AS ${raw(name)}(value)`
    : sql`json_each(${list}) AS ${raw(name)}`;

/** These ids, for `IN`. */
export function listed(dialect: Dialect, ids: readonly string[]): Statement {
  return dialect === 'postgres'
    ? sql`(SELECT json_array_elements_text(CAST(${JSON.stringify(ids)} AS json)))`
    : sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
