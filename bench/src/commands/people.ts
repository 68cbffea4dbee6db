import { print, readArguments, UsageError } from '@roundhouse/cli/command';
import type { Command } from '@roundhouse/cli/command';
import { startProgress } from '@roundhouse/cli/progress';
import { readCount } from '@roundhouse/cli/table-arguments';
import type { StorePlace } from '@roundhouse/server';
import { inSchema } from '@roundhouse/server/crowd';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLists } from '../server/measure-lists.ts';
import { markdownTable } from './markdown-table.ts';

const LONGEST = 50;
const DEFAULTS = { users: '100000', matches: '1000000', tables: '10000', times: '300' };

export const command: Command = {
  help: `roundhouse bench people [--users N] [--matches N] [--tables N] [--times N] [--database-url URL] [--keep NAME]

Fills a store with people, finished matches and open tables, asks a server over it for every list, profile and leaderboard,
and says how long the slowest in a hundred took. Exits with 1 if that is more than ${LONGEST} ms anywhere. Everything is made anew
and removed afterwards: a folder, or a schema of its own in the database. A store that is kept is filled once and used again.

  --users N           how many users (${DEFAULTS.users} by default)
  --matches N         how many finished matches (${DEFAULTS.matches})
  --tables N          how many open tables, and a fifth as many that are being played (${DEFAULTS.tables})
  --times N           how often each list is asked for (${DEFAULTS.times})
  --database-url URL  a PostgreSQL database instead of SQLite
  --keep NAME         in a schema of this name, or a folder, which stays`,
  async run(args, terminal) {
    const kinds = {
      users: 'string',
      matches: 'string',
      tables: 'string',
      times: 'string',
    } as const;
    const { flags } = readArguments(
      args,
      { ...kinds, 'database-url': 'string', keep: 'string' },
      [],
    );
    const count = (name: keyof typeof DEFAULTS): number =>
      readCount(name, flags[name] ?? DEFAULTS[name]);
    const crowd = { users: count('users'), matches: count('matches'), tables: count('tables') };
    const progress = startProgress(terminal, 'bench people');
    const { games } = terminal.catalogue;
    const report = await somewhere(flags['database-url'], flags.keep, (place) =>
      measureLists({ place, games, crowd, times: count('times'), onStep: progress.show }),
    );
    progress.end();
    const milliseconds = (n: number): string => `${n.toFixed(1)} ms`;
    const table = markdownTable(
      ['list', 'p50', 'p99', 'most', 'processor'],
      report.rows.map(({ list, p50, p99, most, processor }) => [
        list,
        ...[p50, p99, most, processor].map(milliseconds),
      ]),
    );
    print(terminal, table.join('\n'));
    print(
      terminal,
      `filled in ${Math.round(report.filled)} s; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    return report.rows.every(({ p99 }) => p99 <= LONGEST) ? 0 : 1;
  },
};

/** In a folder or a schema that is there as long as it is needed, unless it has a name to be kept by. */
async function somewhere<T>(
  databaseUrl: string | undefined,
  kept: string | undefined,
  work: (place: StorePlace) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) {
    const schema = kept ?? `roundhouse_people_${randomBytes(6).toString('hex')}`;
    if (!/^[a-z_][a-z0-9_]*$/.test(schema))
      throw new UsageError('--keep: the name of a schema has small letters, digits and _ alone');
    return inSchema(databaseUrl, schema, kept !== undefined, () => work({ databaseUrl, schema }));
  }
  if (kept !== undefined) return work({ folder: kept });
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-people-'));
  try {
    return await work({ folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
