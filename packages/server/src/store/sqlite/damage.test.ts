import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { begunMatch } from '../../testing/fresh-store.ts';
import { crashedCopy, HEAD, passEntry, playedStore } from '../../testing/played-folder.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { migrate } from '../migrations.ts';
import { openStore } from '../open-store.ts';
import { sql, StoreUnavailable } from '../sql.ts';
import { backUp } from './back-up.ts';
import { FOLDER_FILES, prepareFolder, SQLITE_FILE } from './folder-files.ts';
import { inspect } from './inspect.ts';
import { checksum, JOURNALS } from './journal.ts';
import { MARK } from './mark.ts';
import { SUMS } from './page-sums.ts';
import { acceptLoss, repair } from './repair.ts';
import { SqliteSql } from './sqlite.ts';
import { WAL } from './wal.ts';

const all = testFolder();
const newFolder = (): string => mkdtempSync(join(all, 'folder-'));

let killed = '';
let stopped = '';
let match = '';
beforeAll(async () => {
  stopped = newFolder();
  const played = await playedStore(stopped);
  match = played.match;
  killed = crashedCopy(stopped, newFolder());
  await played.store.close();
});

/** A copy of what a killed server left. */
const killedCopy = (): { folder: string; file: string } => {
  const folder = crashedCopy(killed, newFolder());
  return { folder, file: join(folder, SQLITE_FILE) };
};

const numbersIn = async (folder: string): Promise<number[]> => {
  const store = await openStore({ folder });
  const entries = await store.entries(match, 0);
  await store.close();
  return entries.map(({ number }) => number);
};

/** Where the last record of a journal ends. */
const endOf = (path: string): number => readFileSync(path).lastIndexOf('\n') + 1;

/** The journal with the entries that wait. */
const currentJournal = (file: string): string => {
  const [first, second] = JOURNALS;
  return readFileSync(file + second, 'utf8').includes('id-5') ? file + second : file + first;
};

const turnBit = (path: string, at: number): void => {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(path, bytes);
};

describe('a store that was killed or stopped', () => {
  it('is sound, and opens with everything', async () => {
    expect(inspect(join(killed, SQLITE_FILE)).findings).toEqual([]);
    expect(inspect(join(stopped, SQLITE_FILE)).findings).toEqual([]);
    expect(await numbersIn(killedCopy().folder)).toEqual([1, 2, 3, 4, 5]);
  });

  it('drops a last record that is torn without a word, if nobody was told of it', async () => {
    const { folder, file } = killedCopy();
    const journal = currentJournal(file);
    const bytes = readFileSync(journal);
    bytes.write('0badf00d 01234567 5 9 [["torn', endOf(journal));
    writeFileSync(journal, bytes);
    expect(await numbersIn(folder)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(['exit', 'error'])('is sound after a process that ended by %s', (way) => {
    const folder = newFolder();
    const script = fileURLToPath(new URL('../../testing/ending-process.ts', import.meta.url));
    expect(spawnSync(process.execPath, [script, folder, way]).status).not.toBe(0);
    const { findings, acknowledged } = inspect(join(folder, SQLITE_FILE));
    expect([findings, acknowledged]).toEqual([[], 5]);
  });

  it('takes what an older version has left in its journals', async () => {
    const { folder, file } = killedCopy();
    const backup = join(newFolder(), SQLITE_FILE);
    await backUp(folder, backup);
    for (const ending of FOLDER_FILES) rmSync(file + ending, { force: true });
    writeFileSync(file, readFileSync(backup));
    const values = [match, 6, 'old', '{"kind":"resign","seat":0}', 6, 'playing', '[]', null, null];
    const line = JSON.stringify([...values, 0, 'here', 1, '[]', null]);
    writeFileSync(file + JOURNALS[0], `${checksum(line)} ${line}\n`);
    expect(await numbersIn(folder)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('refused, with the files as they are', () => {
  const harms: readonly (readonly [name: string, harm: (file: string) => void, says: RegExp])[] = [
    [
      'the last record that was acknowledged is damaged',
      (file) => turnBit(currentJournal(file), endOf(currentJournal(file)) - 20),
      /1 acknowledged entries/,
    ],
    [
      'a journal is cut behind a whole record',
      (file) => {
        const bytes = readFileSync(currentJournal(file));
        const last = bytes.lastIndexOf('\n', endOf(currentJournal(file)) - 2) + 1;
        writeFileSync(currentJournal(file), bytes.fill(0, last));
      },
      /1 acknowledged entries/,
    ],
    ['a journal is gone', (file) => rmSync(file + JOURNALS[0]), /-entries is missing/],
    ['a journal is short', (file) => truncateSync(file + JOURNALS[1], 9), /too short/],
    ['the log is gone', (file) => rmSync(file + WAL), /lost its last|is not the one|can't be read/],
    [
      'the end of the log is cut',
      (file) => truncateSync(file + WAL, statSync(file + WAL).size - 1),
      /lost its last 1 changes/,
    ],
    ['the database is empty', (file) => truncateSync(file, 0), /is empty, but/],
    ['the database is gone', (file) => rmSync(file), /is missing, but/],
    ['the mark is gone', (file) => rmSync(file + MARK), /-mark is missing/],
    ['the mark is damaged', (file) => turnBit(file + MARK, 11), /-mark is damaged/],
  ];
  it.each(harms)('%s', async (_, harm, says) => {
    const { folder, file } = killedCopy();
    harm(file);
    const contents = (): string[] =>
      FOLDER_FILES.map((ending) =>
        existsSync(file + ending) ? readFileSync(file + ending, 'hex') : '',
      );
    const before = contents();
    await expect(openStore({ folder })).rejects.toThrow('is damaged');
    await expect(backUp(folder, join(newFolder(), 'copy'))).rejects.toThrow(/damaged|there is no/);
    expect(inspect(file).findings.join('; ')).toMatch(says);
    expect(contents()).toEqual(before);
  });

  it('any byte of a database that no log covers', async () => {
    const file = join(crashedCopy(stopped, newFolder()), SQLITE_FILE);
    const { size } = statSync(file);
    for (let at = 30; at < size; at += 1021) {
      turnBit(file, at);
      expect(inspect(file).findings, String(at)).not.toEqual([]);
      turnBit(file, at);
    }
    expect(inspect(file).findings).toEqual([]);
    turnBit(file + SUMS, 1);
    expect(inspect(file).findings.join()).toContain('1 page of');
  });
});

describe('what is left', () => {
  it('is started with if the loss is accepted, and the damaged files are kept', async () => {
    const { folder, file } = killedCopy();
    turnBit(currentJournal(file), endOf(currentJournal(file)) - 20);
    const damaged = readFileSync(currentJournal(file));
    const { losses, lostAtMost } = await acceptLoss(folder);
    expect([lostAtMost, losses.join()]).toEqual([1, expect.stringContaining('at most 1')]);
    expect(await numbersIn(folder)).toEqual([1, 2, 3, 4]);
    const aside = readdirSync(folder).find((name) => name.startsWith('damaged-')) ?? '';
    const kept = readdirSync(join(folder, aside)).map((name) =>
      readFileSync(join(folder, aside, name)),
    );
    expect(kept.some((bytes) => bytes.equals(damaged))).toBe(true);
    expect((await acceptLoss(folder)).findings).toEqual([]);
    expect(await numbersIn(folder)).toEqual([1, 2, 3, 4]);
  });

  it('is put into a folder of its own, which opens; a match ends where its log has a gap', async () => {
    const folder = crashedCopy(stopped, newFolder());
    const file = join(folder, SQLITE_FILE);
    const db = new DatabaseSync(file);
    db.prepare(
      "UPDATE entry_runs SET entries = json_remove(entries, '$[2]') WHERE first = 1",
    ).run();
    db.close();
    const to = join(newFolder(), 'sound');
    for (const ending of JOURNALS) writeFileSync(file + ending, Buffer.alloc(1024 * 1024));
    const { losses, entries } = await repair(folder, to);
    expect(losses).toContain(`match ${match} ends after entry 2; 3 after it are lost`);
    expect(entries).toBe(2);
    expect(await numbersIn(to)).toEqual([1, 2]);
    await expect(repair(folder, to)).rejects.toThrow('already exists');
  });

  it('is read around pages that cannot be read', async () => {
    const folder = newFolder();
    const { store } = await playedStore(folder);
    const matches = Array.from({ length: 300 }, () => begunMatch());
    for (const each of matches) await store.createMatch(each);
    await store.close();
    const file = join(folder, SQLITE_FILE);
    const db = new DatabaseSync(file, { readOnly: true });
    const [page] = db
      .prepare(
        "SELECT pageno FROM dbstat WHERE name = 'matches' AND pagetype = 'leaf' LIMIT 1 OFFSET 3",
      )
      .all();
    db.close();
    const bytes = readFileSync(file);
    const at = (Number(page?.['pageno']) - 1) * 4096;
    writeFileSync(file, bytes.fill(0xff, at, at + 4096));
    const saved = await repair(folder, join(newFolder(), 'sound'));
    expect(saved.losses.join()).toMatch(/1 pages were damaged/);
    expect(saved.matches).toBeGreaterThan(250);
    expect(saved.matches).toBeLessThan(301);
  });
});

describe('files', () => {
  it('are for their owner alone', async () => {
    const folder = join(newFolder(), 'new');
    const { store } = await playedStore(folder);
    await backUp(folder, join(folder, 'backup'));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    await store.close();
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that an earlier version made readable for others no longer are', async () => {
    const { folder, file } = killedCopy();
    chmodSync(file, 0o644);
    await (await openStore({ folder })).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('that cannot be written are named, with the reason', () => {
    writeFileSync(join(all, 'no-folder'), '');
    const file = join(all, 'no-folder', SQLITE_FILE);
    expect(() => prepareFolder(file)).toThrow(/nothing can be written to .*no-folder/);
  });

  it('on a full disk take nothing, whole or half, and say so; it goes on when there is room', async () => {
    const database = new SqliteSql(join(newFolder(), SQLITE_FILE));
    await migrate(database);
    const insert = (name: string): Promise<unknown> =>
      database.run([
        sql`INSERT INTO secrets (name, value) VALUES (${name}, ${'small'})`,
        sql`INSERT INTO secrets (name, value) VALUES (${`${name}-2`}, ${'x'.repeat(99_000)})`,
      ]);
    await database.run([sql`PRAGMA max_page_count = 1`]);
    await expect(insert('a')).rejects.toThrow(StoreUnavailable);
    await database.run([sql`PRAGMA max_page_count = 100000`]);
    await insert('b');
    const [rows] = await database.run([sql`SELECT name FROM secrets ORDER BY name`]);
    expect(rows).toEqual([{ name: 'b' }, { name: 'b-2' }]);
    await database.close();
  });
});

it('goes on being sound through many checkpoints, kills and restarts', async () => {
  let folder = newFolder();
  const { id } = begunMatch();
  let number = 0;
  for (let round = 0; round < 4; round++) {
    const store = await openStore({ folder });
    if (round === 0) await store.createMatch(begunMatch({ id }));
    for (let each = 0; each < 40; each++) {
      await store.append(passEntry(id, ++number), HEAD);
      const saved = store.saveSnapshot(id, number, 'x'.repeat(200_000));
      if (number % 5 === 0) await store.publicMatches(1);
      await (number % 5 === 0 ? saved : undefined);
    }
    const next = crashedCopy(folder, newFolder());
    await store.close();
    expect(inspect(join(folder, SQLITE_FILE)).findings).toEqual([]);
    expect(inspect(join(next, SQLITE_FILE)).findings).toEqual([]);
    folder = next;
  }
  const store = await openStore({ folder });
  expect(await store.entries(id, 0)).toHaveLength(160);
  expect(store.unfolded).toBe(0);
  await store.append(passEntry(id, 161), HEAD);
  expect(store.unfolded).toBe(1);
  await store.close();
});
