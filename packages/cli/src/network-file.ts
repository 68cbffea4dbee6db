import { packLearned } from '@roundhouse/bots/learned';
import type { Learned } from '@roundhouse/bots/learned';
import { writeFileSync } from 'node:fs';
import { UsageError } from './command.ts';
import { readTextFile } from './text-file.ts';

/** A file of this kind has the network's text as a JSON string, which a game's brain can import. */
const isJson = (path: string): boolean => path.endsWith('.json');

/** The text of a network that `roundhouse train` has written. */
export function readNetwork(path: string): string {
  const text = readTextFile(path);
  if (!isJson(path)) return text;
  try {
    return String(JSON.parse(text));
  } catch (error) {
    throw new UsageError(`${path} is not JSON`, { cause: error });
  }
}

export function writeNetwork(path: string, learned: Learned): void {
  const text = packLearned(learned);
  writeFileSync(path, isJson(path) ? `${JSON.stringify(text)}\n` : text);
}
