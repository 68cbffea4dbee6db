import type { Scope } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { texts } from './columns.ts';
import { aboutUser } from './about-user.ts';
import { partFromClubs } from './clubs.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { partFromTournaments } from './tournament-store.ts';
import { insertInto, sql } from './sql.ts';
import type { SqlRow } from './sql.ts';

/** PostgreSQL's code. */
const UNIQUE_VIOLATION = '23505';

const USER = rowShape({
  id: kept.text(),
  name: kept.text(),
  createdAt: kept.number(),
  /** argon2id, or null for guests and for users with only passkeys. */
  passwordHash: kept.textOrNull(),
  /** The name to log in with, or null for a guest. */
  login: kept.textOrNull(),
  /** What no other account's name may be mistaken for; null for a guest. */
  nameKey: kept.textOrNull(),
});
export interface UserRow extends RowOf<typeof USER> {
  /** Whose program plays with this account; people have none. */
  readonly botOf?: string;
}
const userOf = (row: SqlRow): UserRow => ({
  ...USER.read(row),
  ...(typeof row['bot_of'] === 'string' ? { botOf: row['bot_of'] } : {}),
});

const SESSION = rowShape({
  /** SHA-256 of the cookie's or the program's token, hexadecimal. */
  tokenHash: kept.text(),
  user: kept.text('user_id'),
  createdAt: kept.number(),
  seenAt: kept.number(),
  label: kept.text(),
  /** What a token is good for; null for a browser's session, which is good for everything. */
  scopes: kept.jsonOrNull<readonly Scope[]>(),
});
export type SessionRow = RowOf<typeof SESSION>;

const PASSKEY = rowShape({
  id: kept.text(),
  user: kept.text('user_id'),
  /** base64url */
  publicKey: kept.text(),
  counter: kept.number(),
  transports: kept.text(),
  createdAt: kept.number(),
});
export type PasskeyRow = RowOf<typeof PASSKEY>;

/** Users, their sessions and their passkeys. */
export abstract class SqlAccounts extends SqlPart {
  async createUser(user: UserRow): Promise<boolean> {
    const row = { ...USER.write(user), bot_of: user.botOf ?? null };
    const added = sql`ON CONFLICT DO NOTHING RETURNING id`;
    return (await this.rowsOf(insertInto('users', row, added))).length === 1;
  }

  async userById(id: string): Promise<UserRow | undefined> {
    return (await this.apart`SELECT * FROM users WHERE id = ${id}`).map(userOf)[0];
  }

  async userByLogin(login: string): Promise<UserRow | undefined> {
    return (await this.query`SELECT * FROM users WHERE login = ${login}`).map(userOf)[0];
  }

  async userByNameKey(nameKey: string): Promise<UserRow | undefined> {
    return (await this.query`SELECT * FROM users WHERE name_key = ${nameKey}`).map(userOf)[0];
  }

  /** The bot accounts of a user, the oldest first. */
  async botsOf(owner: string): Promise<UserRow[]> {
    const rows = await this.query`SELECT * FROM users WHERE bot_of = ${owner}
       ORDER BY created_at, id`;
    return rows.map(userOf);
  }

  /** Accounts from before names had keys, the oldest first. */
  async accountsWithoutNameKey(): Promise<UserRow[]> {
    const rows = await this.query`SELECT * FROM users
       WHERE name_key IS NULL AND (password_hash IS NOT NULL OR id IN (SELECT user_id FROM passkeys)) ORDER BY created_at, id`;
    return rows.map(userOf);
  }

  /** False if another user has the login or the name's key. */
  async updateUser(user: UserRow): Promise<boolean> {
    const { id, name, login, passwordHash, nameKey } = user;
    const update = sql`UPDATE users SET name = ${name}, login = ${login}, password_hash = ${passwordHash}, name_key = ${nameKey}
       WHERE id = ${id} AND NOT EXISTS
         (SELECT 1 FROM users other WHERE (other.login = ${login} OR other.name_key = ${nameKey}) AND other.id <> ${id}) RETURNING id`;
    const rows = await this.rowsOf(update).catch((error: unknown) => {
      // Somebody else took it since the statement looked.
      if (error instanceof Error && Reflect.get(error, 'code') === UNIQUE_VIOLATION) return [];
      throw error;
    });
    return rows.length === 1;
  }

  /** Removes the user and everything that it wrote: sessions, passkeys, notes, programs, notices, ties, and the text of its chat lines; its seats stay, under no name. */
  async deleteUser(id: string): Promise<void> {
    await this.sql.run([
      ...partFromClubs(id),
      ...partFromTournaments(id),
      sql`UPDATE matches SET owner = '' WHERE owner = ${id} AND status IN ('finished', 'cancelled')
         AND id IN (SELECT match_id FROM seats WHERE user_id = ${id})`,
      // Where somebody was is kept until the match is rated, so that nobody who goes first makes it count for more.
      sql`UPDATE seats SET user_id = NULL, name = NULL, origin = CASE WHEN EXISTS (
           SELECT 1 FROM matches WHERE matches.id = seats.match_id AND matches.rated = 1) THEN origin END WHERE user_id = ${id}`,
      sql`UPDATE chat SET id = NULL, user_id = '', name = '', text = '', removed_at = COALESCE(removed_at, at) WHERE user_id = ${id}`,
      sql`UPDATE reports SET words = '' WHERE by_user = ${id}`,
      // The ratings of those it met follow from these matches; nothing leads from the new name back to the user.
      sql`UPDATE rated_seats SET player = ${`gone ${randomUUID()}`} WHERE player = ${id}`,
      sql`DELETE FROM challenges WHERE challenge = ${id}`,
      sql`DELETE FROM users WHERE id = ${id}`,
    ]);
  }

  /** Everything that is kept about a user and is theirs to read, table by table. */
  async aboutUser(id: string): Promise<Readonly<Record<string, readonly SqlRow[]>>> {
    const about = aboutUser(this.sql.dialect, id);
    const found = await this.sql.run(Object.values(about));
    return Object.fromEntries(Object.keys(about).map((table, at) => [table, found[at] ?? []]));
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.rowsOf(insertInto('sessions', SESSION.write(session)));
  }

  async sessionByHash(tokenHash: string): Promise<SessionRow | undefined> {
    const rows = await this.apart`SELECT * FROM sessions WHERE token_hash = ${tokenHash}`;
    return rows.map(SESSION.read)[0];
  }

  async touchSession(tokenHash: string, seenAt: number): Promise<void> {
    await this.apart`UPDATE sessions SET seen_at = ${seenAt} WHERE token_hash = ${tokenHash}`;
  }

  async sessionsOf(user: string): Promise<SessionRow[]> {
    const rows = await this.query`SELECT * FROM sessions WHERE user_id = ${user}
       ORDER BY created_at`;
    return rows.map(SESSION.read);
  }

  async endSession(user: string, tokenHash: string): Promise<boolean> {
    const rows = await this.query`DELETE FROM sessions
       WHERE user_id = ${user} AND token_hash = ${tokenHash} RETURNING token_hash`;
    return rows.length === 1;
  }

  /** The session goes on under another token, and its browser is told what waits as before. */
  async renewSession(tokenHash: string, next: SessionRow): Promise<void> {
    await this.sql.run([
      insertInto('sessions', SESSION.write(next)),
      sql`UPDATE channels SET session_hash = ${next.tokenHash} WHERE session_hash = ${tokenHash}`,
      sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`,
    ]);
  }

  /** Those of these sessions that have not ended. */
  async sessionsAlive(tokenHashes: readonly string[]): Promise<string[]> {
    const rows = await this.query`SELECT token_hash FROM sessions
       WHERE token_hash IN ${this.listed(tokenHashes)}`;
    return texts(rows, 'token_hash');
  }

  async addPasskey(passkey: PasskeyRow): Promise<void> {
    await this.rowsOf(insertInto('passkeys', PASSKEY.write(passkey)));
  }

  async passkeyById(id: string): Promise<PasskeyRow | undefined> {
    return (await this.query`SELECT * FROM passkeys WHERE id = ${id}`).map(PASSKEY.read)[0];
  }

  async passkeysOf(user: string): Promise<PasskeyRow[]> {
    const rows = await this.query`SELECT * FROM passkeys WHERE user_id = ${user}
       ORDER BY created_at`;
    return rows.map(PASSKEY.read);
  }

  async updatePasskey(id: string, counter: number): Promise<void> {
    await this.query`UPDATE passkeys SET counter = ${counter} WHERE id = ${id}`;
  }

  /** False if this user has no such passkey. */
  async removePasskey(user: string, id: string): Promise<boolean> {
    const rows = await this.query`DELETE FROM passkeys WHERE user_id = ${user} AND id = ${id}
       RETURNING id`;
    return rows.length === 1;
  }

  /** Keeps what an authenticator has to sign, under an id, for any node to take. */
  async addChallenge(id: string, challenge: string, until: number): Promise<void> {
    await this.query`INSERT INTO challenges (id, challenge, until)
       VALUES (${id}, ${challenge}, ${until})
       ON CONFLICT (id) DO UPDATE SET challenge = excluded.challenge, until = excluded.until`;
  }

  /** The challenge, once; undefined if there is none that lasts. */
  async takeChallenge(id: string, now: number): Promise<string | undefined> {
    const rows = await this.query`DELETE FROM challenges
       WHERE id = ${id} OR until < CAST(${now} AS BIGINT) RETURNING id, challenge, until`;
    const taken = rows.find((row) => row['id'] === id && Number(row['until']) >= now);
    return taken && String(taken['challenge']);
  }

  /** Nobody can take it any more, under whatever id. */
  async dropChallenges(challenge: string): Promise<void> {
    await this.query`DELETE FROM challenges WHERE challenge = ${challenge}`;
  }
}
