import { claimStatement, listed } from './lease.ts';
import { TIME_KIND } from './lobby-query.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

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

/** Keeps the store small. */
export interface Upkeep {
  /** Whether the chore is due and no other node does it; then it is this node's until its lease ends. */
  take(chore: Chore): Promise<boolean>;
  /** The chore is done, and due again after this many milliseconds. */
  done(chore: Chore, again: number): Promise<void>;
  /** These users are there: tables of which they are the host are not abandoned. */
  attend(users: readonly string[], now: number): Promise<void>;
  /** Open tables that have not changed and whose host has not been there since, by how they are to be played. */
  abandoned(
    before: { readonly live: number; readonly turnBased: number },
    most: number,
  ): Promise<string[]>;
  /** Clears away what has been of no use since before that time, this many at most. Gives how many. */
  clear(what: Cleared, before: number, most: number): Promise<number>;
}

/** What belongs to a match goes when it has long been over; the match and its entries stay. */
const ofFinished = (table: string): string =>
  `DELETE FROM ${table} WHERE match_id IN (SELECT DISTINCT match_id FROM ${table}
     JOIN matches ON matches.id = match_id AND matches.status = 'finished' AND matches.updated_at < CAST($1 AS BIGINT)
     LIMIT CAST($2 AS BIGINT)) RETURNING match_id AS id`;

const STATEMENTS: Readonly<Record<Exclude<Cleared, 'guests'>, string>> = {
  'closed-tables': `DELETE FROM matches WHERE id IN (SELECT id FROM matches WHERE status = 'cancelled'
    AND updated_at < CAST($1 AS BIGINT) LIMIT CAST($2 AS BIGINT)) RETURNING id`,
  sessions: `DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions
    WHERE seen_at < CAST($1 AS BIGINT) LIMIT CAST($2 AS BIGINT)) RETURNING token_hash AS id`,
  challenges: `DELETE FROM challenges WHERE id IN (SELECT id FROM challenges
    WHERE until < CAST($1 AS BIGINT) LIMIT CAST($2 AS BIGINT)) RETURNING id`,
  reports: `DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE state <> 'open'
    AND closed_at < CAST($1 AS BIGINT) LIMIT CAST($2 AS BIGINT)) RETURNING id`,
  sanctions: `DELETE FROM sanctions WHERE (user_id, kind) IN (SELECT user_id, kind FROM sanctions
    WHERE until < CAST($1 AS BIGINT) LIMIT CAST($2 AS BIGINT)) RETURNING user_id AS id`,
  chat: ofFinished('chat'),
  notes: ofFinished('notes'),
  snapshots: ofFinished('snapshots'),
  programs: ofFinished('programs'),
  looks: ofFinished('looks'),
};

const NEEDLESS_GUESTS = `SELECT id FROM users WHERE login IS NULL AND password_hash IS NULL AND bot_of IS NULL AND created_at < CAST($1 AS BIGINT)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
  AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_at >= CAST($1 AS BIGINT))
  AND NOT EXISTS (SELECT 1 FROM seats JOIN matches ON matches.id = seats.match_id
    WHERE seats.user_id = users.id AND matches.status IN ('open', 'playing'))
  LIMIT CAST($2 AS BIGINT)`;

export class SqlUpkeep extends SqlPart implements Upkeep {
  async take(chore: Chore): Promise<boolean> {
    const due = `id = $4 AND due_at <= ${this.now} AND (leased_until IS NULL OR leased_until <= ${this.now})`;
    const claim = { table: 'chores', due, values: [chore], most: 1 };
    const rows = await this.ask(claimStatement(this.sql.dialect, this.holder, claim), 'none');
    return rows.length === 1;
  }

  async done(chore: Chore, again: number): Promise<void> {
    await this.ask(
      sql(
        `UPDATE chores SET due_at = ${this.now} + CAST($3 AS BIGINT), leased_until = NULL WHERE id = $1 AND leased_by = $2`,
        chore,
        this.holder.node,
        again,
      ),
      'none',
    );
  }

  async attend(users: readonly string[], now: number): Promise<void> {
    if (users.length === 0) return;
    await this.ask(
      sql(
        `UPDATE matches SET attended_at = CAST($2 AS BIGINT)
         WHERE status = 'open' AND owner IN ${listed(this.sql.dialect, '$1')}`,
        JSON.stringify(users),
        now,
      ),
      'none',
    );
  }

  async abandoned(
    { live, turnBased }: { readonly live: number; readonly turnBased: number },
    most: number,
  ): Promise<string[]> {
    const since = (parameter: string): string =>
      `updated_at < CAST(${parameter} AS BIGINT) AND attended_at < CAST(${parameter} AS BIGINT)`;
    const kind = TIME_KIND[this.sql.dialect]('matches');
    const rows = await this.ask(
      sql(
        `SELECT id FROM matches WHERE status = 'open' AND ${since('$1')}
         AND (COALESCE(${kind}, '') <> 'by-mail' OR (${since('$2')})) LIMIT CAST($3 AS BIGINT)`,
        live,
        turnBased,
        most,
      ),
      'none',
    );
    return rows.map((row) => String(row['id']));
  }

  async clear(what: Cleared, before: number, most: number): Promise<number> {
    if (what === 'guests') return this.clearGuests(before, most);
    const rows = await this.ask(sql(STATEMENTS[what], before, most));
    return new Set(rows.map((row) => row['id'])).size;
  }

  /** One who has come back meanwhile stays. */
  private async clearGuests(before: number, most: number): Promise<number> {
    const found = await this.ask(sql(NEEDLESS_GUESTS, before, most));
    const ids = JSON.stringify(found.map((row) => row['id']));
    const guests = listed(this.sql.dialect, '$1');
    const [deleted = []] = await this.sql.run([
      sql(
        `DELETE FROM users WHERE id IN ${guests}
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND seen_at >= CAST($2 AS BIGINT)) RETURNING id`,
        ids,
        before,
      ),
      ...['seats', 'chat'].map((table) => forgetNames(table, guests, ids)),
    ]);
    return deleted.length;
  }

  private async ask(statement: Statement, sees: 'all' | 'none' = 'all'): Promise<SqlRow[]> {
    const [rows = []] = await this.sql.run([statement], sees);
    return rows;
  }
}

/** As when a user is deleted: the seats and the words stay, under no name. */
function forgetNames(table: string, guests: string, ids: string): Statement {
  const nobody = table === 'chat' ? `user_id = '', name = ''` : 'user_id = NULL, name = NULL';
  return sql(
    `UPDATE ${table} SET ${nobody} WHERE user_id IN ${guests}
     AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = ${table}.user_id)`,
    ids,
  );
}
