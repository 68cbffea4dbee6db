import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { begunMatch } from '../testing/fresh-store.ts';
import { HEAD, passEntry, playedStore } from '../testing/played-folder.ts';
import { DATABASE_URL, inDatabase, servicesAnswer } from '../testing/services.ts';
import { testFolder } from '../testing/test-folder.ts';
import { openStore } from './open-store.ts';
import { BackupSchedule } from './sqlite/back-up-schedule.ts';
import { backUp } from './sqlite/back-up.ts';
import { SQLITE_FILE } from './sqlite/folder-files.ts';
import { restore } from './sqlite/restore.ts';
import type { Store } from './store.ts';

const all = testFolder();
const newFolder = (): string => mkdtempSync(join(all, 'folder-'));

/** What a player would miss. */
const seen = async (store: Store, match: string): Promise<unknown> => [
  await store.matchById(match),
  await store.entries(match, 0),
];

describe('the drill with SQLite', () => {
  it('a backup of a running server is put into an empty folder, and play goes on there', async () => {
    const running = newFolder();
    const { store, match } = await playedStore(running);
    const folder = join(newFolder(), 'new');
    const backup = join(newFolder(), 'backup.sqlite');
    await backUp(running, backup);
    const before = await seen(store, match);
    expect(await restore(backup, folder)).toEqual({ matches: 1 });
    expect(statSync(join(folder, SQLITE_FILE)).mode & 0o777).toBe(0o600);
    const restored = await openStore({ folder });
    expect(await seen(restored, match)).toEqual(before);
    expect(await restored.append(passEntry(match, 6), HEAD)).toBe(true);
    await restored.close();
    await store.close();
    const again = await openStore({ folder });
    expect(await again.entries(match, 0)).toHaveLength(6);
    await again.close();
  });

  it('data that is there stays, unless it is to be kept aside', async () => {
    const folder = newFolder();
    const { store } = await playedStore(folder);
    const backup = join(newFolder(), 'backup.sqlite');
    await backUp(folder, backup);
    await expect(restore(backup, folder)).rejects.toThrow('another server is using');
    await store.close();
    await expect(restore(backup, folder)).rejects.toThrow('has data already');
    const before = readFileSync(join(folder, SQLITE_FILE));
    const { aside = '' } = await restore(backup, folder, { replace: true });
    expect(readFileSync(join(aside, SQLITE_FILE))).toEqual(before);
    await (await openStore({ folder })).close();
  });

  it('what is no whole backup is not restored', async () => {
    const folder = newFolder();
    const { store } = await playedStore(folder);
    await store.close();
    const backup = join(newFolder(), 'backup.sqlite');
    await backUp(folder, backup);
    const to = join(newFolder(), 'new');
    const refused = async (bytes: Buffer, reason: RegExp): Promise<void> => {
      const file = join(newFolder(), 'file');
      writeFileSync(file, bytes);
      await expect(restore(file, to)).rejects.toThrow(reason);
      expect(existsSync(join(to, SQLITE_FILE))).toBe(false);
    };
    await refused(readFileSync(join(folder, SQLITE_FILE)), /copied out of a data folder/);
    await refused(readFileSync(backup).subarray(0, 9000), /isn't a backup/);
    await refused(Buffer.from('rubbish'), /isn't a backup/);
    const db = new DatabaseSync(backup);
    db.exec('INSERT INTO schema_version (version) VALUES (999)');
    db.close();
    await refused(readFileSync(backup), /schema 999/);
    await expect(restore(join(to, 'nothing'), to)).rejects.toThrow('there is no');
  });
});

it('backups are made on a schedule, and the oldest go', async () => {
  const folder = newFolder();
  const { store, match } = await playedStore(folder);
  const names = new Set<string>();
  const schedule = new BackupSchedule({ folder, every: 50, keep: 2, log: () => undefined });
  const backups = join(folder, 'backups');
  expect(existsSync(backups), 'nothing before it is started').toBe(false);
  schedule.start();
  const look = (): string[] => readdirSync(backups).filter((name) => name.endsWith('.sqlite'));
  await vi.waitFor(
    () => {
      for (const name of look()) names.add(name);
      expect(names.size).toBeGreaterThan(3);
    },
    { timeout: 60_000, interval: 20 },
  );
  await schedule.close();
  expect(look()).toHaveLength(2);
  const to = join(newFolder(), 'new');
  await restore(join(backups, look().at(-1) ?? ''), to);
  const restored = await openStore({ folder: to });
  expect(await restored.entries(match, 0)).toHaveLength(5);
  await restored.close();
  await store.close();
});

/** Whether PostgreSQL's own tools are here. If not, the drill is skipped and says so; CI demands it. */
function hasTools(): boolean {
  try {
    for (const tool of ['pg_dump', 'pg_restore']) execFileSync(tool, ['--version']);
    return true;
  } catch (error) {
    const problem = 'pg_dump and pg_restore are not installed';
    if (process.env['ROUNDHOUSE_TEST'] === 'all') throw new Error(problem, { cause: error });
    console.warn(`${problem}: the drill with PostgreSQL is skipped`);
    return false;
  }
}

const canDrill = hasTools() && (await servicesAnswer('the drill with PostgreSQL', { nats: false }));

it.skipIf(!canDrill)('the drill with PostgreSQL: dumped, lost, restored', async () => {
  const schema = `roundhouse_drill_${process.pid}`;
  await inDatabase(`CREATE SCHEMA ${schema}`);
  try {
    const store = await openStore({ databaseUrl: DATABASE_URL, schema });
    const match = begunMatch();
    await store.createMatch(match);
    for (const number of [1, 2, 3]) await store.append(passEntry(match.id, number), HEAD);
    const before = await seen(store, match.id);
    const dump = join(newFolder(), 'roundhouse.dump');
    execFileSync('pg_dump', [
      '--format=custom',
      `--schema=${schema}`,
      `--file=${dump}`,
      DATABASE_URL,
    ]);
    await store.append(passEntry(match.id, 4), HEAD);
    await store.close();
    await inDatabase(`DROP SCHEMA ${schema} CASCADE`);
    execFileSync('pg_restore', ['--exit-on-error', `--dbname=${DATABASE_URL}`, dump]);
    const restored = await openStore({ databaseUrl: DATABASE_URL, schema });
    expect(await seen(restored, match.id)).toEqual(before);
    expect(await restored.append(passEntry(match.id, 4), HEAD)).toBe(true);
    await restored.close();
  } finally {
    await inDatabase(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  }
});
