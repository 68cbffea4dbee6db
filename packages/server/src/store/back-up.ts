import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE } from './open-store.ts';

/** Copies a folder's database into one file, whole and consistent, also while a server writes to it. Gives the number of matches. */
export async function backUp(folder: string, to: string): Promise<number> {
  const file = join(folder, SQLITE_FILE);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  return checkCopy(to);
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
