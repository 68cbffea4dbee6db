import type { Dialect, SqlValue } from './sql.ts';
import type { LobbyFilter } from './store.ts';

/** How time is kept at a table, out of its settings. */
export const TIME_KIND: Readonly<Record<Dialect, string>> = {
  postgres: `CAST(settings AS json) -> 'time' ->> 'kind'`,
  sqlite: `json_extract(settings, '$.time.kind')`,
};

/** What to ask of `matches` for a page of the lobby: the newest first, of each host the newest few that fit, so that nobody fills the page. */
export function lobbyQuery(
  dialect: Dialect,
  { game, pace, withFreeSeat, after }: LobbyFilter,
  most: number,
  mostPerHost: number,
): { readonly where: string; readonly values: readonly SqlValue[] } {
  const values: SqlValue[] = [];
  const parameter = (value: SqlValue): string => `$${values.push(value)}`;
  const wanted = [
    `status = 'open' AND is_public = 1`,
    ...(game === undefined ? [] : [`game = ${parameter(game)}`]),
    ...(pace === undefined
      ? []
      : [`${TIME_KIND[dialect]} ${pace === 'live' ? '<>' : '='} 'by-mail'`]),
    ...(withFreeSeat === true
      ? [
          `EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND user_id IS NULL AND bot IS NULL)`,
        ]
      : []),
  ].join(' AND ');
  const older =
    after === undefined
      ? ''
      : `AND (created_at, id) < (CAST(${parameter(after.createdAt)} AS BIGINT), ${parameter(after.id)})`;
  const where = `WHERE id IN (
      SELECT id FROM (
        SELECT id, created_at, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY created_at DESC, id DESC) AS nth
        FROM matches WHERE ${wanted}) AS counted
      WHERE nth <= CAST(${parameter(mostPerHost)} AS BIGINT) ${older}
      ORDER BY created_at DESC, id DESC LIMIT CAST(${parameter(most)} AS BIGINT))
    ORDER BY created_at DESC, id DESC`;
  return { where, values };
}
