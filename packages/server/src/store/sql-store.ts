import { randomUUID } from 'node:crypto';
import { appendValues } from './append.ts';
import { DATABASE_NOW, listed } from './lease.ts';
import type { Holder } from './lease.ts';
import { lobbyQuery } from './lobby-query.ts';
import { SqlMatchJobs } from './match-jobs.ts';
import type { MatchJobs } from './match-jobs.ts';
import type { NoticeStore } from './notification-store.ts';
import { SqlPlayTimes } from './play-times.ts';
import type { PlayTimes } from './play-times.ts';
import { chatOf, entryOf, matchOf, passkeyOf, seatOf, sessionOf, userOf } from './rows.ts';
import { SqlNotices } from './sql-notifications.ts';
import { sql } from './sql.ts';
import type { Sees, Sql, SqlRow, SqlValue, Statement } from './sql.ts';
import { SqlUpkeep } from './upkeep.ts';
import type { Upkeep } from './upkeep.ts';
import type {
  Appended,
  ChatRow,
  EntryRow,
  LobbyFilter,
  MatchHead,
  MatchRow,
  PasskeyRow,
  ProgramRow,
  SessionRow,
  Store,
  TableCounts,
  UserRow,
} from './store.ts';

const seatStatements = (match: MatchRow): Statement[] =>
  match.seats.map(({ user, name, bot }, seat) =>
    sql(
      'INSERT INTO seats (match_id, seat, user_id, name, bot) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
      match.id,
      seat,
      user,
      name,
      bot,
    ),
  );
const insertSession = ({ tokenHash, user, createdAt, seenAt, label }: SessionRow): Statement =>
  sql(
    'INSERT INTO sessions (token_hash, user_id, created_at, seen_at, label) VALUES ($1, $2, $3, $4, $5)',
    tokenHash,
    user,
    createdAt,
    seenAt,
    label,
  );
const newMatch = (match: MatchRow): Statement[] => [
  sql(
    `INSERT INTO matches (id, game, rules_version, status, owner, is_public, settings, seed, created_at, updated_at, version, position, deciders, deadline, outcome, started_at, waits_for_bot, leased_until, turns, rematch, removed, origin)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) ON CONFLICT DO NOTHING RETURNING id`,
    match.id,
    match.game,
    match.rulesVersion,
    match.status,
    match.owner,
    match.isPublic ? 1 : 0,
    JSON.stringify(match.settings),
    match.seed,
    match.createdAt,
    match.updatedAt,
    match.version,
    match.entry,
    JSON.stringify(match.deciders),
    match.deadline,
    asText(match.outcome),
    match.startedAt,
    match.waitsForBot ? 1 : 0,
    match.waitsForBot ? 0 : null,
    JSON.stringify(match.turns),
    match.rematch,
    JSON.stringify(match.removed),
    match.origin,
  ),
  ...seatStatements(match),
];
/** The seats of a match in its own row, so that both come in one journey. */
const SEATS = {
  postgres: `(SELECT CAST(json_agg(json_build_object('user_id', user_id, 'name', name, 'bot', bot) ORDER BY seat) AS TEXT)
    FROM seats WHERE match_id = matches.id)`,
  sqlite: `(SELECT json_group_array(json_object('user_id', user_id, 'name', name, 'bot', bot))
    FROM (SELECT * FROM seats WHERE match_id = matches.id ORDER BY seat))`,
} as const;
/** PostgreSQL's code. */
const UNIQUE_VIOLATION = '23505';
const asText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** The store over either dialect. */
export class SqlStore implements Store {
  readonly jobs: MatchJobs;
  readonly notices: NoticeStore;
  readonly times: PlayTimes;
  readonly upkeep: Upkeep;
  private readonly sql: Sql;
  private readonly holder: Holder;

  constructor(database: Sql, holder: Holder) {
    this.sql = database;
    this.holder = holder;
    this.jobs = new SqlMatchJobs(database, holder);
    this.notices = new SqlNotices(database);
    this.times = new SqlPlayTimes(database, holder);
    this.upkeep = new SqlUpkeep(database, holder);
  }

  get unfolded(): number {
    return this.sql.unfolded;
  }

  async createUser(user: UserRow): Promise<boolean> {
    const rows = await this.query(
      `INSERT INTO users (id, name, login, password_hash, created_at, name_key) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING id`,
      user.id,
      user.name,
      user.login,
      user.passwordHash,
      user.createdAt,
      user.nameKey,
    );
    return rows.length === 1;
  }

  async userById(id: string): Promise<UserRow | undefined> {
    return (await this.seeing('none', 'SELECT * FROM users WHERE id = $1', id)).map(userOf)[0];
  }

  async userByLogin(login: string): Promise<UserRow | undefined> {
    return (await this.query('SELECT * FROM users WHERE login = $1', login)).map(userOf)[0];
  }

  async userByNameKey(nameKey: string): Promise<UserRow | undefined> {
    return (await this.query('SELECT * FROM users WHERE name_key = $1', nameKey)).map(userOf)[0];
  }

  async accountsWithoutNameKey(): Promise<UserRow[]> {
    const rows = await this.query(
      `SELECT * FROM users WHERE name_key IS NULL AND (password_hash IS NOT NULL OR id IN (SELECT user_id FROM passkeys))
       ORDER BY created_at, id`,
    );
    return rows.map(userOf);
  }

  async updateUser(user: UserRow): Promise<boolean> {
    const rows = await this.query(
      `UPDATE users SET name = $2, login = $3, password_hash = $4, name_key = $5
       WHERE id = $1 AND NOT EXISTS
         (SELECT 1 FROM users other WHERE (other.login = $3 OR other.name_key = $5) AND other.id <> $1) RETURNING id`,
      user.id,
      user.name,
      user.login,
      user.passwordHash,
      user.nameKey,
    ).catch((error: unknown) => {
      // Somebody else took it since the statement looked.
      if (error instanceof Error && Reflect.get(error, 'code') === UNIQUE_VIOLATION) return [];
      throw error;
    });
    return rows.length === 1;
  }

  async deleteUser(id: string): Promise<void> {
    await this.sql.run([
      sql('UPDATE seats SET user_id = NULL, name = NULL WHERE user_id = $1', id),
      sql('UPDATE chat SET user_id = $2, name = $2 WHERE user_id = $1', id, ''),
      sql('DELETE FROM users WHERE id = $1', id),
    ]);
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.sql.run([insertSession(session)]);
  }

  async sessionByHash(tokenHash: string): Promise<SessionRow | undefined> {
    return (
      await this.seeing('none', 'SELECT * FROM sessions WHERE token_hash = $1', tokenHash)
    ).map(sessionOf)[0];
  }

  async touchSession(tokenHash: string, seenAt: number): Promise<void> {
    await this.seeing(
      'none',
      'UPDATE sessions SET seen_at = $2 WHERE token_hash = $1',
      tokenHash,
      seenAt,
    );
  }

  async sessionsOf(user: string): Promise<SessionRow[]> {
    return (
      await this.query('SELECT * FROM sessions WHERE user_id = $1 ORDER BY created_at', user)
    ).map(sessionOf);
  }

  async endSession(user: string, tokenHash: string): Promise<boolean> {
    const rows = await this.query(
      'DELETE FROM sessions WHERE user_id = $1 AND token_hash = $2 RETURNING token_hash',
      user,
      tokenHash,
    );
    return rows.length === 1;
  }

  async renewSession(tokenHash: string, next: SessionRow): Promise<void> {
    await this.sql.run([
      insertSession(next),
      sql(
        'UPDATE channels SET session_hash = $2 WHERE session_hash = $1',
        tokenHash,
        next.tokenHash,
      ),
      sql('DELETE FROM sessions WHERE token_hash = $1', tokenHash),
    ]);
  }

  async sessionsAlive(tokenHashes: readonly string[]): Promise<string[]> {
    const rows = await this.query(
      `SELECT token_hash FROM sessions WHERE token_hash IN ${listed(this.sql.dialect, '$1')}`,
      JSON.stringify(tokenHashes),
    );
    return rows.map((row) => String(row['token_hash']));
  }

  async addPasskey(passkey: PasskeyRow): Promise<void> {
    await this.query(
      'INSERT INTO passkeys (id, user_id, public_key, counter, transports, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      passkey.id,
      passkey.user,
      passkey.publicKey,
      passkey.counter,
      passkey.transports,
      passkey.createdAt,
    );
  }

  async passkeyById(id: string): Promise<PasskeyRow | undefined> {
    return (await this.query('SELECT * FROM passkeys WHERE id = $1', id)).map(passkeyOf)[0];
  }

  async passkeysOf(user: string): Promise<PasskeyRow[]> {
    return (
      await this.query('SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at', user)
    ).map(passkeyOf);
  }

  async updatePasskey(id: string, counter: number): Promise<void> {
    await this.query('UPDATE passkeys SET counter = $2 WHERE id = $1', id, counter);
  }

  async removePasskey(user: string, id: string): Promise<boolean> {
    const rows = await this.query(
      'DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id',
      user,
      id,
    );
    return rows.length === 1;
  }

  async addChallenge(id: string, challenge: string, until: number): Promise<void> {
    await this.query(
      `INSERT INTO challenges (id, challenge, until) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET challenge = excluded.challenge, until = excluded.until`,
      id,
      challenge,
      until,
    );
  }

  async takeChallenge(id: string, now: number): Promise<string | undefined> {
    const rows = await this.query(
      'DELETE FROM challenges WHERE id = $1 OR until < CAST($2 AS BIGINT) RETURNING id, challenge, until',
      id,
      now,
    );
    const taken = rows.find((row) => row['id'] === id && Number(row['until']) >= now);
    return taken && String(taken['challenge']);
  }

  async createMatch(match: MatchRow): Promise<boolean> {
    const [created = []] = await this.sql.run(newMatch(match));
    return created.length === 1;
  }

  async createRematch(next: MatchRow, of: MatchRow): Promise<boolean> {
    const [linked = []] = await this.sql.run([
      sql(
        "UPDATE matches SET rematch = $2 WHERE id = $1 AND COALESCE(rematch, '') = $3 RETURNING id",
        of.id,
        next.id,
        of.rematch ?? '',
      ),
      ...newMatch(next),
      sql(
        'DELETE FROM matches WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM matches WHERE id = $2 AND rematch = $1)',
        next.id,
        of.id,
      ),
    ]);
    return linked.length === 1;
  }

  async matchById(id: string): Promise<MatchRow | undefined> {
    const rows = await this.seeing({ match: id }, this.selectMatches('WHERE id = $1'), id);
    return rows.map(matchWithSeats)[0];
  }

  async updateMatch(match: MatchRow): Promise<boolean> {
    // Marks the change, so that the seats of one that came too late are left alone.
    const change = randomUUID();
    const [updated = []] = await this.sql.run([
      sql(
        `UPDATE matches SET status = $3, is_public = $4, settings = $5, updated_at = $6, deciders = $7, deadline = $8, outcome = $9, version = version + 1, change = $10, started_at = $11, owner = $12, waits_for_bot = $13,
         leased_by = $14, leased_until = CASE WHEN CAST($13 AS BIGINT) = 1 THEN ${DATABASE_NOW[this.sql.dialect]} + CAST($15 AS BIGINT) END,
         turns = $16, removed = $17, origin = $18, rules_version = $19, unnoticed_since = CASE WHEN CAST($3 AS TEXT) = 'playing' THEN CAST($6 AS BIGINT) ELSE unnoticed_since END
         WHERE id = $1 AND version = $2 RETURNING id`,
        match.id,
        match.version,
        match.status,
        match.isPublic ? 1 : 0,
        JSON.stringify(match.settings),
        match.updatedAt,
        JSON.stringify(match.deciders),
        match.deadline,
        asText(match.outcome),
        change,
        match.startedAt,
        match.owner,
        match.waitsForBot ? 1 : 0,
        this.holder.node,
        this.holder.lease,
        JSON.stringify(match.turns),
        JSON.stringify(match.removed),
        match.origin,
        match.rulesVersion,
      ),
      ...match.seats.map(({ user, name, bot }, seat) =>
        sql(
          `UPDATE seats SET user_id = $3, name = $4, bot = $5 WHERE match_id = $1 AND seat = $2
           AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND change = $6)`,
          match.id,
          seat,
          user,
          name,
          bot,
          change,
        ),
      ),
    ]);
    return updated.length === 1;
  }

  async openMatches(filter: LobbyFilter, most: number, mostPerHost: number): Promise<MatchRow[]> {
    const { where, values } = lobbyQuery(this.sql.dialect, filter, most, mostPerHost);
    return this.matches(where, ...values);
  }

  async tablesOf(by: 'owner' | 'origin', who: string): Promise<TableCounts> {
    const [row] = await this.query(
      `SELECT (SELECT COUNT(*) FROM matches WHERE status = 'open' AND ${by} = $1) AS open,
         (SELECT COUNT(*) FROM matches WHERE status = 'playing' AND ${by} = $1
          AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)) AS with_bots`,
      who,
    );
    return { open: Number(row?.['open']), withBots: Number(row?.['with_bots']) };
  }

  async matchesOf(user: string, limit: number): Promise<MatchRow[]> {
    return this.matches(
      'WHERE id IN (SELECT match_id FROM seats WHERE user_id = $1) ORDER BY updated_at DESC LIMIT $2',
      user,
      limit,
    );
  }

  async publicMatches(limit: number): Promise<MatchRow[]> {
    return this.matches(
      "WHERE status = 'playing' AND is_public = 1 ORDER BY updated_at DESC LIMIT $1",
      limit,
    );
  }

  async finishedMatches(after: string, limit: number): Promise<MatchRow[]> {
    return this.matches("WHERE status = 'finished' AND id > $1 ORDER BY id LIMIT $2", after, limit);
  }

  async append(row: EntryRow, head: MatchHead): Promise<Appended> {
    if (await this.sql.append(appendValues(this.holder, row, head))) return { kind: 'stored' };
    const number = await this.entryNumber(row.match, row.id);
    return number === undefined ? { kind: 'conflict' } : { kind: 'duplicate', number };
  }

  async entryNumber(match: string, id: string): Promise<number | undefined> {
    const [row] = await this.seeing(
      { match },
      'SELECT number FROM entries WHERE match_id = $1 AND id = $2',
      match,
      id,
    );
    return row === undefined ? undefined : Number(row['number']);
  }

  async entries(match: string, after: number): Promise<EntryRow[]> {
    return (
      await this.seeing(
        { match },
        'SELECT * FROM entries WHERE match_id = $1 AND number > $2 ORDER BY number',
        match,
        after,
      )
    ).map(entryOf);
  }

  async saveSnapshot(match: string, number: number, state: string): Promise<void> {
    await this.sql.later(
      sql(
        'INSERT INTO snapshots (match_id, number, state) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        match,
        number,
        state,
      ),
    );
  }

  async snapshot(
    match: string,
    atMost: number,
  ): Promise<{ number: number; state: string } | undefined> {
    const [row] = await this.seeing(
      { match },
      'SELECT number, state FROM snapshots WHERE match_id = $1 AND number <= $2 ORDER BY number DESC LIMIT 1',
      match,
      atMost,
    );
    return row === undefined
      ? undefined
      : { number: Number(row['number']), state: String(row['state']) };
  }

  async addChat(row: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    for (;;) {
      const rows = await this.query(
        `INSERT INTO chat (match_id, number, user_id, name, seat, text, at, id)
         SELECT CAST($1 AS TEXT), COALESCE(MAX(number), 0) + 1, CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT), CAST($7 AS TEXT)
         FROM chat WHERE match_id = CAST($1 AS TEXT)
         ON CONFLICT DO NOTHING RETURNING *`,
        row.match,
        row.user,
        row.name,
        row.seat,
        row.text,
        row.at,
        row.id,
      );
      const before =
        rows.length > 0
          ? rows
          : await this.query(
              'SELECT * FROM chat WHERE match_id = $1 AND id = $2',
              row.match,
              row.id,
            );
      const [stored] = before.map(chatOf);
      if (stored !== undefined) return stored;
    }
  }

  async chatAfter(match: string, after: number, limit: number): Promise<ChatRow[]> {
    return (
      await this.seeing(
        'none',
        'SELECT * FROM chat WHERE match_id = $1 AND number > $2 ORDER BY number LIMIT $3',
        match,
        after,
        limit,
      )
    ).map(chatOf);
  }

  async chatBefore(match: string, before: number, limit: number): Promise<ChatRow[]> {
    const rows = await this.seeing(
      'none',
      'SELECT * FROM chat WHERE match_id = $1 AND number < $2 ORDER BY number DESC LIMIT $3',
      match,
      before,
      limit,
    );
    return rows.map(chatOf).toReversed();
  }

  async saveNote(match: string, user: string, text: string): Promise<void> {
    await this.query(
      'INSERT INTO notes (match_id, user_id, text) VALUES ($1, $2, $3) ON CONFLICT (match_id, user_id) DO UPDATE SET text = excluded.text',
      match,
      user,
      text,
    );
  }

  async note(match: string, user: string): Promise<string> {
    const [row] = await this.query(
      'SELECT text FROM notes WHERE match_id = $1 AND user_id = $2',
      match,
      user,
    );
    return row === undefined ? '' : String(row['text']);
  }

  async saveProgram(match: string, seat: number, program: unknown, armed: boolean): Promise<void> {
    await this.sql.run([
      sql(
        `INSERT INTO programs (match_id, seat, program, armed) VALUES ($1, $2, $3, $4) ON CONFLICT (match_id, seat)
         DO UPDATE SET program = excluded.program, armed = excluded.armed, version = programs.version + 1`,
        match,
        seat,
        JSON.stringify(program),
        armed ? 1 : 0,
      ),
      sql(
        `UPDATE matches SET leased_by = $2, leased_until = ${DATABASE_NOW[this.sql.dialect]} + CAST($3 AS BIGINT) WHERE id = $1`,
        match,
        this.holder.node,
        this.holder.lease,
      ),
    ]);
  }

  async programs(match: string): Promise<ProgramRow[]> {
    const rows = await this.seeing(
      'none',
      'SELECT seat, program, version FROM programs WHERE match_id = $1 ORDER BY seat',
      match,
    );
    return rows.map((row) => ({
      seat: Number(row['seat']),
      program: JSON.parse(String(row['program'])) as unknown,
      version: Number(row['version']),
    }));
  }

  async close(): Promise<void> {
    await this.sql.close();
  }

  private query(text: string, ...values: SqlValue[]): Promise<SqlRow[]> {
    return this.seeing('all', text, ...values);
  }

  /** For what is asked at every step of a match, so that it need not wait for the entries of others. */
  private async seeing(sees: Sees, text: string, ...values: SqlValue[]): Promise<SqlRow[]> {
    const [rows = []] = await this.sql.run([sql(text, ...values)], sees);
    return rows;
  }

  private async matches(where: string, ...values: SqlValue[]): Promise<MatchRow[]> {
    return (await this.query(this.selectMatches(where), ...values)).map(matchWithSeats);
  }

  private selectMatches(where: string): string {
    return `SELECT *, ${SEATS[this.sql.dialect]} AS seat_list FROM matches ${where}`;
  }
}

function matchWithSeats(row: SqlRow): MatchRow {
  const seats = JSON.parse(String(row['seat_list'] ?? '[]')) as SqlRow[];
  return matchOf(row, seats.map(seatOf));
}
