import { UsageError } from './command.ts';
import { readTextFile } from './text-file.ts';

export const SETTING_HELP = `Whatever is named $ROUNDHOUSE_… can also be the only line of a file, named by $ROUNDHOUSE_…_FILE: so containers get secrets.`;

/** A setting from the environment, or from the file that the environment names for it. */
export function readSetting(name: `ROUNDHOUSE_${string}`): string | undefined {
  const value = process.env[name];
  const file = process.env[`${name}_FILE`];
  if (file === undefined) return value;
  if (value !== undefined) throw new UsageError(`$${name} and $${name}_FILE are both set`);
  const text = readTextFile(file).trim();
  if (text === '' || text.includes('\n'))
    throw new UsageError(`the file of $${name}_FILE must have one line`);
  return text;
}
