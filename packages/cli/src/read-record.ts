import { gameOfNotation, isNotation, parseNotedMatch, readNotation } from '@roundhouse/engine';
import type { NotedMatch, ReadNotation } from '@roundhouse/engine';
import type { Catalogue } from './catalogue.ts';
import { UsageError } from './command.ts';
import { formatNotationProblem } from './format.ts';
import { findGame } from './table-arguments.ts';
import { readTextFile } from './text-file.ts';

/** A match from a file, and the hash of its seed that was promised, if the file says it. */
interface RecordFile extends NotedMatch {
  readonly seedHash: string | undefined;
}

/** The match in a file: as text, as a bare record, or as a record with what stands beside it. */
export function readRecordFile(catalogue: Catalogue, path: string): RecordFile {
  const text = readTextFile(path);
  return isNotation(text) ? readText(catalogue, path, text) : readJson(path, text);
}

function readText(catalogue: Catalogue, path: string, text: string): RecordFile {
  const good = <Value>(read: ReadNotation<Value>): Value => {
    if (read.ok) return read.value;
    throw new UsageError(`${path}:${formatNotationProblem(read.problem)}`);
  };
  const game = findGame(catalogue, good(gameOfNotation(text)));
  const noted = good(readNotation(game, text));
  return { ...noted, seedHash: noted.tags['SeedHash'] };
}

function readJson(path: string, text: string): RecordFile {
  const content = parseJson(path, text);
  const parsed = parseNotedMatch(content);
  if (!parsed.ok) throw new UsageError(`${path} isn't a record: ${parsed.problem}`);
  const file = typeof content === 'object' && content !== null ? content : {};
  const seedHash = 'seedHash' in file ? String(file.seedHash) : undefined;
  return { ...parsed.match, seedHash };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(
      `${path} is neither a match as text nor JSON: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
