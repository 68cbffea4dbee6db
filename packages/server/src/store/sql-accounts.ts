import { randomUUID } from 'node:crypto';
import { jsonText } from './columns.ts';
import { aboutUser } from './about-user.ts';
import { partFromClubs } from './clubs.ts';
import { listed } from './lease.ts';
import { passkeyOf, sessionOf, userOf } from './rows.ts';
import { SqlPart } from './sql-part.ts';
import { partFromTournaments } from './sql-tournaments.ts';
import { insertInto, sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';
import type { PasskeyRow, SessionRow, UserRow } from './store.ts';

/** PostgreSQL's code. */
const UNIQUE_VIOLATION = '23505';
const insertSession = ({
  tokenHash,
  user,
  createdAt,
  seenAt,
  label,
  scopes,
}: SessionRow): Statement =>
  insertInto('sessions', {
    token_hash: tokenHash,
    user_id: user,
    created_at: createdAt,
    seen_at: seenAt,
    label,
    scopes: jsonText(scopes),
  });

/** Users, their sessions and their passkeys. */
export abstract class SqlAccounts extends SqlPart {
  async createUser(user: UserRow): Promise<boolean> {
    const row = {
      id: user.id,
      name: user.name,
      login: user.login,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
      name_key: user.nameKey,
      bot_of: user.botOf ?? null,
    };
    const [rows = []] = await this.sql.run([
      insertInto('users', row, 'ON CONFLICT DO NOTHING RETURNING id'),
    ]);
    return rows.length === 1;
  }

  async userById(id: string): Promise<UserRow | undefined> {
    return (await this.apart('SELECT * FROM users WHERE id = $1', id)).map(userOf)[0];
  }

  async userByLogin(login: string): Promise<UserRow | undefined> {
    return (await this.query('SELECT * FROM users WHERE login = $1', login)).map(userOf)[0];
  }

  async userByNameKey(nameKey: string): Promise<UserRow | undefined> {
    return (await this.query('SELECT * FROM users WHERE name_key = $1', nameKey)).map(userOf)[0];
  }

  async botsOf(owner: string): Promise<UserRow[]> {
    const rows = await this.query(
      'SELECT * FROM users WHERE bot_of = $1 ORDER BY created_at, id',
      owner,
    );
    return rows.map(userOf);
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
      ...partFromClubs(id),
      ...partFromTournaments(id),
      sql(
        `UPDATE matches SET owner = '' WHERE owner = $1 AND status IN ('finished', 'cancelled')
         AND id IN (SELECT match_id FROM seats WHERE user_id = $1)`,
        id,
      ),
      // Where somebody was is kept until the match is rated, so that nobody who goes first makes it count for more.
      sql(
        `UPDATE seats SET user_id = NULL, name = NULL, origin = CASE WHEN EXISTS (
           SELECT 1 FROM matches WHERE matches.id = seats.match_id AND matches.rated = 1) THEN origin END WHERE user_id = $1`,
        id,
      ),
      sql(
        `UPDATE chat SET id = NULL, user_id = '', name = '', text = '', removed_at = COALESCE(removed_at, at) WHERE user_id = $1`,
        id,
      ),
      sql(`UPDATE reports SET words = '' WHERE by_user = $1`, id),
      // The ratings of those it met follow from these matches; nothing leads from the new name back to the user.
      sql('UPDATE rated_seats SET player = $2 WHERE player = $1', id, `gone ${randomUUID()}`),
      sql('DELETE FROM challenges WHERE challenge = $1', id),
      sql('DELETE FROM users WHERE id = $1', id),
    ]);
  }

  async aboutUser(id: string): Promise<Readonly<Record<string, readonly SqlRow[]>>> {
    const about = Object.entries(aboutUser(this.sql.dialect));
    const found = await this.sql.run(about.map(([, text]) => sql(text, id)));
    return Object.fromEntries(about.map(([table], at) => [table, found[at] ?? []]));
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.sql.run([insertSession(session)]);
  }

  async sessionByHash(tokenHash: string): Promise<SessionRow | undefined> {
    return (await this.apart('SELECT * FROM sessions WHERE token_hash = $1', tokenHash)).map(
      sessionOf,
    )[0];
  }

  async touchSession(tokenHash: string, seenAt: number): Promise<void> {
    await this.apart('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', tokenHash, seenAt);
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
    await this.sql.run([
      insertInto('passkeys', {
        id: passkey.id,
        user_id: passkey.user,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        created_at: passkey.createdAt,
      }),
    ]);
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

  async dropChallenges(challenge: string): Promise<void> {
    await this.query('DELETE FROM challenges WHERE challenge = $1', challenge);
  }
}
