import { parseRecord } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The record in a file: a bare one, or the one beside the outcome in a recorded fixture. */
export function readRecord(path: string): MatchRecord {
  const content = parseJson(path, readText(path));
  const bare =
    typeof content === 'object' && content !== null && 'record' in content
      ? content.record
      : content;
  const parsed = parseRecord(bare);
  if (!parsed.ok) throw new UsageError(`${path} is not a record: ${parsed.problem}`);
  return parsed.record;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'it failed';
    throw new UsageError(`cannot read ${path}: ${code}`, { cause: error });
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
