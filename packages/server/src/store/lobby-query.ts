import { listed } from './lease.ts';
import type { Dialect, SqlValue } from './sql.ts';
import type { LobbyFilter } from './store.ts';

/** How time is kept at a table, out of its settings. */
export const TIME_KIND: Readonly<Record<Dialect, (table: string) => string>> = {
  postgres: (table) => `CAST(${table}.settings AS json) -> 'time' ->> 'kind'`,
  sqlite: (table) => `json_extract(${table}.settings, '$.time.kind')`,
};

/**
 * What to ask of `matches` for a page of the lobby: the newest first, of each host the newest few that fit, so that nobody fills the
 * page. It walks back from the newest table and stops when the page is full; of each it counts the newer ones of the same host.
 */
export function lobbyQuery(
  dialect: Dialect,
  filter: LobbyFilter,
  most: number,
  mostPerHost: number,
): { readonly where: string; readonly values: readonly SqlValue[] } {
  const values: SqlValue[] = [];
  const parameter = (value: SqlValue): string => `$${values.push(value)}`;
  const fits = fitting(dialect, filter, parameter);
  const { after } = filter;
  const older =
    after === undefined
      ? ''
      : `AND (created_at, id) < (CAST(${parameter(after.createdAt)} AS BIGINT), ${parameter(after.id)})`;
  const where = `WHERE ${fits('matches')} ${older}
      AND (SELECT COUNT(*) FROM matches newer WHERE newer.owner = matches.owner AND ${fits('newer')}
        AND (newer.created_at, newer.id) > (matches.created_at, matches.id)) < CAST(${parameter(mostPerHost)} AS BIGINT)
    ORDER BY created_at DESC, id DESC LIMIT CAST(${parameter(most)} AS BIGINT)`;
  return { where, values };
}

/** Which tables are wanted, by the name that the statement gives them. */
function fitting(
  dialect: Dialect,
  { game, pace, withFreeSeat, apartFrom = [] }: LobbyFilter,
  parameter: (value: SqlValue) => string,
): (table: string) => string {
  const named = game === undefined ? undefined : parameter(game);
  const apart = apartFrom.length === 0 ? undefined : parameter(JSON.stringify(apartFrom));
  return (table) =>
    [
      `${table}.status = 'open' AND ${table}.is_public = 1`,
      ...(named === undefined ? [] : [`${table}.game = ${named}`]),
      ...(pace === undefined
        ? []
        : [`${TIME_KIND[dialect](table)} ${pace === 'live' ? '<>' : '='} 'by-mail'`]),
      ...(withFreeSeat === true
        ? [
            `EXISTS (SELECT 1 FROM seats WHERE match_id = ${table}.id AND user_id IS NULL AND bot IS NULL)`,
          ]
        : []),
      ...(apart === undefined
        ? []
        : [
            `NOT EXISTS (SELECT 1 FROM seats WHERE match_id = ${table}.id AND user_id IN ${listed(dialect, apart)})`,
          ]),
    ].join(' AND ');
}
