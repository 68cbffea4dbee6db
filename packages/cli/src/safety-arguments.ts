import type { ServeOptions } from '@roundhouse/server';
import { UsageError } from './command.ts';
import type { Flags } from './command.ts';
import { readPlace } from './store-arguments.ts';
import type { STORE_FLAGS } from './store-arguments.ts';
import { readCount } from './table-arguments.ts';

/** Flags that say how a data folder is looked after. */
export const SAFETY_FLAGS = {
  'backup-every': 'string',
  'backup-keep': 'string',
  'backup-to': 'string',
  'accept-loss': 'boolean',
} as const;

const KEEP = '7';

export const SAFETY_HELP = `  --backup-every TIME back up the data folder regularly, such as every 30m, 6h or 1d
  --backup-keep N     how many of these backups to keep (${KEEP} by default)
  --backup-to DIR     where to put them ('backups' in the data folder by default; another disk is better)
  --accept-loss       if the data folder is damaged, set its files aside, start with what can be rescued, and report what is lost`;

/** How the data folder is looked after; PostgreSQL has its own tools for that. */
export function readSafety(
  flags: Flags<typeof SAFETY_FLAGS & typeof STORE_FLAGS>,
): Pick<ServeOptions, 'backups' | 'acceptLoss'> {
  const { 'backup-every': every, 'backup-keep': keep, 'backup-to': to } = flags;
  if (every === undefined && (keep ?? to) !== undefined)
    throw new UsageError('--backup-keep and --backup-to need --backup-every');
  if ('databaseUrl' in readPlace(flags) && (every !== undefined || flags['accept-loss'] === true))
    throw new UsageError(
      '--backup-every and --accept-loss are for a data folder; PostgreSQL has pg_dump',
    );
  const backups =
    every === undefined
      ? undefined
      : {
          every: readTime(every),
          keep: readCount('backup-keep', keep ?? KEEP),
          ...(to === undefined ? {} : { to }),
        };
  return { acceptLoss: flags['accept-loss'] ?? false, ...(backups && { backups }) };
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST = 14 * 86_400_000;

function readTime(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  const time = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (time <= LONGEST) return time;
  throw new UsageError(`--backup-every must be like 30m, 6h or 1d, and at most 14d, not '${text}'`);
}
