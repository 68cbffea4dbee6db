import { TOO_LONG } from './lines.ts';
import { Problem } from './problem.ts';
import type { Request } from './request.ts';
import type { EngineSession } from './session.ts';

/** Longer lines than this are refused unread. */
export const LONGEST_LINE = 16 * 1024 * 1024;

type RequestId = string | number | null;

/** The answer to one line, as one line. Never throws. */
export function answerLine(session: EngineSession, line: string | typeof TOO_LONG): string {
  let id: RequestId = null;
  try {
    const request = parseLine(line);
    id = idOf(request);
    return JSON.stringify({ id, ok: true, result: session.perform(request) });
  } catch (error) {
    const reason = error instanceof Problem ? error.reason : 'internal';
    const message = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ id, ok: false, error: reason, message });
  }
}

function parseLine(line: string | typeof TOO_LONG): Request {
  if (line === TOO_LONG) {
    throw new Problem('line-too-long', `a line has at most ${LONGEST_LINE} characters`);
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Problem('malformed-line', 'a line must be a JSON object');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('malformed-line', 'a line must be a JSON object');
  }
  return value as Request;
}

function idOf({ id }: Request): RequestId {
  if (id === undefined || id === null) return null;
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw new Problem('malformed-request', '"id" must be a string or a number');
}
