import type { DatabaseSync } from 'node:sqlite';
import type { SqlRow } from '../sql.ts';

/** Copies all rows of all tables that can be read; a table has only the columns that both databases know. */
export function salvageTables(from: DatabaseSync, to: DatabaseSync): void {
  for (const table of tablesOf(to)) {
    const known = new Set(columnsOf(from, table));
    const columns = columnsOf(to, table).filter((column) => known.has(column));
    if (columns.length > 0) salvageTable(from, to, table, columns);
  }
}

function tablesOf(db: DatabaseSync): string[] {
  const rows = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schema_version'")
    .all();
  return rows.map(({ name }) => String(name));
}

function columnsOf(db: DatabaseSync, table: string): string[] {
  try {
    return db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => String(name));
  } catch {
    return [];
  }
}

function salvageTable(
  from: DatabaseSync,
  to: DatabaseSync,
  table: string,
  columns: readonly string[],
): void {
  const list = columns.join(', ');
  const places = columns.map(() => '?').join(', ');
  const insert = to.prepare(`INSERT OR IGNORE INTO ${table} (${list}) VALUES (${places})`);
  const select = (order: string): Reader => reader(from, table, list, order);
  salvageBetween({ up: select('ASC'), down: select('DESC') }, 0, LAST_ROW, (row) =>
    insert.run(...columns.map((column) => row[column] ?? null)),
  );
}

const LAST_ROW = Number.MAX_SAFE_INTEGER;

/** Reads rows between two ids, without these, as far as they can be read; gives the id of the last, and whether it got to the end. */
type Reader = (
  after: number,
  before: number,
  see: (row: SqlRow) => void,
) => { readonly last: number | undefined; readonly done: boolean };

const reader =
  (db: DatabaseSync, table: string, list: string, order: string): Reader =>
  (after, before, see) => {
    let last: number | undefined;
    try {
      const rows = db.prepare(
        `SELECT rowid AS row_id, ${list} FROM ${table} WHERE rowid > ? AND rowid < ? ORDER BY rowid ${order}`,
      );
      for (const row of rows.iterate(after, before)) {
        see(row as SqlRow);
        last = Number(row['row_id']);
      }
      return { last, done: true };
    } catch {
      return { last, done: false };
    }
  };

/** From both ends to where it can't be read; then the same in each half of what is left. */
function salvageBetween(
  readers: { readonly up: Reader; readonly down: Reader },
  after: number,
  before: number,
  see: (row: SqlRow) => void,
): void {
  const up = readers.up(after, before, see);
  if (up.done) return;
  const first = up.last ?? after;
  const { last: end = before } = readers.down(first, before, see);
  const isStuck = first === after && end === before;
  // Without an end that was read, nobody knows where rows end.
  if (end === LAST_ROW || end - first < 2) return;
  const middle = isStuck ? Math.floor((first + end) / 2) : undefined;
  if (middle === undefined) return salvageBetween(readers, first, end, see);
  salvageBetween(readers, first, middle + 1, see);
  salvageBetween(readers, middle, end, see);
}
