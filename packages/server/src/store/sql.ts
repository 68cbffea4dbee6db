import type { AppendValues } from './append.ts';

/** A value that both dialects store as it is. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** One statement; placeholders are $1, $2 … in both dialects. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A statement or a piece of one. Values stand where they are used, and so do pieces; other text has to be `raw`. */
export function sql(
  texts: readonly string[],
  ...parts: readonly (SqlValue | Statement)[]
): Statement {
  const values: SqlValue[] = [];
  const written = parts.map((part) => {
    const before = values.length;
    if (typeof part !== 'object' || part === null) return `$${values.push(part)}`;
    values.push(...part.values);
    return part.sql.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`);
  });
  return { sql: texts.map((text, at) => text + (written[at] ?? '')).join(''), values };
}

/** Text that is part of a statement as it is: nothing that anybody has sent. */
export const raw = (text: string): Statement => ({ sql: text, values: [] });

/** Pieces with something between them. */
export const joined = (pieces: readonly (SqlValue | Statement)[], between: string): Statement =>
  sql(['', ...pieces.slice(1).map(() => between), ''], ...pieces);

/** Values by the names of their columns. */
export type NamedValues = Readonly<Record<string, SqlValue>>;

/** A new row of a table, each value beside the name of its column. */
export function insertInto(table: string, row: NamedValues, rest = sql``): Statement {
  const values = joined(Object.values(row), ', ');
  return sql`INSERT INTO ${raw(table)} (${raw(Object.keys(row).join(', '))}) VALUES (${values}) ${rest}`;
}

/** Sets columns to the values of their names. */
export const assigned = (row: NamedValues): Statement =>
  joined(
    Object.entries(row).map(([column, value]) => sql`${raw(column)} = ${value}`),
    ', ',
  );

/** Sets columns to what a row that was there already was to have in them. */
export const replaced = (row: NamedValues): Statement =>
  raw(
    Object.keys(row)
      .map((column) => `${column} = excluded.${column}`)
      .join(', '),
  );

/**
 * Which of the entries that were appended a batch has to find in the tables: all, those of one match, those that a clock
 * follows which has run out by then, or none.
 */
export type Sees = 'all' | 'none' | { readonly match: string } | { readonly deadline: number };

export type Dialect = 'sqlite' | 'postgres';

/** A database that takes batches: all statements of a batch in one transaction, durable when the promise resolves. */
export interface Sql {
  readonly dialect: Dialect;
  /** How many entries are durable, but not in the tables yet. */
  readonly unfolded: number;
  /** It sees all entries unless it says otherwise. */
  run(batch: readonly Statement[], sees?: Sees): Promise<SqlRow[][]>;
  /** For what nobody waits for: it may run some seconds later, together with other things. It sees all entries. */
  later(statement: Statement): Promise<void>;
  /** Adds an entry and sets the head of its match, durably; false if its number is not the next or its id is not new. */
  append(values: AppendValues): Promise<boolean>;
  /** Does something while no other process does anything else `alone`. */
  alone<T>(work: (own: Pick<Sql, 'run'>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database can't be reached now; nothing was stored. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the store is unavailable: ${reasonOf(cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** A host that was tried at several addresses fails with a code alone. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message === '' ? String(Reflect.get(cause, 'code')) : cause.message;
}
