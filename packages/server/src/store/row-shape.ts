import { jsonOrNull, jsonText, numberOrNull, textOrNull } from './columns.ts';
import type { NamedValues, SqlRow, SqlValue } from './sql.ts';

/** How a field is kept: in a column of the same name, unless it has another, and as what. */
interface Kept<T> {
  readonly column: string | undefined;
  read(this: void, value: SqlValue | undefined): T;
  write(this: void, value: T): SqlValue;
}

/** Kinds of fields. Each may be given the name of its column, and the type that is known of it. */
export const kept = {
  text: <T extends string = string>(column?: string): Kept<T> => ({
    column,
    read: (value) => String(value) as T,
    write: (value) => value,
  }),
  textOrNull: <T extends string = string>(column?: string): Kept<T | null> => ({
    column,
    read: (value) => textOrNull(value) as T | null,
    write: (value) => value,
  }),
  number: (column?: string): Kept<number> => ({ column, read: Number, write: (value) => value }),
  numberOrNull: (column?: string): Kept<number | null> => ({
    column,
    read: numberOrNull,
    write: (value) => value,
  }),
  flag: (column?: string): Kept<boolean> => ({
    column,
    read: (value) => Number(value) === 1,
    write: Number,
  }),
  json: <T>(column?: string): Kept<T> => ({
    column,
    read: (value) => jsonOrNull(value) as T,
    write: (value) => JSON.stringify(value),
  }),
  jsonOrNull: <T>(column?: string): Kept<T | null> => ({
    column,
    read: (value) => jsonOrNull(value) as T | null,
    write: jsonText,
  }),
};

/** What rows of the database are to everybody else. */
interface RowShape<Row> {
  /** Reads a row, whatever else it has. */
  readonly read: (row: SqlRow) => Row;
  /** The values of these fields by the names of their columns. */
  readonly write: (fields: Partial<Row>) => NamedValues;
}
export type RowOf<Shape> = Shape extends RowShape<infer Row> ? Row : never;

/** The fields of rows, each with how it is kept: the one place that says both what a row is and how it is read and written. */
export function rowShape<Fields>(fields: {
  readonly [Name in keyof Fields]: Kept<Fields[Name]>;
}): RowShape<{ readonly [Name in keyof Fields]: Fields[Name] }> {
  const all = Object.entries<Kept<unknown>>(fields).map(([name, { column, read, write }]) => ({
    name,
    column: column ?? name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    read,
    write,
  }));
  return {
    read: (row) => {
      const found: Record<string, unknown> = {};
      for (const { name, column, read } of all) found[name] = read(row[column]);
      return found as Fields;
    },
    write: (given) => {
      const values: Record<string, SqlValue> = {};
      for (const { name, column, write } of all) {
        const value: unknown = Reflect.get(given, name);
        if (value !== undefined) values[column] = write(value);
      }
      return values;
    },
  };
}
