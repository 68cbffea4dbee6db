import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { begunMatch } from '../../testing/fresh-store.ts';
import { crashedCopy, HEAD, passEntry } from '../../testing/played-folder.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { appendValues } from '../append.ts';
import { MIGRATIONS, migrate } from '../migrations.ts';
import { newMatch } from '../new-match.ts';
import { openStore } from '../open-store.ts';
import { sql } from '../sql.ts';
import type { EntryRow } from '../store.ts';
import { ENTRY_RUNS_STEP } from '../entry-migrations.ts';
import { backUp } from './back-up.ts';
import { EntryRuns, headValues } from './entry-runs.ts';
import { SQLITE_FILE } from './folder-files.ts';
import { JOURNALS } from './journal.ts';
import { repair } from './repair.ts';
import { restore } from './restore.ts';
import { SqliteSql } from './sqlite.ts';

const all = testFolder();
const HOLDER = { node: 'here', lease: 1 };
const newFolder = (): string => mkdtempSync(join(all, 'folder-'));

async function entriesIn(folder: string, match: string): Promise<EntryRow[]> {
  const store = await openStore({ folder });
  const entries = await store.entries(match, 0);
  expect((await store.matchById(match))?.entry).toBe(entries.length);
  await store.close();
  return entries;
}

function rowsIn(folder: string): readonly (readonly [first: number, entries: number])[] {
  const db = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
  const rows = db
    .prepare('SELECT first, json_array_length(entries) AS count FROM entry_runs ORDER BY first')
    .all();
  db.close();
  return rows.map(({ first, count }) => [Number(first), Number(count)]);
}

describe('entries that get into their table together', () => {
  it('wait while nothing is asked that has to do with them', async () => {
    const store = await openStore({ folder: newFolder() });
    const { id } = begunMatch();
    await store.createMatch(begunMatch({ id }));
    await store.append(passEntry(id, 1), { ...HEAD, deadline: 100 });
    expect(await store.jobs.claim(1)).toEqual([]);
    expect(await store.jobs.claimDue(99, 1)).toEqual([]);
    expect(await store.tournaments.claim(99, 1)).toEqual([]);
    await store.jobs.finish([{ match: id, entry: 1 }]);
    expect(await store.matchById('another')).toBeUndefined();
    expect(store.unfolded).toBe(1);
    expect(await store.jobs.claimDue(100, 1)).toEqual([id]);
    expect(store.unfolded).toBe(0);
    await store.close();
  });

  it('are one row, and are read one by one', async () => {
    const folder = newFolder();
    const store = await openStore({ folder });
    const { id } = begunMatch();
    await store.createMatch(begunMatch({ id }));
    const played = [1, 2, 3].map((number) => passEntry(id, number, `"${number}" \\ é \u{1f682}`));
    for (const entry of played) await store.append(entry, HEAD);
    expect(await store.entries(id, 0)).toEqual(played);
    played.push(passEntry(id, 4));
    for (const entry of played.slice(3)) await store.append(entry, HEAD);
    expect(await store.entries(id, 2)).toEqual(played.slice(2));
    for (const { id: key, number } of played) expect(await store.entryNumber(id, key)).toBe(number);
    expect(await store.entryNumber(id, 'unheard-of')).toBeUndefined();
    await store.close();
    expect(rowsIn(folder)).toEqual([
      [1, 3],
      [4, 1],
    ]);
  });

  it('leave the match with the head of the last, and with when somebody first had to be thought of', () => {
    const runs = new EntryRuns();
    for (const [before, turns] of [[], HEAD.turns, HEAD.turns, []].entries())
      runs.add(appendValues(HOLDER, passEntry('m', before + 1), { ...HEAD, turns }));
    const [run, ...others] = runs.all();
    expect(others).toEqual([]);
    const last = appendValues(HOLDER, passEntry('m', 4), { ...HEAD, turns: [] });
    expect(run && headValues(run)).toEqual([...last.slice(0, -1), 2]);
  });
});

describe('a folder of an earlier version, where an entry was a row', () => {
  const before = MIGRATIONS.indexOf(ENTRY_RUNS_STEP);

  /** What it leaves when it is killed: a match with five entries, of which two wait in a journal. */
  async function killed(): Promise<{ folder: string; match: string; played: EntryRow[] }> {
    const folder = newFolder();
    const database = new SqliteSql(join(folder, SQLITE_FILE));
    await migrate(database, before);
    const { id: match } = begunMatch();
    await database.run(newMatch(begunMatch({ id: match })));
    const played = [1, 2, 3, 4, 5].map((number) => passEntry(match, number, `"${number}" é`));
    const append = (entry: EntryRow): Promise<boolean> =>
      database.append(appendValues(HOLDER, entry, HEAD));
    for (const entry of played.slice(0, 3)) await append(entry);
    const [rows] = await database.run([sql`SELECT number FROM entries`]);
    expect(rows).toHaveLength(3);
    for (const entry of played.slice(3)) await append(entry);
    const left = crashedCopy(folder, newFolder());
    await database.close();
    return { folder: left, match, played };
  }

  it('opens with every entry, and is played on', async () => {
    const { folder, match, played } = await killed();
    expect(await entriesIn(folder, match)).toEqual(played);
    expect(rowsIn(folder)).toEqual([
      [1, 3],
      [4, 2],
    ]);
    const store = await openStore({ folder });
    played.push(passEntry(match, 6));
    for (const entry of played.slice(5)) expect(await store.append(entry, HEAD)).toBe(true);
    await store.close();
    expect(await entriesIn(folder, match)).toEqual(played);
  });

  it('is backed up as what it is, and its backup is restored', async () => {
    const { folder, match, played } = await killed();
    const backup = join(newFolder(), 'backup.sqlite');
    await backUp(folder, backup);
    const db = new DatabaseSync(backup, { readOnly: true });
    const [version] = db.prepare('SELECT MAX(version) AS version FROM schema_version').all();
    expect(version?.['version']).toBe(before);
    db.close();
    const restored = newFolder();
    await restore(backup, restored);
    expect(await entriesIn(restored, match)).toEqual(played);
  });

  it('is repaired', async () => {
    const { folder, match, played } = await killed();
    for (const ending of JOURNALS)
      writeFileSync(join(folder, SQLITE_FILE) + ending, Buffer.alloc(1024 * 1024));
    const sound = join(newFolder(), 'sound');
    const { lostAtMost } = await repair(folder, sound);
    expect(lostAtMost).toBe(2);
    expect(await entriesIn(sound, match)).toEqual(played.slice(0, 3));
  });
});

it('of entries that were damaged and are no list any more, none is kept', async () => {
  const folder = newFolder();
  const store = await openStore({ folder });
  const { id } = begunMatch();
  await store.createMatch(begunMatch({ id }));
  for (const number of [1, 2, 3, 4]) {
    await store.append(passEntry(id, number), HEAD);
    if (number === 2) await store.publicMatches(1);
  }
  await store.close();
  const file = join(folder, SQLITE_FILE);
  const bytes = readFileSync(file);
  bytes.write('{', bytes.lastIndexOf('["id-4"'), 'latin1');
  writeFileSync(file, bytes);
  const sound = join(newFolder(), 'sound');
  const { losses } = await repair(folder, sound);
  expect(losses).toContain(`match ${id} ends after entry 2; 2 after it are lost`);
  expect(await entriesIn(sound, id)).toHaveLength(2);
});
