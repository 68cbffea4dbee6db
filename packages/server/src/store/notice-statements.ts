import { elements } from './lease.ts';
import type { NoticeEvent, Unnoticed } from './notification-store.ts';
import { raw, sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';
import type { Turn } from './store.ts';

/** For every channel of the person that is on. The id says what makes a notice unique: what it is about, and the channel. */
const addNotices = (
  events: Statement,
): Statement => sql`INSERT INTO notices (id, user_id, channel_id, channel_kind, kind, match_id, position, made_at, state, due_at, tries)
  SELECT event.kind || '/' || event.match_id || '/' || event.position || '/' || channels.id, event.user_id, channels.id,
    channels.kind, event.kind, event.match_id, event.position, event.made_at, 'waiting', event.due_at, 0
  FROM (${events}) AS event JOIN channels ON channels.user_id = event.user_id
  WHERE is_on = 1 AND code_hash IS NULL AND (event.kind <> 'digest' OR channels.kind <> 'push')
  ORDER BY 1 ON CONFLICT DO NOTHING`;

export const addNotice = ({ user, kind, match, position, madeAt, dueAt }: NoticeEvent): Statement =>
  addNotices(sql`SELECT CAST(${user} AS TEXT) AS user_id, CAST(${kind} AS TEXT) AS kind, CAST(${match} AS TEXT) AS match_id,
    CAST(${position} AS BIGINT) AS position, CAST(${madeAt} AS BIGINT) AS made_at, CAST(${dueAt} AS BIGINT) AS due_at`);

/** What a seat is to know of its turn, if it has one. */
const turnOf = (dialect: Dialect, what: keyof Turn): Statement =>
  sql`(SELECT CAST(turn.value ->> '${raw(what)}' AS BIGINT) FROM ${elements(dialect, raw('matches.turns'), 'turn')}
    WHERE CAST(turn.value ->> 'seat' AS BIGINT) = seats.seat)`;

export const stillThere = (dialect: Dialect, found: readonly Unnoticed[]): Statement =>
  sql`FROM ${elements(dialect, JSON.stringify(found), 'found')} JOIN matches
    ON matches.id = found.value ->> 'match' AND matches.position = CAST(found.value ->> 'position' AS BIGINT)`;

/** Turns and ends that people have not seen. Seats are read before turns: there are few, and the database knows so. */
export const noticeMatches = (
  dialect: Dialect,
  found: readonly Unnoticed[],
  now: number,
  delay: number,
): Statement =>
  addNotices(sql`SELECT * FROM (SELECT seats.user_id, matches.id AS match_id, CAST(${now} AS BIGINT) AS made_at,
      CASE matches.status WHEN 'finished' THEN 'finished' ELSE 'turn' END AS kind,
      CASE matches.status WHEN 'finished' THEN matches.position ELSE ${turnOf(dialect, 'since')} END AS position,
      CASE matches.status WHEN 'finished' THEN CAST(${now} AS BIGINT) ELSE ${turnOf(dialect, 'at')} + CAST(${delay} AS BIGINT) END AS due_at
      ${stillThere(dialect, found)} JOIN seats ON seats.match_id = matches.id) AS due
    WHERE position IS NOT NULL AND NOT EXISTS (SELECT 1 FROM looks
      WHERE looks.match_id = due.match_id AND looks.user_id = due.user_id AND (seen >= due.position OR is_muted = 1))`);
