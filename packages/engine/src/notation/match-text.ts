import { parseRecord } from '../record.ts';
import type { MatchRecord } from '../record.ts';

/** Who sat at a seat, as far as a text tells. */
export interface NotedPlayer {
  readonly name: string;
  /** The level of a bot. */
  readonly bot?: string;
}

/** A match as people keep it: the record, who played, and what somebody remarked. */
export interface NotedMatch {
  readonly record: MatchRecord;
  readonly players: readonly NotedPlayer[];
  /** Whatever else the header says, such as a date. */
  readonly tags: Readonly<Record<string, string>>;
  /** Remarks by the number of moves they follow; those at 0 are about the whole match. */
  readonly comments: Readonly<Record<number, string>>;
}

type ParsedMatch =
  | { readonly ok: true; readonly match: NotedMatch }
  | { readonly ok: false; readonly problem: string };

/** Reads a match from JSON: a bare record, or a record with what stands beside it. Of that only what has its form is taken. */
export function parseNotedMatch(input: unknown): ParsedMatch {
  const file: Record<string, unknown> =
    typeof input === 'object' && input !== null && 'record' in input
      ? { ...input }
      : { record: input };
  const parsed = parseRecord(file['record']);
  if (!parsed.ok) return parsed;
  const players = Array.isArray(file['players']) ? file['players'].map(playerIn) : [];
  const comments = Object.entries(textsIn(file['comments'])).filter(([at]) => /^\d+$/.test(at));
  return {
    ok: true,
    match: {
      record: parsed.record,
      players,
      tags: textsIn(file['tags']),
      comments: Object.fromEntries(comments),
    },
  };
}

function playerIn(input: unknown): NotedPlayer {
  const { name, bot } = textsIn(input);
  return { name: name ?? '', ...(bot !== undefined && { bot }) };
}

/** Those fields of an object that are texts. */
function textsIn(input: unknown): Record<string, string> {
  if (typeof input !== 'object' || input === null) return {};
  const texts = Object.entries(input).filter((entry): entry is [string, string] => {
    const [, value] = entry as [string, unknown];
    return typeof value === 'string';
  });
  return Object.fromEntries(texts);
}
