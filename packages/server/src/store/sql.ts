import type { AppendValues } from './append.ts';

/** A value that both dialects store as it is. */
export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** One statement; placeholders are $1, $2 … in both dialects. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A statement with its values. */
export function sql(text: string, ...values: SqlValue[]): Statement {
  return { sql: text, values };
}

/** Values by the names of columns, or of places in a statement. */
export type NamedValues = Readonly<Record<string, SqlValue>>;

/** A statement whose placeholders are names: `:id`. Every name has a value, and every value a place. */
export function named(text: string, values: NamedValues): Statement {
  const names = Object.keys(values);
  const unused = new Set(names);
  const numbered = text.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`a statement without a value for ${name}`);
    unused.delete(name);
    return `$${names.indexOf(name) + 1}`;
  });
  if (unused.size > 0) throw new Error(`a statement without a place for ${[...unused].join()}`);
  return sql(numbered, ...Object.values(values));
}

/** A new row of a table, each value beside the name of its column. */
export function insertInto(table: string, row: NamedValues, rest = ''): Statement {
  const columns = Object.keys(row);
  const places = columns.map((column) => `:${column}`);
  return named(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')}) ${rest}`,
    row,
  );
}

/** Sets columns to the values of their names, in a statement with named placeholders. */
export const assigned = (row: NamedValues): string =>
  Object.keys(row)
    .map((column) => `${column} = :${column}`)
    .join(', ');

/** Which of the entries that were appended a batch has to find in the tables: all, those of one match, or none. */
export type Sees = 'all' | 'none' | { readonly match: string };

export type Dialect = 'sqlite' | 'postgres';

/** A database that takes batches: all statements of a batch in one transaction, durable when the promise resolves. */
export interface Sql {
  readonly dialect: Dialect;
  /** How many entries are durable, but not in the tables yet. */
  readonly unfolded: number;
  /** It sees all entries unless it says otherwise. */
  run(batch: readonly Statement[], sees?: Sees): Promise<SqlRow[][]>;
  /** For what nobody waits for: it may run a second later, together with other things. It sees all entries. */
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
