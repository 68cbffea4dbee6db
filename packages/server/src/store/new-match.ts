import { jsonText } from './columns.ts';
import { insertInto, sql } from './sql.ts';
import type { NamedValues, Statement } from './sql.ts';
import type { MatchRow } from './store.ts';

const seatStatements = (match: MatchRow): Statement[] =>
  match.seats.map(({ user, name, bot, botAccount, origin = null }, seat) =>
    insertInto(
      'seats',
      {
        match_id: match.id,
        seat,
        user_id: user,
        name,
        bot,
        is_bot_account: Number(botAccount ?? 0),
        origin,
        ended_at: match.status === 'finished' ? match.updatedAt : null,
      },
      sql`ON CONFLICT DO NOTHING`,
    ),
  );

/** A match that was not there, with its seats; nothing happens if it is. */
export const newMatch = (match: MatchRow): Statement[] => [
  insertInto(
    'matches',
    {
      ...tableColumns(match),
      id: match.id,
      game: match.game,
      seed: match.seed,
      created_at: match.createdAt,
      version: match.version,
      position: match.entry,
      leased_until: match.waitsForBot ? 0 : null,
      rematch: match.rematch,
      club: match.club ?? null,
      tournament: match.tournament ?? null,
      begun_from: jsonText(match.start ?? null),
      rated: match.settings.rated === true ? 1 : 0,
      unnoticed_since: match.status === 'playing' ? match.updatedAt : null,
    },
    sql`ON CONFLICT DO NOTHING RETURNING id`,
  ),
  ...seatStatements(match),
];

/** What changes of a match while it is a table, by the names of its columns. */
export const tableColumns = (match: MatchRow): NamedValues => ({
  rules_version: match.rulesVersion,
  status: match.status,
  owner: match.owner,
  is_public: match.isPublic ? 1 : 0,
  settings: JSON.stringify(match.settings),
  updated_at: match.updatedAt,
  deciders: JSON.stringify(match.deciders),
  deadline: match.deadline,
  outcome: jsonText(match.outcome),
  started_at: match.startedAt,
  waits_for_bot: match.waitsForBot ? 1 : 0,
  turns: JSON.stringify(match.turns),
  removed: JSON.stringify(match.removed),
  origin: match.origin,
});
