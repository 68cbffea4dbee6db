import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyFolder } from './copy-folder.ts';
import { SQLITE_FILE } from './folder-files.ts';
import { syncFile, syncFolder } from './journal.ts';

/** Copies what a folder keeps into one file, also while a server writes to it. The file is there when it is whole. Gives the number of matches. */
export async function backUp(folder: string, to: string): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} already exists`);
  if (!existsSync(dirname(to))) throw new Error(`there is no folder ${dirname(to)}`);
  const workplace = mkdtempSync(`${to}-`);
  try {
    await copyFolder(folder, workplace);
    const file = join(workplace, SQLITE_FILE);
    const matches = checkBackup(file);
    syncFile(file);
    renameSync(file, to);
    syncFolder(dirname(to));
    return matches;
  } finally {
    rmSync(workplace, { recursive: true });
  }
}

/** A backup that can't be read is none. Gives the number of matches. */
export function checkBackup(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = db.prepare('PRAGMA integrity_check').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(`${file} is damaged`);
    return Number(db.prepare('SELECT COUNT(*) AS count FROM matches').get()?.['count']);
  } finally {
    db.close();
  }
}
