import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { IN_USE } from './folder-lock.ts';
import { SQLITE_FILE } from './open-store.ts';
import { SqliteSql } from './sqlite.ts';

/** Copies a folder's database into one file, whole and consistent, also while a server writes to it. Gives the number of matches. */
export async function backUp(folder: string, to: string): Promise<number> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  if (existsSync(`${file}-entries`)) await foldEntries(file);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  return checkCopy(to);
}

/** A server that was killed may have left entries outside the database; one that runs puts them there within a second. */
async function foldEntries(file: string): Promise<void> {
  const sql = new SqliteSql(file);
  try {
    await sql.run([{ sql: 'SELECT 1', values: [] }]);
  } catch (error) {
    if (!(error instanceof Error) || error.message !== IN_USE) throw error;
  } finally {
    await sql.close();
  }
}

/** A backup that can't be read is none. */
function checkCopy(file: string): number {
  const copy = new DatabaseSync(file);
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged`);
    return Number(copy.prepare('SELECT COUNT(*) AS count FROM matches').get()?.['count']);
  } finally {
    copy.close();
  }
}
