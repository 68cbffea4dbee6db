import { texts } from './columns.ts';
import { TIME_KIND } from './lobby-query.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { Statement } from './sql.ts';

/** What is cleared away. */
export const CLEARED = [
  'closed-tables',
  'sessions',
  'guests',
  'chat',
  'notes',
  'snapshots',
  'programs',
  'looks',
  'challenges',
  'reports',
  'sanctions',
] as const;
export type Cleared = (typeof CLEARED)[number];

/** What one node at a time does for all. */
type Chore = 'tables' | 'clear';

type Clearing = (before: number, most: number) => Statement;

/** What belongs to a match goes when it has long been over; the match and its entries stay. */
const ofFinished =
  (table: Statement): Clearing =>
  (before, most) =>
    sql`DELETE FROM ${table} WHERE match_id IN (SELECT DISTINCT match_id FROM ${table}
     JOIN matches ON matches.id = match_id AND matches.status = 'finished' AND matches.updated_at < CAST(${before} AS BIGINT)
     LIMIT CAST(${most} AS BIGINT)) RETURNING match_id AS id`;

const CLEARING: Readonly<Record<Exclude<Cleared, 'guests'>, Clearing>> = {
  'closed-tables': (
    before,
    most,
  ) => sql`DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE status = 'cancelled'
    AND updated_at < CAST(${before} AS BIGINT) LIMIT CAST(${most} AS BIGINT)) RETURNING id`,
  sessions: (
    before,
    most,
  ) => sql`DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions
    WHERE seen_at < CAST(${before} AS BIGINT) LIMIT CAST(${most} AS BIGINT)) RETURNING token_hash AS id`,
  challenges: (before, most) => sql`DELETE FROM challenges WHERE id IN (SELECT id FROM challenges
    WHERE until < CAST(${before} AS BIGINT) LIMIT CAST(${most} AS BIGINT)) RETURNING id`,
  reports: (
    before,
    most,
  ) => sql`DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE state <> 'open'
    AND closed_at < CAST(${before} AS BIGINT) LIMIT CAST(${most} AS BIGINT)) RETURNING id`,
  sanctions: (
    before,
    most,
  ) => sql`DELETE FROM sanctions WHERE (user_id, kind) IN (SELECT user_id, kind FROM sanctions
    WHERE until < CAST(${before} AS BIGINT) LIMIT CAST(${most} AS BIGINT)) RETURNING user_id AS id`,
  chat: ofFinished(sql`chat`),
  notes: ofFinished(sql`notes`),
  snapshots: ofFinished(sql`snapshots`),
  programs: ofFinished(sql`programs`),
  looks: ofFinished(sql`looks`),
};

const needlessGuests: Clearing = (
  before,
  most,
) => sql`SELECT id FROM users WHERE login IS NULL AND password_hash IS NULL AND bot_of IS NULL AND created_at < CAST(${before} AS BIGINT)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_at >= CAST(${before} AS BIGINT))
  AND NOT EXISTS (SELECT 1 FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.user_id = users.id AND matches.status IN ('open', 'playing'))
  LIMIT CAST(${most} AS BIGINT)`;

/** Keeps the store small. */
export class Upkeep extends SqlPart {
  /** Whether the chore is due and no other node does it; then it is this node's until its lease ends. */
  async take(chore: Chore): Promise<boolean> {
    const due = sql`id = ${chore} AND due_at <= ${this.now} AND (leased_until IS NULL OR leased_until <= ${this.now})`;
    return (await this.claimed({ table: 'chores', due, most: 1 }, 'none')).length === 1;
  }

  /** The chore is done, and due again after this many milliseconds. */
  async done(chore: Chore, again: number): Promise<void> {
    await this.apart`UPDATE chores
       SET due_at = ${this.now} + CAST(${again} AS BIGINT), leased_until = NULL WHERE id = ${chore} AND leased_by = ${this.holder.node}`;
  }

  /** These users are there: tables of which they are the host are not abandoned. */
  async attend(users: readonly string[], now: number): Promise<void> {
    if (users.length === 0) return;
    await this.apart`UPDATE matches SET attended_at = CAST(${now} AS BIGINT)
       WHERE status = 'open' AND owner IN ${this.listed(users)}`;
  }

  /** Open tables that have not changed and whose host has not been there since, by how they are to be played. */
  async abandoned(
    { live, turnBased }: { readonly live: number; readonly turnBased: number },
    most: number,
  ): Promise<string[]> {
    const since = (time: number): Statement =>
      sql`updated_at < CAST(${time} AS BIGINT) AND attended_at < CAST(${time} AS BIGINT)`;
    const kind = TIME_KIND[this.sql.dialect](sql`matches`);
    const rows = await this.apart`SELECT id FROM matches WHERE status = 'open' AND ${since(live)}
       AND (COALESCE(${kind}, '') <> 'by-mail' OR (${since(turnBased)}))
       LIMIT CAST(${most} AS BIGINT)`;
    return texts(rows, 'id');
  }

  /** Clears away what has been of no use since before that time, this many at most. Gives how many. */
  async clear(what: Cleared, before: number, most: number): Promise<number> {
    if (what === 'guests') return this.clearGuests(before, most);
    const rows = await this.rowsOf(CLEARING[what](before, most));
    return new Set(texts(rows, 'id')).size;
  }

  /** One who has come back meanwhile stays. */
  private async clearGuests(before: number, most: number): Promise<number> {
    const found = await this.rowsOf(needlessGuests(before, most));
    const guests = this.listed(texts(found, 'id'));
    const [deleted = []] = await this.sql.run([
      sql`DELETE FROM users WHERE id IN ${guests}
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_at >= CAST(${before} AS BIGINT)) RETURNING id`,
      // As when a user is deleted: the seats and the words stay, under no name.
      sql`UPDATE seats SET user_id = NULL, name = NULL WHERE user_id IN ${guests}
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = seats.user_id)`,
      sql`UPDATE chat SET user_id = '', name = '' WHERE user_id IN ${guests}
         AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = chat.user_id)`,
    ]);
    return deleted.length;
  }
}
