import type { SqlRow, SqlValue } from './sql.ts';

type Column = SqlValue | undefined;

export const text = (value: Column): string => String(value);
export const textOrNull = (value: Column): string | null =>
  value === null || value === undefined ? null : String(value);
export const numberOrNull = (value: Column): number | null =>
  value === null || value === undefined ? null : Number(value);
export const jsonOrNull = (value: Column): unknown => JSON.parse(textOrNull(value) ?? 'null');

/** The text that `jsonOrNull` reads. */
export const jsonText = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);

/** One column of all rows. */
export const texts = (rows: readonly SqlRow[], column: string): string[] =>
  rows.map((row) => text(row[column]));

/** What a statement has counted, as `count`. */
export const counted = (rows: readonly SqlRow[]): number => Number(rows[0]?.['count'] ?? 0);
