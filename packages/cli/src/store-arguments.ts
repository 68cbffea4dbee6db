import type { StorePlace } from '@roundhouse/server';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './command.ts';
import { readSetting } from './setting.ts';

/** Flags that say where things are kept. */
export const STORE_FLAGS = { data: 'string', 'database-url': 'string' } as const;

export const STORE_HELP = `  --data DIR          the data folder ($ROUNDHOUSE_DATA, or ~/.roundhouse)
  --database-url URL  a PostgreSQL database instead, such as postgres://user@host/name ($ROUNDHOUSE_DATABASE_URL)`;

/** What was asked of a store can't be done: why, in one line. */
export function blameStore(error: unknown): never {
  throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
}

/** The folder of --data, or its default. */
export function readFolder(data: string | undefined): string {
  return data ?? readSetting('ROUNDHOUSE_DATA') ?? join(homedir(), '.roundhouse');
}

/** Where things are kept. */
export function readPlace(flags: {
  readonly data: string | undefined;
  readonly 'database-url': string | undefined;
}): StorePlace {
  const databaseUrl = flags['database-url'] ?? readSetting('ROUNDHOUSE_DATABASE_URL');
  if (databaseUrl === undefined || flags.data !== undefined)
    return { folder: readFolder(flags.data) };
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UsageError('--database-url must be like postgres://user@host/name');
  return { databaseUrl };
}
