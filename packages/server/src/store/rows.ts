import type { Outcome } from '@roundhouse/engine';
import type { TableSettings } from '@roundhouse/protocol';
import { numberOrNull, text, textOrNull } from './columns.ts';
import type { SqlRow } from './sql.ts';
import type {
  ChatRow,
  Entry,
  EntryRow,
  MatchRow,
  MatchStatus,
  SeatRow,
  StartRow,
  Turn,
} from './store.ts';

export const seatOf = (row: SqlRow): SeatRow => ({
  user: textOrNull(row['user_id']),
  name: textOrNull(row['name']),
  bot: textOrNull(row['bot']),
  ...(Number(row['is_bot_account']) === 1 ? { botAccount: true } : {}),
  ...(row['origin'] === null || row['origin'] === undefined ? {} : { origin: text(row['origin']) }),
});

export function matchOf(row: SqlRow, seats: readonly SeatRow[]): MatchRow {
  const outcome = textOrNull(row['outcome']);
  const start = textOrNull(row['begun_from']);
  return {
    id: text(row['id']),
    game: text(row['game']),
    rulesVersion: Number(row['rules_version']),
    status: text(row['status']) as MatchStatus,
    owner: text(row['owner']),
    isPublic: Number(row['is_public']) === 1,
    ...(typeof row['club'] === 'string' ? { club: row['club'] } : {}),
    ...(typeof row['tournament'] === 'string' ? { tournament: row['tournament'] } : {}),
    settings: JSON.parse(text(row['settings'])) as TableSettings,
    seats,
    seed: text(row['seed']),
    createdAt: Number(row['created_at']),
    startedAt: numberOrNull(row['started_at']),
    updatedAt: Number(row['updated_at']),
    version: Number(row['version']),
    entry: Number(row['position']),
    deciders: JSON.parse(text(row['deciders'])) as number[],
    deadline: numberOrNull(row['deadline']),
    waitsForBot: Number(row['waits_for_bot']) === 1,
    outcome: outcome === null ? null : (JSON.parse(outcome) as Outcome),
    turns: JSON.parse(text(row['turns'])) as Turn[],
    rematch: textOrNull(row['rematch']),
    removed: JSON.parse(text(row['removed'])) as string[],
    origin: textOrNull(row['origin']),
    ...(start !== null && { start: JSON.parse(start) as StartRow }),
  };
}

export const entryOf = (row: SqlRow): EntryRow => ({
  match: text(row['match_id']),
  number: Number(row['number']),
  id: text(row['id']),
  entry: JSON.parse(text(row['entry'])) as Entry,
  at: Number(row['at']),
});

export const chatOf = (row: SqlRow): ChatRow => ({
  match: text(row['match_id']),
  number: Number(row['number']),
  id: textOrNull(row['id']),
  user: text(row['user_id']),
  name: text(row['name']),
  seat: numberOrNull(row['seat']),
  text: text(row['text']),
  at: Number(row['at']),
  entry: Number(row['entry']),
  removed: numberOrNull(row['removed_at']) !== null,
  unheardBy: JSON.parse(textOrNull(row['unheard_by']) ?? '[]') as string[],
});
