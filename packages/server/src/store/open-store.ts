import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrations.ts';
import { PostgresSql } from './postgres.ts';
import type { Sql } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteSql } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where things are kept: a folder with one SQLite file, or a PostgreSQL database. */
export type StorePlace = { readonly folder: string } | { readonly databaseUrl: string };

export const SQLITE_FILE = 'roundhouse.sqlite';

/** Opens the store and brings its schema up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  const sql = openSql(place);
  await migrate(sql);
  return new SqlStore(sql);
}

function openSql(place: StorePlace): Sql {
  if ('databaseUrl' in place) return new PostgresSql(place.databaseUrl);
  mkdirSync(place.folder, { recursive: true });
  return new SqliteSql(join(place.folder, SQLITE_FILE));
}
