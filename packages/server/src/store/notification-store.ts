import type { ChannelKind, Failure, NotificationKind } from '@roundhouse/protocol';
import type { Language } from '@roundhouse/protocol/languages';
import { counted, jsonText } from './columns.ts';
import { elements, SKIP_LOCKED } from './lease.ts';
import { addNotice, noticeMatches, stillThere } from './notice-statements.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { assigned, insertInto, replaced, sql } from './sql.ts';
import type { NamedValues, SqlRow } from './sql.ts';

const CHANNEL = rowShape({
  id: kept.text(),
  user: kept.text('user_id'),
  kind: kept.text<ChannelKind>(),
  /** The endpoint of a browser, an e-mail address, or the address of a webhook: a secret of its owner. */
  address: kept.text(),
  /** The browser's keys for push; null elsewhere. */
  keys: kept.json<{ readonly p256dh: string; readonly auth: string } | null>(),
  label: kept.text(),
  isOn: kept.flag(),
  createdAt: kept.number(),
  /** The session whose browser it is: when that ends, the channel ends too. */
  sessionHash: kept.textOrNull(),
  /** Whoever has it may turn the channel off, without signing in. */
  stopToken: kept.text(),
  failure: kept.jsonOrNull<Failure>(),
  failedAt: kept.numberOrNull(),
});
const CODE = rowShape({
  hash: kept.text('code_hash'),
  until: kept.number('code_until'),
  tries: kept.number('code_tries'),
});
/** One way to reach a person. */
export interface ChannelRow extends RowOf<typeof CHANNEL> {
  /** What was mailed to an address that nobody has confirmed yet: nothing else is sent there. */
  readonly code: RowOf<typeof CODE> | null;
}
const channelOf = (row: SqlRow): ChannelRow => ({
  ...CHANNEL.read(row),
  code: row['code_hash'] === null ? null : CODE.read(row),
});

const HABITS = rowShape({
  user: kept.text('user_id'),
  language: kept.text<Language>(),
  timeZone: kept.text(),
  /** The hour of the day of the daily digest, in the person's own time; null for none. */
  digestHour: kept.numberOrNull(),
  digestDue: kept.numberOrNull(),
});
/** How a person wants to be told. */
export type HabitsRow = RowOf<typeof HABITS>;

/** Waiting to be sent, being sent right now, or settled: it arrived, was no longer needed, or was given up. */
type NoticeState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed';

const EVENT = {
  user: kept.text('user_id'),
  kind: kept.text<NotificationKind>(),
  /** The tournament, where one is to check in; empty for a digest. */
  match: kept.text('match_id'),
  /** The position it is about; of a tournament the start, for a digest the day, such as 20261115. */
  position: kept.number(),
  madeAt: kept.number(),
  dueAt: kept.number(),
};
const NOTICE = rowShape({
  ...EVENT,
  id: kept.text(),
  channel: kept.text('channel_id'),
  channelKind: kept.text<ChannelKind>(),
  state: kept.text<NoticeState>(),
  tries: kept.number(),
  failure: kept.jsonOrNull<Failure>(),
  settledAt: kept.numberOrNull(),
});
export type NoticeRow = RowOf<typeof NOTICE>;
/** What a person is to be told. The same event tells a person once by each channel. */
export type NoticeEvent = Pick<NoticeRow, keyof typeof EVENT>;

export type Settled =
  | { readonly state: 'sent' | 'dropped'; readonly at: number }
  | { readonly state: 'failed'; readonly at: number; readonly failure: Failure }
  | { readonly state: 'waiting'; readonly dueAt: number; readonly failure: Failure | null };

export interface Look {
  readonly match: string;
  readonly user: string;
  readonly position: number;
}

const UNNOTICED = rowShape({ match: kept.text('id'), position: kept.number() });
/** Where a match was found that has gone on. */
export type Unnoticed = RowOf<typeof UNNOTICED>;

/** Below every position. */
const NOT_SEEN = Number.MIN_SAFE_INTEGER;

/** What changes of a channel. */
const changing = ({ isOn, code, failure, failedAt }: ChannelRow): NamedValues => ({
  ...CHANNEL.write({ isOn, failure, failedAt }),
  code_hash: code?.hash ?? null,
  code_until: code?.until ?? null,
  code_tries: code?.tries ?? 0,
});

/** Who is to be told what, how, and what became of it. Several nodes may use it at once. */
export class NoticeStore extends SqlPart {
  /** What is kept under this name: what was offered first, by whichever node. */
  async secret(name: string, offered: string): Promise<string> {
    const [, rows = []] = await this.sql.run([
      sql`INSERT INTO secrets (name, value) VALUES (${name}, ${offered}) ON CONFLICT DO NOTHING`,
      sql`SELECT value FROM secrets WHERE name = ${name}`,
    ]);
    return String(rows[0]?.['value']);
  }

  /** Adds a channel. A browser belongs to whoever used it last; the same address of the same person stays one channel. */
  async addChannel(channel: ChannelRow): Promise<ChannelRow> {
    const changed = changing(channel);
    const { code_hash: _, ...rest } = changed;
    const [, rows = []] = await this.sql.run([
      sql`DELETE FROM channels WHERE kind = 'push' AND kind = ${channel.kind} AND address = ${channel.address} AND user_id <> ${channel.user}`,
      insertInto(
        'channels',
        { ...CHANNEL.write(channel), ...changed },
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

  /** A browser has another address, and works again; everything else about its channel stays. */
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
    return (await this.apart`SELECT * FROM notice_habits WHERE user_id = ${user}`).map(
      HABITS.read,
    )[0];
  }

  async saveHabits(habits: HabitsRow): Promise<void> {
    const row = HABITS.write(habits);
    const again = sql`ON CONFLICT (user_id) DO UPDATE SET ${replaced(row)}`;
    await this.rowsOf(insertInto('notice_habits', row, again), 'none');
  }

  async digestsDue(now: number, limit: number): Promise<HabitsRow[]> {
    const rows = await this.apart`SELECT * FROM notice_habits WHERE digest_due <= ${now}
       ORDER BY digest_due LIMIT ${limit}`;
    return rows.map(HABITS.read);
  }

  /** Sets when the next digest is due, unless another node has. */
  async advanceDigest({ user, digestDue }: HabitsRow, next: number): Promise<void> {
    await this.apart`UPDATE notice_habits SET digest_due = ${next}
       WHERE user_id = ${user} AND digest_due = ${digestDue}`;
  }

  /** Notes which position a person has looked at; never goes back. */
  async noteLooks(looks: readonly Look[]): Promise<void> {
    if (looks.length === 0) return;
    const look = elements(this.sql.dialect, JSON.stringify(looks), 'look');
    // Of people and matches that are gone there are none.
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

  /** Matches that have gone on since somebody last thought of notices, and did so before that time. */
  async unnoticedMatches(before: number, limit: number): Promise<Unnoticed[]> {
    const rows = await this
      .query`SELECT id, position FROM matches WHERE unnoticed_since <= ${before}
       ORDER BY unnoticed_since LIMIT ${limit}`;
    return rows.map(UNNOTICED.read);
  }

  /** Adds notices of turns and ends that people have not seen; then nothing is left to notice in those still at their position. */
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

  /** Adds a notice for every channel of the person that is on, unless it is there already. */
  async addNotices(events: readonly NoticeEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.sql.run(events.map(addNotice), 'none');
  }

  /** Takes notices that are due; nobody else gets them before `until`. */
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
    return rows.map(NOTICE.read);
  }

  /** From here on the notice is never tried again unless its sender says so. False if another has it. */
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

  /** Gives up what was being sent when its sender died: nobody knows whether it arrived. */
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
    return rows.map(NOTICE.read);
  }

  async sentSince(channel: string, at: number): Promise<number> {
    const rows = await this.apart`SELECT COUNT(*) AS count FROM notices
       WHERE channel_id = ${channel} AND settled_at >= ${at} AND state <> 'dropped'`;
    return counted(rows);
  }

  /** Forgets what was settled before that time and can't come up again. */
  async forgetSettled(before: number): Promise<void> {
    await this.query`DELETE FROM notices WHERE settled_at < ${before}
       AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = notices.match_id AND status = 'playing')`;
  }
}
