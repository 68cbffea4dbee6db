import { parseRecord } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { UsageError } from './command.ts';
import { readTextFile } from './text-file.ts';

/** A record, and the hash of its seed that was promised, if the file says it. */
export interface RecordFile {
  readonly record: MatchRecord;
  readonly seedHash: string | undefined;
}

/** The record in a file: a bare one, or the one next to its outcome. */
export function readRecord(path: string): MatchRecord {
  return readRecordFile(path).record;
}

/** The record in a file, with what stands beside it. */
export function readRecordFile(path: string): RecordFile {
  const content = parseJson(path, readTextFile(path));
  const file = typeof content === 'object' && content !== null ? content : {};
  const parsed = parseRecord('record' in file ? file.record : content);
  if (!parsed.ok) throw new UsageError(`${path} isn't a record: ${parsed.problem}`);
  const seedHash = 'seedHash' in file ? String(file.seedHash) : undefined;
  return { record: parsed.record, seedHash };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${path} isn't JSON: ${(error as Error).message}`, { cause: error });
  }
}
