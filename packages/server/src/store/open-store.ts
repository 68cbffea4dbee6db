import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from './sqlite/copy-folder.ts';
import { IN_USE } from './sqlite/folder-lock.ts';
import { migrate } from './migrations.ts';
import { PostgresSql } from './postgres/postgres.ts';
import type { Sql } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { SQLITE_FILE } from './sqlite/folder-files.ts';
import { SqliteSql } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** Where things are kept: a folder with one SQLite file, or a PostgreSQL database, which several nodes may share. */
export type StorePlace =
  | { readonly folder: string }
  | { readonly databaseUrl: string; readonly schema?: string };

/** How long a node that is killed or stands still keeps its jobs from the others. */
const LEASE = 6000;

/** Opens the store and brings its schema up to date. A folder belongs to one process: it fails if another one has it. */
export async function openStore(place: StorePlace, lease = LEASE): Promise<Store> {
  return storeOver(await migrated(openSql(place)), lease);
}

/** Opens a store that is there already, to change it: a mistyped place must not become a new one. */
export async function changeStore<T>(
  place: StorePlace,
  change: (store: Store) => Promise<T>,
): Promise<T> {
  mustBeThere(place);
  return lookAt(await openStore(place), change);
}

/** Opens the store to look into it, also while a server has its folder: then it is a copy that is looked into. */
export async function lookIntoStore<T>(
  place: StorePlace,
  look: (store: Store) => Promise<T>,
): Promise<T> {
  mustBeThere(place);
  try {
    return await lookAt(await openStore(place), look);
  } catch (error) {
    const inUse = error instanceof Error && error.message === IN_USE;
    if (!inUse || 'databaseUrl' in place) throw error;
  }
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-copy-'));
  try {
    await copyFolder(place.folder, folder);
    return await lookAt(await openStore({ folder }), look);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function mustBeThere(place: StorePlace): void {
  if ('folder' in place && !existsSync(join(place.folder, SQLITE_FILE)))
    throw new Error(`there is no ${join(place.folder, SQLITE_FILE)}`);
}

async function lookAt<T>(store: Store, look: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

async function migrated(sql: Sql): Promise<Sql> {
  try {
    await migrate(sql);
    return sql;
  } catch (error) {
    await sql.close().catch(() => undefined);
    throw error;
  }
}

function storeOver(sql: Sql, lease: number): Store {
  // A SQLite file has one node, which finds its own jobs again after a restart.
  const node = sql.dialect === 'sqlite' ? 'here' : randomUUID();
  return new SqlStore(sql, { node, lease });
}

function openSql(place: StorePlace): Sql {
  if ('databaseUrl' in place) return new PostgresSql(place.databaseUrl, place.schema);
  return new SqliteSql(join(place.folder, SQLITE_FILE));
}
