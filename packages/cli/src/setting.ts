import { UsageError } from './command.ts';
import { readTextFile } from './text-file.ts';

export const SETTING_HELP = `Every $ROUNDHOUSE_… setting can also be read from a one-line file named by $ROUNDHOUSE_…_FILE, such as a container secret.`;

/** A setting from the environment, or from the file that the environment names for it. */
export function readSetting(name: `ROUNDHOUSE_${string}`): string | undefined {
  const value = process.env[name];
  const file = process.env[`${name}_FILE`];
  if (file === undefined) return value;
  if (value !== undefined) throw new UsageError(`$${name} and $${name}_FILE are both set`);
  const text = readTextFile(file).trim();
  if (text === '' || text.includes('\n'))
    throw new UsageError(`the file of $${name}_FILE must contain exactly one line`);
  return text;
}
