import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The text of a file that the user named. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'it failed';
    throw new UsageError(`can't read ${path}: ${code}`, { cause: error });
  }
}
