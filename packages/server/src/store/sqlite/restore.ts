import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, newerSchema } from '../migrations.ts';
import { checkBackup } from './back-up.ts';
import { FOLDER_FILES, makeFile, prepareFolder, SQLITE_FILE } from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { syncFile, syncFolder } from './journal.ts';
import { putAside, stampOf } from './repair.ts';
import { readSeal } from './seal.ts';

interface RestoreReport {
  readonly matches: number;
  /** Where the data is now that was there before. */
  readonly aside?: string;
}

/** Puts a backup into a folder that no server has. Data that is there is kept aside if `replace` says so; else it fails. */
export async function restore(
  backup: string,
  folder: string,
  { replace = false, now = new Date() } = {},
): Promise<RestoreReport> {
  if (!existsSync(backup)) throw new Error(`there is no ${backup}`);
  const matches = readableBackup(backup);
  const file = join(folder, SQLITE_FILE);
  prepareFolder(file);
  const lock = lockFolder(file);
  try {
    const isTaken = FOLDER_FILES.some((ending) => existsSync(file + ending));
    if (isTaken && !replace)
      throw new Error(
        `${folder} has data already; --replace keeps that aside and takes the backup`,
      );
    const fresh = `${file}-restored`;
    rmSync(fresh, { force: true });
    makeFile(fresh);
    copyFileSync(backup, fresh, constants.COPYFILE_FICLONE);
    checkBackup(fresh);
    syncFile(fresh);
    const aside = isTaken ? { aside: putAside(file, `replaced-${stampOf(now)}`) } : {};
    renameSync(fresh, file);
    syncFolder(folder);
    return { matches, ...aside };
  } finally {
    lock.close();
  }
}

/** Gives the number of its matches. */
function readableBackup(path: string): number {
  try {
    const db = new DatabaseSync(path, { readOnly: true });
    try {
      if (readSeal(db) !== undefined)
        throw new Error('it was copied out of a data folder, where more files belong to it');
      const row = db.prepare('SELECT MAX(version) AS version FROM schema_version').get();
      const version = Number(row?.['version']);
      if (version > MIGRATIONS.length) throw new Error(newerSchema(version));
    } finally {
      db.close();
    }
    return checkBackup(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} isn't a backup that can be restored: ${reason}`, { cause: error });
  }
}
