import { jsonText } from './columns.ts';
import { SKIP_LOCKED } from './lease.ts';
import type {
  ChannelRow,
  HabitsRow,
  Look,
  NoticeEvent,
  NoticeRow,
  NoticeStore,
  Settled,
} from './notification-store.ts';
import { channelOf, habitsOf, noticeOf } from './notification-rows.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { Dialect } from './sql.ts';

/** Below every position. */
const NOT_SEEN = Number.MIN_SAFE_INTEGER;

/** The id says what makes a notice unique: what it is about, and the channel. */
const ADD_NOTICE = `INSERT INTO notices (id, user_id, channel_id, channel_kind, kind, match_id, position, made_at, state, due_at, tries)
  SELECT CAST($2 AS TEXT) || '/' || CAST($3 AS TEXT) || '/' || CAST($4 AS TEXT) || '/' || id, user_id, id, kind, CAST($2 AS TEXT),
    CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT), 'waiting', CAST($6 AS BIGINT), 0
  FROM channels WHERE user_id = $1 AND is_on = 1 AND code_hash IS NULL AND (CAST($2 AS TEXT) <> 'digest' OR kind <> 'push')
  ON CONFLICT DO NOTHING`;

/** All looks at once, from a JSON list; of people and matches that are gone there are none. */
const LOOKS: Readonly<Record<Dialect, string>> = {
  postgres:
    'SELECT look.match, look.user_id, look.position FROM json_to_recordset(CAST($1 AS json)) AS look(match TEXT, user_id TEXT, position BIGINT)',
  sqlite:
    "SELECT value ->> 'match' AS match, value ->> 'user_id' AS user_id, value ->> 'position' AS position FROM json_each($1)",
};
const noteLooks = (
  dialect: Dialect,
): string => `INSERT INTO looks (match_id, user_id, seen, is_muted)
  SELECT matches.id, users.id, look.position, 0 FROM (${LOOKS[dialect]}) AS look
  JOIN matches ON matches.id = look.match JOIN users ON users.id = look.user_id WHERE true ORDER BY 1, 2
  ON CONFLICT (match_id, user_id) DO UPDATE SET seen = excluded.seen WHERE looks.seen < excluded.seen`;

const MUTE = `INSERT INTO looks (match_id, user_id, seen, is_muted) VALUES ($1, $2, ${NOT_SEEN}, $3)
  ON CONFLICT (match_id, user_id) DO UPDATE SET is_muted = excluded.is_muted`;

/** Unlike the jobs of matches, each try has a claim of its own: a sender that was only slow can't settle the next one's. */
const claimNotices = (dialect: Dialect): string =>
  `WITH due AS MATERIALIZED (
     SELECT id FROM notices WHERE state = 'waiting' AND due_at <= $1 ORDER BY due_at LIMIT $4 ${SKIP_LOCKED[dialect]})
   UPDATE notices SET claim = $2, due_at = $3 WHERE id IN (SELECT id FROM due) RETURNING *`;

/** The part of the store that notices need, over either dialect. */
export class SqlNotices extends SqlPart implements NoticeStore {
  async secret(name: string, offered: string): Promise<string> {
    const [, rows = []] = await this.sql.run([
      sql(
        'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        name,
        offered,
      ),
      sql('SELECT value FROM secrets WHERE name = $1', name),
    ]);
    return String(rows[0]?.['value']);
  }

  async addChannel(channel: ChannelRow): Promise<ChannelRow> {
    const [, rows = []] = await this.sql.run([
      sql(
        "DELETE FROM channels WHERE kind = 'push' AND kind = $1 AND address = $2 AND user_id <> $3",
        channel.kind,
        channel.address,
        channel.user,
      ),
      sql(
        `INSERT INTO channels (id, user_id, kind, address, keys, label, is_on, created_at, session_hash, stop_token, code_hash, code_until, code_tries, failure, failed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         ON CONFLICT (user_id, kind, address) DO UPDATE SET keys = excluded.keys, label = excluded.label, is_on = excluded.is_on,
           session_hash = excluded.session_hash, code_hash = CASE WHEN channels.code_hash IS NULL THEN NULL ELSE excluded.code_hash END,
           code_until = excluded.code_until, code_tries = excluded.code_tries, failure = excluded.failure, failed_at = excluded.failed_at
         RETURNING *`,
        channel.id,
        channel.user,
        channel.kind,
        channel.address,
        JSON.stringify(channel.keys),
        channel.label,
        channel.isOn ? 1 : 0,
        channel.createdAt,
        channel.sessionHash,
        channel.stopToken,
        channel.code?.hash ?? null,
        channel.code?.until ?? null,
        channel.code?.tries ?? 0,
        jsonText(channel.failure),
        channel.failedAt,
      ),
    ]);
    const [added] = rows.map(channelOf);
    if (added === undefined) throw new Error('the channel was not added');
    return added;
  }

  async channelsOf(user: string): Promise<ChannelRow[]> {
    return (
      await this.apart('SELECT * FROM channels WHERE user_id = $1 ORDER BY created_at, id', user)
    ).map(channelOf);
  }

  async channelById(id: string): Promise<ChannelRow | undefined> {
    return (await this.apart('SELECT * FROM channels WHERE id = $1', id)).map(channelOf)[0];
  }

  async channelByStopToken(token: string): Promise<ChannelRow | undefined> {
    return (await this.apart('SELECT * FROM channels WHERE stop_token = $1', token)).map(
      channelOf,
    )[0];
  }

  async updateChannel(channel: ChannelRow): Promise<void> {
    await this.apart(
      `UPDATE channels SET is_on = $2, code_hash = $3, code_until = $4, code_tries = $5, failure = $6, failed_at = $7 WHERE id = $1`,
      channel.id,
      channel.isOn ? 1 : 0,
      channel.code?.hash ?? null,
      channel.code?.until ?? null,
      channel.code?.tries ?? 0,
      jsonText(channel.failure),
      channel.failedAt,
    );
  }

  async moveChannel(
    id: string,
    { address, keys }: Pick<ChannelRow, 'address' | 'keys'>,
  ): Promise<void> {
    await this.sql.run([
      sql("DELETE FROM channels WHERE kind = 'push' AND address = $2 AND id <> $1", id, address),
      sql(
        'UPDATE channels SET address = $2, keys = $3, failure = NULL, failed_at = NULL WHERE id = $1',
        id,
        address,
        JSON.stringify(keys),
      ),
    ]);
  }

  async removeChannel(id: string): Promise<void> {
    await this.apart('DELETE FROM channels WHERE id = $1', id);
  }

  async habits(user: string): Promise<HabitsRow | undefined> {
    return (await this.apart('SELECT * FROM notice_habits WHERE user_id = $1', user)).map(
      habitsOf,
    )[0];
  }

  async saveHabits(habits: HabitsRow): Promise<void> {
    await this.apart(
      `INSERT INTO notice_habits (user_id, language, time_zone, digest_hour, digest_due) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, time_zone = excluded.time_zone,
         digest_hour = excluded.digest_hour, digest_due = excluded.digest_due`,
      habits.user,
      habits.language,
      habits.timeZone,
      habits.digestHour,
      habits.digestDue,
    );
  }

  async digestsDue(now: number, limit: number): Promise<HabitsRow[]> {
    return (
      await this.apart(
        'SELECT * FROM notice_habits WHERE digest_due <= $1 ORDER BY digest_due LIMIT $2',
        now,
        limit,
      )
    ).map(habitsOf);
  }

  async advanceDigest({ user, digestDue }: HabitsRow, next: number): Promise<void> {
    await this.apart(
      'UPDATE notice_habits SET digest_due = $3 WHERE user_id = $1 AND digest_due = $2',
      user,
      digestDue,
      next,
    );
  }

  async noteLooks(looks: readonly Look[]): Promise<void> {
    if (looks.length === 0) return;
    const list = looks.map(({ user, ...look }) => ({ ...look, user_id: user }));
    await this.apart(noteLooks(this.sql.dialect), JSON.stringify(list));
  }

  async mute(match: string, user: string, muted: boolean): Promise<void> {
    await this.apart(MUTE, match, user, muted ? 1 : 0);
  }

  async look(match: string, user: string): Promise<{ seen: number; muted: boolean }> {
    const [row] = await this.apart(
      'SELECT seen, is_muted FROM looks WHERE match_id = $1 AND user_id = $2',
      match,
      user,
    );
    return { seen: Number(row?.['seen'] ?? NOT_SEEN), muted: Number(row?.['is_muted'] ?? 0) === 1 };
  }

  async unnoticedMatches(before: number, limit: number): Promise<string[]> {
    const rows = await this.query(
      'SELECT id FROM matches WHERE unnoticed_since <= $1 ORDER BY unnoticed_since LIMIT $2',
      before,
      limit,
    );
    return rows.map((row) => String(row['id']));
  }

  async noticed(match: string, position: number): Promise<void> {
    await this.seeing(
      { match },
      'UPDATE matches SET unnoticed_since = NULL WHERE id = $1 AND position = $2',
      match,
      position,
    );
  }

  async addNotices(events: readonly NoticeEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.sql.run(
      events.map(({ user, kind, match, position, madeAt, dueAt }) =>
        sql(ADD_NOTICE, user, kind, match, position, madeAt, dueAt),
      ),
      'none',
    );
  }

  async claimNotices(
    claim: string,
    now: number,
    until: number,
    limit: number,
  ): Promise<NoticeRow[]> {
    const claiming = claimNotices(this.sql.dialect);
    return (await this.apart(claiming, now, claim, until, limit)).map(noticeOf);
  }

  async beginSending(id: string, claim: string, until: number): Promise<boolean> {
    const rows = await this.apart(
      `UPDATE notices SET state = 'sending', due_at = $3, tries = tries + 1 WHERE id = $1 AND claim = $2 AND state = 'waiting' RETURNING id`,
      id,
      claim,
      until,
    );
    return rows.length === 1;
  }

  async settle(id: string, claim: string, settled: Settled): Promise<void> {
    await this.apart(
      `UPDATE notices SET state = $3, due_at = COALESCE(CAST($4 AS BIGINT), due_at), failure = $5, settled_at = $6, claim = NULL
       WHERE id = $1 AND claim = $2`,
      id,
      claim,
      settled.state,
      settled.state === 'waiting' ? settled.dueAt : null,
      'failure' in settled ? jsonText(settled.failure) : null,
      settled.state === 'waiting' ? null : settled.at,
    );
  }

  async settleInterrupted(now: number): Promise<void> {
    // Its claim stays: a sender that was only slow may still say what became of it.
    await this.apart(
      `UPDATE notices SET state = 'failed', failure = $2, settled_at = CAST($1 AS BIGINT) WHERE state = 'sending' AND due_at <= CAST($1 AS BIGINT)`,
      now,
      JSON.stringify({ code: 'interrupted' }),
    );
  }

  async failuresOf(user: string, limit: number): Promise<NoticeRow[]> {
    return (
      await this.apart(
        `SELECT * FROM notices WHERE user_id = $1 AND failure IS NOT NULL
         ORDER BY COALESCE(settled_at, due_at) DESC, id LIMIT $2`,
        user,
        limit,
      )
    ).map(noticeOf);
  }

  async sentSince(channel: string, at: number): Promise<number> {
    const [row] = await this.apart(
      "SELECT COUNT(*) AS count FROM notices WHERE channel_id = $1 AND settled_at >= $2 AND state <> 'dropped'",
      channel,
      at,
    );
    return Number(row?.['count'] ?? 0);
  }

  async forgetSettled(before: number): Promise<void> {
    await this.query(
      `DELETE FROM notices WHERE settled_at < $1
       AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = notices.match_id AND status = 'playing')`,
      before,
    );
  }
}
