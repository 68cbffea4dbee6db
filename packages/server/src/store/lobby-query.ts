import { listed } from './lease.ts';
import { joined, sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';
import type { LobbyFilter } from './store.ts';

/** How time is kept at a table, out of its settings. */
export const TIME_KIND: Readonly<Record<Dialect, (table: Statement) => Statement>> = {
  postgres: (table) => sql`CAST(${table}.settings AS json) -> 'time' ->> 'kind'`,
  sqlite: (table) => sql`json_extract(${table}.settings, '$.time.kind')`,
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
): Statement {
  const { after } = filter;
  const older =
    after === undefined
      ? sql``
      : sql`AND (created_at, id) < (CAST(${after.createdAt} AS BIGINT), ${after.id})`;
  return sql`WHERE ${fitting(dialect, filter, sql`matches`)} ${older}
      AND (SELECT COUNT(*) FROM matches newer WHERE newer.owner = matches.owner AND ${fitting(dialect, filter, sql`newer`)}
        AND (newer.created_at, newer.id) > (matches.created_at, matches.id)) < CAST(${mostPerHost} AS BIGINT)
    ORDER BY created_at DESC, id DESC LIMIT CAST(${most} AS BIGINT)`;
}

/** Which tables are wanted, by the name that the statement gives them. */
function fitting(
  dialect: Dialect,
  { game, pace, withFreeSeat, apartFrom = [] }: LobbyFilter,
  table: Statement,
): Statement {
  const seat = sql`EXISTS (SELECT 1 FROM seats WHERE match_id = ${table}.id`;
  const wanted = [sql`${table}.status = 'open' AND ${table}.is_public = 1`];
  if (game !== undefined) wanted.push(sql`${table}.game = ${game}`);
  if (pace === 'live') wanted.push(sql`${TIME_KIND[dialect](table)} <> 'by-mail'`);
  if (pace === 'turn-based') wanted.push(sql`${TIME_KIND[dialect](table)} = 'by-mail'`);
  if (withFreeSeat === true) wanted.push(sql`${seat} AND user_id IS NULL AND bot IS NULL)`);
  if (apartFrom.length > 0)
    wanted.push(sql`NOT ${seat} AND user_id IN ${listed(dialect, apartFrom)})`);
  return joined(wanted, ' AND ');
}
