import { SQLITE_FILE } from '@roundhouse/server';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const TARGETS = {
  'main file': '',
  WAL: '-wal',
  'first journal': '-entries',
  'second journal': '-entries-2',
  mark: '-mark',
  checksums: '-sums',
} as const;
export type Target = keyof typeof TARGETS;

export const HARMS = ['bit', 'cut', 'zeroed block', 'emptied', 'gone', 'older'] as const;
type Harm = (typeof HARMS)[number];

/** What is done to one file. */
export interface Corruption {
  readonly target: Target;
  readonly harm: Harm;
}

const BLOCK = 4096;

/** Harms a file of a store that nobody has open; `older` has the files of an earlier time. False if that changes nothing. */
export function corrupt(
  folder: string,
  older: string,
  { target, harm }: Corruption,
  random: () => number,
): boolean {
  const name = SQLITE_FILE + TARGETS[target];
  const path = join(folder, name);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (harm === 'older') {
    if (existsSync(join(older, name))) copyFileSync(join(older, name), path);
  } else if (before !== undefined) harmFile(path, before, harm, random);
  const after = existsSync(path) ? readFileSync(path) : undefined;
  return before === undefined ? after !== undefined : after?.equals(before) !== true;
}

function harmFile(
  path: string,
  bytes: Buffer,
  harm: Exclude<Harm, 'older'>,
  random: () => number,
): void {
  // Where something is written: the journals have zeros behind it.
  const written = bytes.findLastIndex((byte) => byte !== 0) + 1;
  const at = Math.floor(random() * written);
  if (harm === 'gone') rmSync(path);
  else if (harm === 'emptied') truncateSync(path, 0);
  else if (harm === 'cut') truncateSync(path, at);
  else if (written > 0)
    writeFileSync(path, harm === 'bit' ? turned(bytes, at, random) : zeroed(bytes, at));
}

function turned(bytes: Buffer, at: number, random: () => number): Buffer {
  const harmed = Buffer.from(bytes);
  harmed[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return harmed;
}

function zeroed(bytes: Buffer, at: number): Buffer {
  const from = at - (at % BLOCK);
  return Buffer.from(bytes).fill(0, from, Math.min(from + BLOCK, bytes.length));
}
