import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../migrations.ts';
import type { SqlRow, Statement } from '../sql.ts';
import { EntryFolding } from './entry-folding.ts';
import {
  FOLDER_FILES,
  makeFile,
  prepareFolder,
  readJournals,
  SQLITE_FILE,
} from './folder-files.ts';
import { lockFolder } from './folder-lock.ts';
import { inspect } from './inspect.ts';
import type { Damage } from './inspect.ts';
import { syncFolder } from './journal.ts';
import { MARK, readMark } from './mark.ts';
import type { Reach } from './mark.ts';
import { mendMatches } from './mend-matches.ts';
import type { ShortenedMatch } from './mend-matches.ts';
import { salvageTables } from './salvage.ts';
import { readSeal } from './seal.ts';
import { WAL } from './wal.ts';

export interface RepairReport {
  /** What is damaged; nothing if all is well. */
  readonly findings: readonly string[];
  /** What is lost, or may be, in sentences. */
  readonly losses: readonly string[];
  /** How many acknowledged entries that may be; Infinity if pages of the database are damaged. */
  readonly lostAtMost: number;
  readonly matches: number;
  readonly entries: number;
}

const ALL_IS_WELL: RepairReport = {
  findings: [],
  losses: [],
  lostAtMost: 0,
  matches: 0,
  entries: 0,
};

/** Says what is damaged in a folder and puts what can be saved into a new one. The damaged files stay as they are. */
export async function repair(folder: string, to: string): Promise<RepairReport> {
  const file = join(folder, SQLITE_FILE);
  if (!FOLDER_FILES.some((ending) => existsSync(file + ending)))
    throw new Error(`there is no ${file}`);
  if (existsSync(to)) throw new Error(`${to} already exists`);
  const lock = lockFolder(file);
  try {
    const damage = inspect(file);
    if (damage.findings.length === 0) return ALL_IS_WELL;
    return await saveInto(file, to, damage);
  } finally {
    lock.close();
  }
}

/** Repairs a damaged folder in place: its files are kept beside, what can be saved takes their place. Nothing if all is well. */
export async function acceptLoss(folder: string, now = new Date()): Promise<RepairReport> {
  const [file, stamp] = [join(folder, SQLITE_FILE), stampOf(now)];
  if (!FOLDER_FILES.some((ending) => existsSync(file + ending))) return ALL_IS_WELL;
  prepareFolder(file);
  const lock = lockFolder(file);
  try {
    const damage = inspect(file);
    if (damage.findings.length === 0) return ALL_IS_WELL;
    const sound = join(folder, `repaired-${stamp}`);
    const report = await saveInto(file, sound, damage);
    const aside = putAside(file, `damaged-${stamp}`);
    renameSync(join(sound, SQLITE_FILE), file);
    rmSync(sound, { recursive: true });
    syncFolder(folder);
    return { ...report, losses: [...report.losses, `the damaged files are kept in ${aside}`] };
  } finally {
    lock.close();
  }
}

/** For the name of a folder or file. */
export const stampOf = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, '-');

/** Moves the files of a database into a folder beside them, the database last; gives the folder. */
export function putAside(file: string, name: string): string {
  const folder = join(dirname(file), name);
  mkdirSync(folder, { mode: 0o700 });
  for (const ending of FOLDER_FILES.toReversed())
    if (existsSync(file + ending)) renameSync(file + ending, join(folder, basename(file) + ending));
  rmSync(`${file}-shm`, { force: true });
  return folder;
}

async function saveInto(file: string, to: string, damage: Damage): Promise<RepairReport> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const target = join(to, SQLITE_FILE);
  makeFile(target);
  const db = new DatabaseSync(target);
  const workplace = mkdtempSync(join(to, 'copy-'));
  try {
    await migrate({
      dialect: 'sqlite',
      alone: (work) => work({ run: async (batch) => batch.map(runOn(db)) }),
    });
    db.exec('PRAGMA foreign_keys = OFF; BEGIN');
    const { seal, tables } = salvage(file, workplace, db, damage.pages);
    const { known, added } = foldJournals(file, db, seal);
    const shortened = mendMatches(db, known);
    db.exec('COMMIT');
    const count = (table: string): number =>
      Number(db.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.['count']);
    const nowhere = Math.max(0, damage.acknowledged - (seal?.entries ?? 0) - added);
    const cutOff = shortened.reduce((sum, { lost }) => sum + lost, 0);
    const lostAtMost = damage.pages.length > 0 ? Number.POSITIVE_INFINITY : nowhere + cutOff;
    return {
      findings: damage.findings,
      losses: lossesOf({ ...damage, tables, shortened, lostAtMost }),
      lostAtMost,
      matches: count('matches'),
      entries: count('entries'),
    };
  } finally {
    db.close();
    rmSync(workplace, { recursive: true });
  }
}

const runOn =
  (db: DatabaseSync) =>
  ({ sql, values }: Statement): SqlRow[] =>
    db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')).all(...values) as SqlRow[];

/** Reads a copy of the database, so that SQLite changes nothing of the original. */
function salvage(
  file: string,
  workplace: string,
  to: DatabaseSync,
  pages: readonly number[],
): { seal: Reach | undefined; tables: readonly string[] } {
  const copy = join(workplace, SQLITE_FILE);
  for (const ending of ['', WAL])
    if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
  let from: DatabaseSync | undefined;
  try {
    from = new DatabaseSync(copy);
    salvageTables(from, to);
    return { seal: readSeal(from), tables: tablesOn(from, pages) };
  } catch {
    return { seal: undefined, tables: [] };
  } finally {
    from?.close();
  }
}

/** Which tables have something on these pages. */
function tablesOn(db: DatabaseSync, pages: readonly number[]): string[] {
  const rows = db
    .prepare(
      `SELECT DISTINCT tbl_name FROM dbstat JOIN sqlite_schema USING (name)
       WHERE type = 'table' AND pageno IN (SELECT value FROM json_each(?)) ORDER BY tbl_name`,
    )
    .all(JSON.stringify(pages));
  return rows.map((row) => String(row['tbl_name']));
}

/** Adds what the journals have; gives how far each match was, as they know, and how many of those that no table had were added. */
function foldJournals(
  file: string,
  db: DatabaseSync,
  seal: Reach | undefined,
): { known: Map<string, number>; added: number } {
  const { records, oldEntries } = readJournals(file);
  const run = seal?.run ?? readMark(file + MARK)?.run;
  const ours = records.filter((record) => run === undefined || record.run === run);
  const later = ours.flatMap(({ after, entries }) =>
    entries.slice(Math.max(0, (seal?.entries ?? 0) - after)),
  );
  const all = [...oldEntries, ...ours.flatMap(({ entries }) => entries)];
  const folding = new EntryFolding(db);
  folding.recover(db, all);
  folding.fold();
  const known = new Map<string, number>();
  for (const [match, number] of all) known.set(match, Math.max(number, known.get(match) ?? 0));
  const isStored = db.prepare('SELECT 1 FROM entries WHERE match_id = ? AND number = ? AND id = ?');
  const added = later.filter(
    ([match, number, id]) => isStored.get(match, number, id) !== undefined,
  );
  return { known, added: added.length };
}

const MOST_NAMED = 20;

interface Losses extends Damage {
  readonly tables: readonly string[];
  readonly shortened: readonly ShortenedMatch[];
  readonly lostAtMost: number;
}

function lossesOf({ lostAtMost, lostCommits, pages, tables, shortened }: Losses): string[] {
  const losses = shortened
    .slice(0, MOST_NAMED)
    .map(({ id, kept, lost }) => `match ${id} ends after entry ${kept}; ${lost} after it are lost`);
  if (shortened.length > MOST_NAMED)
    losses.push(`${shortened.length - MOST_NAMED} more matches are shorter than they were`);
  if (lostAtMost > 0 && pages.length === 0)
    losses.push(
      `at most ${lostAtMost} acknowledged entries are lost in all, also of matches that nobody can name`,
    );
  if (lostCommits > 0)
    losses.push(
      `the last ${lostCommits} changes of accounts, tables, chat and matches are lost, as far as the journals don't have them`,
    );
  if (pages.length > 0)
    losses.push(
      `${pages.length} pages were damaged (${tables.join(', ') || 'of no table that can be read'}): rows on them may be lost or wrong`,
    );
  return losses.length > 0 ? losses : ['nothing that is known of'];
}
