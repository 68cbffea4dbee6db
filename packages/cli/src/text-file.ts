import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not',
};

/** The text of a file that the user named. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = String(Reflect.get(Object(error), 'code'));
    throw new UsageError(`can't read ${path}: ${REASONS[code] ?? code}`, { cause: error });
  }
}
