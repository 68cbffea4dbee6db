import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlRow } from '../sql.ts';

/** Copies all rows of all tables that can be read; a table has only the columns that both databases know. */
export function salvageTables(from: DatabaseSync, to: DatabaseSync): void {
  for (const table of tablesOf(to)) {
    const known = new Set(columnsOf(from, table));
    const columns = columnsOf(to, table).filter((column) => known.has(column));
    if (columns.length > 0)
      salvageTable(from, { table, columns }, to.prepare(inserting(table, columns)));
  }
  // An earlier version has a row for each entry.
  if (tablesOf(from).includes(ENTRIES.table)) salvageTable(from, ENTRIES, to.prepare(INSERT_ENTRY));
  to.exec(`DELETE FROM entry_runs WHERE NOT ${IS_LIST}`);
}

const IS_LIST = "CASE WHEN json_valid(entries) THEN json_type(entries) = 'array' ELSE 0 END";

const ENTRIES = { table: 'entries', columns: ['match_id', 'number', 'id', 'entry', 'at'] };
const INSERT_ENTRY = `INSERT OR IGNORE INTO entry_runs (match_id, first, entries)
  SELECT ?1, ?2, json_array(json_array(?3, json(?4), ?5)) WHERE json_valid(?4)`;

function inserting(table: string, columns: readonly string[]): string {
  const places = columns.map(() => '?').join(', ');
  return `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
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
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  insert: StatementSync,
): void {
  const list = columns.join(', ');
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
