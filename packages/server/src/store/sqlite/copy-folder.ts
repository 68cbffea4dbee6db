import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { JOURNALS } from './journal.ts';
import { SQLITE_FILE, SqliteSql } from './sqlite.ts';
import { sql } from '../sql.ts';

/** All pages in one step: between two, a server's next commit would make SQLite begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the database of a folder into an empty one, also while a server writes to it. What was acknowledged before is in it. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const [source, copy] = [join(from, SQLITE_FILE), join(to, SQLITE_FILE)];
  if (!existsSync(source)) throw new Error(`there is no ${source}`);
  // The journals go first: entries that are not in them any more when they are read are in the tables when those are.
  for (const ending of JOURNALS)
    if (existsSync(source + ending)) copyFileSync(source + ending, copy + ending);
  await copyTables(source, copy);
  await foldEntries(copy);
}

async function copyTables(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Snapshots don't wait in the journals: some may be of entries that came after those were copied. */
async function foldEntries(file: string): Promise<void> {
  const database = new SqliteSql(file);
  try {
    await database.run([
      sql(
        'DELETE FROM snapshots WHERE number > (SELECT position FROM matches WHERE id = match_id)',
      ),
    ]);
  } finally {
    await database.close();
  }
}
