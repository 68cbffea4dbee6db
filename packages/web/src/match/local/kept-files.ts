import { parseRecord } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { isDeal } from '../deal.ts';
import type { MatchInfo, Options, Player } from '../host.ts';
import type { KeptRemarks } from './remarks.ts';

/** A row of a library file; who has to decide and how it ended is for its moves to say. */
interface KeptRow {
  readonly info: MatchInfo;
  readonly record: MatchRecord;
  readonly changedAt: number;
  readonly imported?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (input: unknown): input is Fields => typeof input === 'object' && input !== null;
const MOST_TEXT = 10_000;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_TEXT;
const isId = (value: unknown): value is string => isText(value) && /^[\w-]{1,64}$/.test(value);
const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads the form of a row: nothing that is not known goes on. */
export function parseKept(row: unknown): KeptRow | undefined {
  if (!isFields(row) || !isFields(row['info'])) return undefined;
  const parsed = parseRecord(row['record']);
  const { changedAt, imported, info } = row as { readonly [key: string]: unknown; info: Fields };
  if (!parsed.ok || !isTime(changedAt)) return undefined;
  const { record } = parsed;
  const read = parseInfo(info, record);
  return read && { info: read, record, changedAt, ...(imported === true && { imported: true }) };
}

/** Reads the form of remarks on a match that lives elsewhere. */
export function parseRemarks(row: unknown): KeptRemarks | undefined {
  if (!isFields(row) || !isId(row['id'])) return undefined;
  const comments = parseComments(row['comments']);
  return Object.keys(comments).length === 0 ? undefined : { id: row['id'], comments };
}

function parseInfo(info: Fields, { game, options, seats }: MatchRecord): MatchInfo | undefined {
  const { id, startedAt, players, branch, comments, deal } = info;
  if (!isId(id) || !isTime(startedAt)) return undefined;
  const seated = Array.isArray(players) ? players.flatMap((each) => parsePlayer(each) ?? []) : [];
  if (seated.length !== seats) return undefined;
  const from = parseBranch(branch);
  return {
    id,
    game,
    options: options as Options,
    players: seated,
    startedAt,
    ...(from && { branch: from }),
    ...(isDeal(deal) && { deal }),
    comments: parseComments(comments),
  };
}

function parsePlayer(input: unknown): Player | undefined {
  if (!isFields(input) || !isText(input['name'])) return undefined;
  const { kind, name, level } = input;
  if (kind === 'person') return { kind, name };
  return kind === 'bot' && isText(level) ? { kind, name, level } : undefined;
}

function parseBranch(input: unknown): MatchInfo['branch'] {
  if (!isFields(input)) return undefined;
  const { of, at, online } = input;
  return isText(of) && isTime(at) ? { of, at, ...(online === true && { online }) } : undefined;
}

function parseComments(input: unknown): Record<number, string> {
  if (!isFields(input)) return {};
  const known = Object.entries(input).filter(([at, text]) => /^\d+$/.test(at) && isText(text));
  return Object.fromEntries(known) as Record<number, string>;
}
