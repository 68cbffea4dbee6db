import { counted, jsonText, text } from './columns.ts';
import { elements, SKIP_LOCKED } from './lease.ts';
import type {
  ChannelRow,
  HabitsRow,
  Look,
  NoticeEvent,
  NoticeRow,
  NoticeStore,
  Settled,
  Unnoticed,
} from './notification-store.ts';
import { channelOf, habitsOf, noticeOf } from './notification-rows.ts';
import { SqlPart } from './sql-part.ts';
import { assigned, insertInto, raw, replaced, sql } from './sql.ts';
import type { Dialect, NamedValues, Statement } from './sql.ts';
import type { Turn } from './store.ts';

/** Below every position. */
const NOT_SEEN = Number.MIN_SAFE_INTEGER;

/** For every channel of the person that is on. The id says what makes a notice unique: what it is about, and the channel. */
const addNotices = (
  events: Statement,
): Statement => sql`INSERT INTO notices (id, user_id, channel_id, channel_kind, kind, match_id, position, made_at, state, due_at, tries)
  SELECT event.kind || '/' || event.match_id || '/' || event.position || '/' || channels.id, event.user_id, channels.id,
    channels.kind, event.kind, event.match_id, event.position, event.made_at, 'waiting', event.due_at, 0
  FROM (${events}) AS event JOIN channels ON channels.user_id = event.user_id
  WHERE is_on = 1 AND code_hash IS NULL AND (event.kind <> 'digest' OR channels.kind <> 'push')
  ORDER BY 1 ON CONFLICT DO NOTHING`;

const addNotice = ({ user, kind, match, position, madeAt, dueAt }: NoticeEvent): Statement =>
  addNotices(sql`SELECT CAST(${user} AS TEXT) AS user_id, CAST(${kind} AS TEXT) AS kind, CAST(${match} AS TEXT) AS match_id,
    CAST(${position} AS BIGINT) AS position, CAST(${madeAt} AS BIGINT) AS made_at, CAST(${dueAt} AS BIGINT) AS due_at`);

/** What a seat is to know of its turn, if it has one. */
const turnOf = (dialect: Dialect, what: keyof Turn): Statement =>
  sql`(SELECT CAST(turn.value ->> '${raw(what)}' AS BIGINT) FROM ${elements(dialect, raw('matches.turns'), 'turn')}
    WHERE CAST(turn.value ->> 'seat' AS BIGINT) = seats.seat)`;

const stillThere = (dialect: Dialect, found: readonly Unnoticed[]): Statement =>
  sql`FROM ${elements(dialect, JSON.stringify(found), 'found')} JOIN matches
    ON matches.id = found.value ->> 'match' AND matches.position = CAST(found.value ->> 'position' AS BIGINT)`;

/** Turns and ends that people have not seen. Seats are read before turns: there are few, and the database knows so. */
const noticeMatches = (
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

/** What changes of a channel. */
const changing = ({ isOn, code, failure, failedAt }: ChannelRow): NamedValues => ({
  is_on: Number(isOn),
  code_hash: code?.hash ?? null,
  code_until: code?.until ?? null,
  code_tries: code?.tries ?? 0,
  failure: jsonText(failure),
  failed_at: failedAt,
});

/** The part of the store that notices need, over either dialect. */
export class SqlNotices extends SqlPart implements NoticeStore {
  async secret(name: string, offered: string): Promise<string> {
    const [, rows = []] = await this.sql.run([
      sql`INSERT INTO secrets (name, value) VALUES (${name}, ${offered}) ON CONFLICT DO NOTHING`,
      sql`SELECT value FROM secrets WHERE name = ${name}`,
    ]);
    return String(rows[0]?.['value']);
  }

  async addChannel(channel: ChannelRow): Promise<ChannelRow> {
    const changed = changing(channel);
    const { code_hash: _, ...rest } = changed;
    const [, rows = []] = await this.sql.run([
      sql`DELETE FROM channels WHERE kind = 'push' AND kind = ${channel.kind} AND address = ${channel.address} AND user_id <> ${channel.user}`,
      insertInto(
        'channels',
        {
          id: channel.id,
          user_id: channel.user,
          kind: channel.kind,
          address: channel.address,
          keys: JSON.stringify(channel.keys),
          label: channel.label,
          created_at: channel.createdAt,
          session_hash: channel.sessionHash,
          stop_token: channel.stopToken,
          ...changed,
        },
        // An address that was confirmed stays so.
        sql`ON CONFLICT (user_id, kind, address) DO UPDATE SET keys = excluded.keys, label = excluded.label, session_hash = excluded.session_hash,
           ${replaced(rest)}, code_hash = CASE WHEN channels.code_hash IS NULL THEN NULL ELSE excluded.code_hash END RETURNING *`,
      ),
    ]);
    const [added] = rows.map(channelOf);
    if (added === undefined) throw new Error('the channel was not added');
    return added;
  }

  async channelsOf(user: string): Promise<ChannelRow[]> {
    const rows = await this.apart`SELECT * FROM channels WHERE user_id = ${user}
       ORDER BY created_at, id`;
    return rows.map(channelOf);
  }

  async channelById(id: string): Promise<ChannelRow | undefined> {
    return (await this.apart`SELECT * FROM channels WHERE id = ${id}`).map(channelOf)[0];
  }

  async channelByStopToken(token: string): Promise<ChannelRow | undefined> {
    return (await this.apart`SELECT * FROM channels WHERE stop_token = ${token}`).map(channelOf)[0];
  }

  async updateChannel(channel: ChannelRow): Promise<void> {
    await this.apart`UPDATE channels SET ${assigned(changing(channel))} WHERE id = ${channel.id}`;
  }

  async moveChannel(
    id: string,
    { address, keys }: Pick<ChannelRow, 'address' | 'keys'>,
  ): Promise<void> {
    await this.sql.run([
      sql`DELETE FROM channels WHERE kind = 'push' AND address = ${address} AND id <> ${id}`,
      sql`UPDATE channels SET address = ${address}, keys = ${JSON.stringify(keys)}, failure = NULL, failed_at = NULL WHERE id = ${id}`,
    ]);
  }

  async removeChannel(id: string): Promise<void> {
    await this.apart`DELETE FROM channels WHERE id = ${id}`;
  }

  async habits(user: string): Promise<HabitsRow | undefined> {
    return (await this.apart`SELECT * FROM notice_habits WHERE user_id = ${user}`).map(habitsOf)[0];
  }

  async saveHabits(habits: HabitsRow): Promise<void> {
    const row = {
      language: habits.language,
      time_zone: habits.timeZone,
      digest_hour: habits.digestHour,
      digest_due: habits.digestDue,
    };
    const again = sql`ON CONFLICT (user_id) DO UPDATE SET ${replaced(row)}`;
    await this.rowsOf(insertInto('notice_habits', { user_id: habits.user, ...row }, again), 'none');
  }

  async digestsDue(now: number, limit: number): Promise<HabitsRow[]> {
    const rows = await this.apart`SELECT * FROM notice_habits WHERE digest_due <= ${now}
       ORDER BY digest_due LIMIT ${limit}`;
    return rows.map(habitsOf);
  }

  async advanceDigest({ user, digestDue }: HabitsRow, next: number): Promise<void> {
    await this.apart`UPDATE notice_habits SET digest_due = ${next}
       WHERE user_id = ${user} AND digest_due = ${digestDue}`;
  }

  async noteLooks(looks: readonly Look[]): Promise<void> {
    if (looks.length === 0) return;
    const look = elements(this.sql.dialect, JSON.stringify(looks), 'look');
    await this.apart`INSERT INTO looks (match_id, user_id, seen, is_muted)
       SELECT matches.id, users.id, CAST(look.value ->> 'position' AS BIGINT), 0 FROM ${look}
       JOIN matches ON matches.id = look.value ->> 'match' JOIN users ON users.id = look.value ->> 'user' WHERE true ORDER BY 1, 2
       ON CONFLICT (match_id, user_id) DO UPDATE SET seen = excluded.seen WHERE looks.seen < excluded.seen`;
  }

  async mute(match: string, user: string, muted: boolean): Promise<void> {
    await this.apart`INSERT INTO looks (match_id, user_id, seen, is_muted)
       VALUES (${match}, ${user}, ${NOT_SEEN}, ${Number(muted)})
       ON CONFLICT (match_id, user_id) DO UPDATE SET is_muted = excluded.is_muted`;
  }

  async look(match: string, user: string): Promise<{ seen: number; muted: boolean }> {
    const [row] = await this.apart`SELECT seen, is_muted FROM looks
       WHERE match_id = ${match} AND user_id = ${user}`;
    return { seen: Number(row?.['seen'] ?? NOT_SEEN), muted: Number(row?.['is_muted'] ?? 0) === 1 };
  }

  async unnoticedMatches(before: number, limit: number): Promise<Unnoticed[]> {
    const rows = await this
      .query`SELECT id, position FROM matches WHERE unnoticed_since <= ${before}
       ORDER BY unnoticed_since LIMIT ${limit}`;
    return rows.map((row) => ({ match: text(row['id']), position: Number(row['position']) }));
  }

  async noticeMatches(found: readonly Unnoticed[], now: number, delay: number): Promise<void> {
    const { dialect } = this.sql;
    const there = stillThere(dialect, found);
    await this.sql.run(
      [
        noticeMatches(dialect, found, now, delay),
        // An entry that is not in the tables yet brings up its match again when it gets there.
        sql`WITH there AS MATERIALIZED (SELECT matches.id ${there} ${SKIP_LOCKED[dialect]})
           UPDATE matches SET unnoticed_since = NULL WHERE id IN (SELECT id FROM there)`,
      ],
      'none',
    );
  }

  async addNotices(events: readonly NoticeEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.sql.run(events.map(addNotice), 'none');
  }

  async claimNotices(
    claim: string,
    now: number,
    until: number,
    limit: number,
  ): Promise<NoticeRow[]> {
    // Unlike the jobs of matches, each try has a claim of its own: a sender that was only slow can't settle the next one's.
    const rows = await this.apart`WITH due AS MATERIALIZED (SELECT id FROM notices
         WHERE state = 'waiting' AND due_at <= ${now} ORDER BY due_at LIMIT ${limit} ${SKIP_LOCKED[this.sql.dialect]})
       UPDATE notices SET claim = ${claim}, due_at = ${until} WHERE id IN (SELECT id FROM due) RETURNING *`;
    return rows.map(noticeOf);
  }

  async beginSending(id: string, claim: string, until: number): Promise<boolean> {
    const rows = await this.apart`UPDATE notices
       SET state = 'sending', due_at = ${until}, tries = tries + 1 WHERE id = ${id} AND claim = ${claim} AND state = 'waiting' RETURNING id`;
    return rows.length === 1;
  }

  async settle(id: string, claim: string, settled: Settled): Promise<void> {
    const due = settled.state === 'waiting' ? settled.dueAt : sql`due_at`;
    const failure = 'failure' in settled ? jsonText(settled.failure) : null;
    const at = settled.state === 'waiting' ? null : settled.at;
    await this.apart`UPDATE notices
       SET state = ${settled.state}, due_at = ${due}, failure = ${failure}, settled_at = ${at}, claim = NULL
       WHERE id = ${id} AND claim = ${claim}`;
  }

  async settleInterrupted(now: number): Promise<void> {
    // Its claim stays: a sender that was only slow may still say what became of it.
    await this.apart`UPDATE notices
       SET state = 'failed', failure = ${JSON.stringify({ code: 'interrupted' })}, settled_at = CAST(${now} AS BIGINT)
       WHERE state = 'sending' AND due_at <= CAST(${now} AS BIGINT)`;
  }

  async failuresOf(user: string, limit: number): Promise<NoticeRow[]> {
    const rows = await this.apart`SELECT * FROM notices
       WHERE user_id = ${user} AND failure IS NOT NULL
         ORDER BY COALESCE(settled_at, due_at) DESC, id LIMIT ${limit}`;
    return rows.map(noticeOf);
  }

  async sentSince(channel: string, at: number): Promise<number> {
    const rows = await this.apart`SELECT COUNT(*) AS count FROM notices
       WHERE channel_id = ${channel} AND settled_at >= ${at} AND state <> 'dropped'`;
    return counted(rows);
  }

  async forgetSettled(before: number): Promise<void> {
    await this.query`DELETE FROM notices WHERE settled_at < ${before}
       AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = notices.match_id AND status = 'playing')`;
  }
}
