import { DatabaseSync } from 'node:sqlite';
import { makeFile } from './folder-files.ts';

const PATIENCE = 2000;

/** Why a folder can't be opened: another process plays there. */
export const IN_USE = 'another server is using this folder';

/** Makes this process the only one to add entries to the database, until it ends, however it ends. Fails if another one is it. */
export function lockFolder(file: string, timeout = PATIENCE): DatabaseSync {
  makeFile(`${file}-lock`);
  const lock = new DatabaseSync(`${file}-lock`, { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(IN_USE, { cause: error });
  }
  return lock;
}
