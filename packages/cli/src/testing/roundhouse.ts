import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { run } from '../run.ts';
import { CATALOGUE } from './catalogue.ts';

/** The command as it is installed, and the same with games made for tests. */
export const MAIN = join(import.meta.dirname, '..', 'main.ts');
export const TEST_MAIN = join(import.meta.dirname, 'main.ts');

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const MOST_OUTPUT = 64 * 1024 * 1024;

/** Runs the command with games made for tests, inside this process. */
export async function roundhouse(...args: readonly string[]): Promise<Ran> {
  const input = new PassThrough();
  const output = new PassThrough({ highWaterMark: MOST_OUTPUT });
  const errors = new PassThrough({ highWaterMark: MOST_OUTPUT });
  input.end();
  const code = await run(args, { catalogue: CATALOGUE, input, output, errors });
  output.end();
  errors.end();
  return { code, out: await text(output), err: await text(errors) };
}

/** What the command answers as JSON, with no complaint. */
export async function roundhouseJson(...args: readonly string[]): Promise<unknown> {
  const { code, out, err } = await roundhouse(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

/** Runs a script in a process of its own. */
export function runNode(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    input,
    maxBuffer: MOST_OUTPUT,
  });
  return { code: status, out: stdout, err: stderr };
}
