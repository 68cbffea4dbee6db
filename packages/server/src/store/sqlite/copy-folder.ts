import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { refuseDamage } from './damaged-store.ts';
import { EntryFolding } from './entry-folding.ts';
import { makeFile, readJournals, SQLITE_FILE } from './folder-files.ts';
import { following } from './following.ts';
import { IN_USE, lockFolder } from './folder-lock.ts';
import { JOURNALS } from './journal.ts';
import { readSeal, removeSeal } from './seal.ts';

/** All pages in one step: between two, a server's next commit would make SQLite begin anew. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database of a folder into an empty one, as one file, also while a server writes to it. What was acknowledged before
 * is in it. A folder that no server has is looked at first, so that nobody takes a damaged copy for a backup.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  const [source, copy] = [join(from, SQLITE_FILE), join(to, SQLITE_FILE)];
  if (!existsSync(source)) throw new Error(`there is no ${source}`);
  const lock = lockIfFree(source);
  try {
    if (lock !== undefined) refuseDamage(source);
    // The journals go first: entries that are not in them any more when they are read are in the tables when those are.
    for (const ending of JOURNALS)
      if (existsSync(source + ending)) copyFileSync(source + ending, copy + ending);
    await copyTables(source, copy);
  } finally {
    lock?.close();
  }
  foldEntries(copy);
  for (const ending of JOURNALS) rmSync(copy + ending, { force: true });
}

function lockIfFree(file: string): DatabaseSync | undefined {
  try {
    return lockFolder(file, 0);
  } catch (error) {
    if (error instanceof Error && error.message === IN_USE) return undefined;
    throw error;
  }
}

async function copyTables(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    makeFile(to);
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/**
 * While the journals were copied, entries may have gone to the one that had been copied and then to the other: what follows such
 * a gap came later than the copy began. Snapshots don't wait in the journals: some may be of entries that are not here.
 */
function foldEntries(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const seal = readSeal(db);
    const { records, oldEntries } = readJournals(file);
    db.exec('PRAGMA journal_mode = DELETE; BEGIN');
    const folding = new EntryFolding(db);
    folding.recover(db, seal === undefined ? oldEntries : following(records, seal).entries);
    folding.fold();
    db.exec(
      'DELETE FROM snapshots WHERE number > (SELECT position FROM matches WHERE id = match_id)',
    );
    removeSeal(db);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}
