import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { AppendValues } from '../append.ts';
import { StoreUnavailable } from '../sql.ts';
import { JOURNALS, layJournal, readJournal } from './journal.ts';
import type { StoredRecord } from './journal.ts';
import { layMark, MARK } from './mark.ts';
import { laySums, SUMS } from './page-sums.ts';
import { WAL } from './wal.ts';

/** What the database is called in its folder. */
export const SQLITE_FILE = 'roundhouse.sqlite';

/** What stands beside a database and belongs to it, by their endings, with the database itself. */
export const FOLDER_FILES = ['', WAL, ...JOURNALS, MARK, SUMS] as const;

/** Makes what stands beside a database that begins a new history; gives the name of that. */
export function layFiles(file: string): string {
  const run = randomBytes(4).toString('hex');
  for (const ending of JOURNALS) layJournal(file + ending);
  laySums(file + SUMS, file);
  layMark(file + MARK, { run, entries: 0, commits: 0 });
  return run;
}

/** What both journals hold. */
export function readJournals(file: string): {
  records: StoredRecord[];
  oldEntries: AppendValues[];
} {
  const both = JOURNALS.map((ending) => readJournal(file + ending));
  return {
    records: both.flatMap(({ records }) => records),
    oldEntries: both.flatMap(({ oldEntries }) => oldEntries),
  };
}

/** Makes an empty file that only its owner may read, if it is not there; SQLite gives its log the same rights. */
export function makeFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

const PROBE = 64 * 1024;

/** Makes a folder that only its owner may read, if it is not there. Fails if nothing can be written there, and says why. */
export function prepareFolder(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}-probe`, Buffer.alloc(PROBE), { mode: 0o600, flush: true });
    rmSync(`${file}-probe`);
    for (const ending of FOLDER_FILES)
      if (existsSync(file + ending)) chmodSync(file + ending, 0o600);
  } catch (error) {
    if (existsSync(`${file}-probe`)) rmSync(`${file}-probe`);
    throw new StoreUnavailable(`nothing can be written to ${folder}: ${reasonOf(error)}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'it is read-only',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
