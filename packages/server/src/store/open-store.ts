import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from './migrations.ts';
import { PostgresSql } from './postgres.ts';
import type { Sql } from './sql.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteSql } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where things are kept: a folder with one SQLite file, or a PostgreSQL database, which several nodes may share. */
export type StorePlace =
  | { readonly folder: string }
  | { readonly databaseUrl: string; readonly schema?: string };

export const SQLITE_FILE = 'roundhouse.sqlite';

/** How long a node that is killed or stands still keeps its jobs from the others. */
const LEASE = 6000;

/** Opens the store and brings its schema up to date. */
export async function openStore(place: StorePlace, lease = LEASE): Promise<Store> {
  const sql = openSql(place);
  try {
    await migrate(sql);
  } catch (error) {
    await sql.close();
    throw error;
  }
  // A SQLite file has one node, which finds its own jobs again after a restart.
  const node = sql.dialect === 'sqlite' ? 'here' : randomUUID();
  return new SqlStore(sql, { node, lease });
}

function openSql(place: StorePlace): Sql {
  if ('databaseUrl' in place) return new PostgresSql(place.databaseUrl, place.schema);
  mkdirSync(place.folder, { recursive: true });
  return new SqliteSql(join(place.folder, SQLITE_FILE));
}
