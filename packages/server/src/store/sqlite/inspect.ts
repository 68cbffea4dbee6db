import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FOLDER_FILES, readJournals } from './folder-files.ts';
import { following } from './following.ts';
import { JOURNAL_BYTES, JOURNALS } from './journal.ts';
import type { StoredRecord } from './journal.ts';
import { MARK, readMark } from './mark.ts';
import type { Reach } from './mark.ts';
import { damagedPages, SUMS } from './page-sums.ts';
import { readSeal } from './seal.ts';
import { WAL, WalReader } from './wal.ts';

/** What is wrong with the files of a database. */
export interface Damage {
  /** One finding each, such as `roundhouse.sqlite is empty`. */
  readonly findings: readonly string[];
  /** How many entries were acknowledged in the history of this folder, as far as anything knows. */
  readonly acknowledged: number;
  /** Changes of anything that were acknowledged and are nowhere. */
  readonly lostCommits: number;
  /** Pages of the database that are not what they were. */
  readonly pages: readonly number[];
}

const NONE: Damage = { findings: [], acknowledged: 0, lostCommits: 0, pages: [] };
/** SQLite's own check takes about three seconds for a gigabyte; the checksums of all pages are looked at in any case. */
const MOST_QUICK_CHECKED = 512 * 1024 * 1024;

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Reads all files of a database that nobody has open, and changes none of them. */
export function inspect(file: string): Damage {
  const { records, oldEntries } = readJournals(file);
  const mark = readMark(file + MARK);
  const wasUsed = records.length > 0 || (mark !== undefined && mark.entries + mark.commits > 0);
  if (sizeOf(file) === 0) {
    const hasTraces = wasUsed || oldEntries.length > 0 || sizeOf(file + WAL) > 0;
    return hasTraces ? wholeLoss(file, mark) : NONE;
  }
  const { seal, problem } = readDatabase(file);
  if (problem !== undefined)
    return { ...NONE, findings: [problem], pages: pagesOf(file), ...missing(records, mark) };
  if (seal !== undefined) return inspectSealed(file, seal, records, mark);
  const stranger = `${basename(file)} is not the one that the files beside it belong to`;
  return wasUsed ? { ...NONE, findings: [stranger], ...missing(records, mark) } : NONE;
}

function wholeLoss(file: string, mark: Reach | undefined): Damage {
  const is = existsSync(file) ? 'empty' : 'missing';
  const beside = FOLDER_FILES.filter((ending) => ending !== '' && sizeOf(file + ending) > 0);
  const findings = [`${basename(file)} is ${is}, but ${basename(file)}${beside[0] ?? ''} is there`];
  return { ...NONE, findings, acknowledged: mark?.entries ?? 0, lostCommits: mark?.commits ?? 0 };
}

/** How far the database is; or why SQLite can't read it. */
function readDatabase(file: string): { seal?: Reach | undefined; problem?: string } {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const seal = readSeal(db);
    if (sizeOf(file) > MOST_QUICK_CHECKED) return { seal };
    const said = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
    return said === 'ok' ? { seal } : { problem: `${basename(file)}: ${oneLine(said)}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${basename(file)} can't be read (${oneLine(reason)})` };
  } finally {
    db?.close();
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

function inspectSealed(
  file: string,
  seal: Reach,
  records: readonly StoredRecord[],
  mark: Reach | undefined,
): Damage {
  const name = basename(file);
  const findings: string[] = [];
  const pages = pagesOf(file);
  if (pages.length > 0)
    findings.push(
      `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of ${name} do not match ${name}${SUMS}`,
    );
  for (const ending of JOURNALS)
    if (sizeOf(file + ending) < JOURNAL_BYTES)
      findings.push(`${name}${ending} is ${existsSync(file + ending) ? 'too short' : 'missing'}`);
  if (mark === undefined || mark.run !== seal.run)
    findings.push(
      `${name}${MARK} is ${existsSync(file + MARK) ? 'damaged or of another folder' : 'missing'}`,
    );
  const { lostEntries, lostCommits, acknowledged } = missing(records, mark, seal);
  if (lostEntries > 0) findings.push(`${lostEntries} acknowledged entries are not in the journals`);
  if (lostCommits > 0)
    findings.push(`${name} or ${name}${WAL} has lost its last ${lostCommits} changes`);
  return { findings, acknowledged, lostCommits, pages };
}

/** What was acknowledged beyond what there is. */
function missing(
  records: readonly StoredRecord[],
  mark: Reach | undefined,
  seal?: Reach,
): Pick<Damage, 'acknowledged' | 'lostCommits'> & { lostEntries: number } {
  const from = seal ?? { run: mark?.run ?? records.at(-1)?.run ?? '', entries: 0, commits: 0 };
  const marked = mark?.run === from.run ? mark : from;
  const { end, missing: gaps } = following(records, from);
  const known = records.filter(({ run }) => run === from.run).map(({ commits }) => commits);
  return {
    acknowledged: Math.max(end, marked.entries),
    lostEntries: gaps + Math.max(0, marked.entries - end),
    lostCommits: Math.max(
      0,
      marked.commits - from.commits,
      ...known.map((each) => each - from.commits),
    ),
  };
}

function pagesOf(file: string): number[] {
  const log = new WalReader(file + WAL);
  log.advance();
  return damagedPages(file, file + SUMS, log.pages);
}
