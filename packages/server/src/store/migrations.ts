import { ENTRY_RUNS_STEP } from './entry-migrations.ts';
import { CLUB_STEP, ORDER_STEP, PEACE_STEP, TOKEN_STEP } from './order-migrations.ts';
import type { MigrationStatement } from './order-migrations.ts';
import {
  BARRED_STEP,
  CLUB_TABLES_STEP,
  ENDED_STEP,
  FAVOURITE_STEP,
  INVITATION_STEP,
  INVITED_STEP,
  LATE_CHAT_STEP,
  LATEST_STEP,
  NEWEST_STEP,
  RATING_STEP,
  REVIEW_STEP,
  SEEK_STEP,
} from './people-migrations.ts';
import { TOURNAMENT_STEP } from './tournament-migrations.ts';
import type { Dialect, Sql, Statement } from './sql.ts';

/** Each step brings the schema from one version to the next. Never changed, only added to. */
export const MIGRATIONS: readonly (readonly MigrationStatement[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password_hash TEXT, created_at BIGINT NOT NULL)`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL, label TEXT NOT NULL)`,
    `CREATE INDEX sessions_by_user ON sessions(user_id)`,
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      public_key TEXT NOT NULL, counter BIGINT NOT NULL, transports TEXT NOT NULL, created_at BIGINT NOT NULL)`,
    `CREATE INDEX passkeys_by_user ON passkeys(user_id)`,
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version BIGINT NOT NULL, status TEXT NOT NULL, owner TEXT NOT NULL,
      is_public BIGINT NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL, created_at BIGINT NOT NULL,
      started_at BIGINT, updated_at BIGINT NOT NULL, version BIGINT NOT NULL, change TEXT, position BIGINT NOT NULL, deciders TEXT NOT NULL,
      deadline BIGINT, outcome TEXT)`,
    `CREATE INDEX matches_by_status ON matches(status, is_public, updated_at)`,
    `CREATE INDEX matches_by_deadline ON matches(deadline) WHERE deadline IS NOT NULL`,
    `CREATE TABLE seats (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, seat BIGINT NOT NULL,
      user_id TEXT, name TEXT, bot TEXT, PRIMARY KEY (match_id, seat))`,
    `CREATE INDEX seats_by_user ON seats(user_id) WHERE user_id IS NOT NULL`,
    `CREATE TABLE entries (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number BIGINT NOT NULL,
      id TEXT NOT NULL, entry TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (match_id, number), UNIQUE (match_id, id))`,
    `CREATE TABLE snapshots (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number BIGINT NOT NULL, state TEXT NOT NULL,
      PRIMARY KEY (match_id, number))`,
    `CREATE TABLE chat (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number BIGINT NOT NULL, user_id TEXT NOT NULL,
      name TEXT NOT NULL, seat BIGINT, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (match_id, number))`,
    `CREATE TABLE notes (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      text TEXT NOT NULL, PRIMARY KEY (match_id, user_id))`,
    `CREATE TABLE programs (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, seat BIGINT NOT NULL, program TEXT NOT NULL,
      PRIMARY KEY (match_id, seat))`,
  ],
  [
    `ALTER TABLE matches ADD COLUMN waits_for_bot BIGINT NOT NULL DEFAULT 0`,
    `CREATE INDEX matches_waiting_for_bots ON matches(id) WHERE waits_for_bot = 1`,
  ],
  [`ALTER TABLE chat ADD COLUMN id TEXT`, `CREATE UNIQUE INDEX chat_by_id ON chat(match_id, id)`],
  [
    // A match in which bots or programs may have to move has a lease, if only one that has ended; others have none.
    `ALTER TABLE matches ADD COLUMN leased_by TEXT`,
    `ALTER TABLE matches ADD COLUMN leased_until BIGINT`,
    `UPDATE matches SET leased_until = 0 WHERE waits_for_bot = 1`,
    `CREATE INDEX matches_leased ON matches(leased_until) WHERE leased_until IS NOT NULL`,
    `DROP INDEX matches_waiting_for_bots`,
    `ALTER TABLE programs ADD COLUMN armed BIGINT NOT NULL DEFAULT 1`,
    `ALTER TABLE programs ADD COLUMN version BIGINT NOT NULL DEFAULT 1`,
    `CREATE TABLE challenges (id TEXT PRIMARY KEY, challenge TEXT NOT NULL, until BIGINT NOT NULL)`,
    `CREATE INDEX challenges_by_end ON challenges(until)`,
  ],
  [
    `ALTER TABLE matches ADD COLUMN turns TEXT NOT NULL DEFAULT '[]'`,
    `ALTER TABLE matches ADD COLUMN unnoticed_since BIGINT`,
    `CREATE INDEX matches_unnoticed ON matches(unnoticed_since) WHERE unnoticed_since IS NOT NULL`,
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
    `CREATE TABLE channels (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, kind TEXT NOT NULL,
      address TEXT NOT NULL, keys TEXT NOT NULL, label TEXT NOT NULL, is_on BIGINT NOT NULL, created_at BIGINT NOT NULL,
      session_hash TEXT REFERENCES sessions(token_hash) ON DELETE CASCADE, stop_token TEXT NOT NULL UNIQUE,
      code_hash TEXT, code_until BIGINT, code_tries BIGINT NOT NULL, failure TEXT, failed_at BIGINT,
      UNIQUE (user_id, kind, address))`,
    `CREATE INDEX channels_by_address ON channels(kind, address)`,
    `CREATE TABLE notice_habits (
      user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, language TEXT NOT NULL, time_zone TEXT NOT NULL,
      digest_hour BIGINT, digest_due BIGINT)`,
    `CREATE INDEX digests_due ON notice_habits(digest_due) WHERE digest_due IS NOT NULL`,
    `CREATE TABLE looks (
      match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      seen BIGINT NOT NULL, is_muted BIGINT NOT NULL, PRIMARY KEY (match_id, user_id))`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, channel_id TEXT NOT NULL,
      channel_kind TEXT NOT NULL, kind TEXT NOT NULL, match_id TEXT NOT NULL, position BIGINT NOT NULL, made_at BIGINT NOT NULL,
      state TEXT NOT NULL, due_at BIGINT NOT NULL, claim TEXT, tries BIGINT NOT NULL, failure TEXT, settled_at BIGINT)`,
    `CREATE INDEX notices_due ON notices(due_at) WHERE state IN ('waiting', 'sending')`,
    `CREATE INDEX notices_by_channel ON notices(channel_id, settled_at)`,
    `CREATE INDEX notices_by_user ON notices(user_id, settled_at)`,
  ],
  [
    // Matches that ran before turns were noted: everybody who has to decide has had the turn since the last move.
    `UPDATE matches SET turns = '[{"seat":'
      || REPLACE(SUBSTR(deciders, 2, LENGTH(deciders) - 2), ',',
        ',"since":' || CAST(position AS TEXT) || ',"at":' || CAST(updated_at AS TEXT) || '},{"seat":')
      || ',"since":' || CAST(position AS TEXT) || ',"at":' || CAST(updated_at AS TEXT) || '}]'
      WHERE status = 'playing' AND waits_for_bot = 0 AND turns = '[]' AND deciders <> '[]'`,
  ],
  [
    `ALTER TABLE users ADD COLUMN name_key TEXT`,
    `CREATE UNIQUE INDEX users_by_name_key ON users(name_key)`,
  ],
  [
    `ALTER TABLE matches ADD COLUMN rematch TEXT`,
    `ALTER TABLE matches ADD COLUMN removed TEXT NOT NULL DEFAULT '[]'`,
    `ALTER TABLE matches ADD COLUMN origin TEXT`,
    `CREATE INDEX matches_in_lobby ON matches(owner, created_at, id) WHERE status = 'open' AND is_public = 1`,
    `CREATE INDEX matches_open_by_owner ON matches(owner) WHERE status = 'open'`,
    `CREATE INDEX matches_open_by_origin ON matches(origin) WHERE status = 'open'`,
    `CREATE INDEX matches_playing_by_owner ON matches(owner) WHERE status = 'playing'`,
    `CREATE INDEX matches_playing_by_origin ON matches(origin) WHERE status = 'playing'`,
  ],
  [
    // When each node was last up, by the time that matches are played by and by the database's clock.
    `CREATE TABLE play_marks (node TEXT PRIMARY KEY, played_at BIGINT NOT NULL, marked_at BIGINT NOT NULL)`,
    `CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)`,
  ],
  [
    `ALTER TABLE matches ADD COLUMN attended_at BIGINT NOT NULL DEFAULT 0`,
    `CREATE TABLE chores (id TEXT PRIMARY KEY, due_at BIGINT NOT NULL, leased_by TEXT, leased_until BIGINT)`,
    `INSERT INTO chores (id, due_at) VALUES ('tables', 0), ('clear', 0)`,
    `CREATE INDEX sessions_by_use ON sessions(seen_at)`,
    `CREATE INDEX guests_by_age ON users(created_at) WHERE login IS NULL`,
  ],
  RATING_STEP,
  PEACE_STEP,
  ORDER_STEP,
  TOKEN_STEP,
  CLUB_STEP,
  SEEK_STEP,
  [`ALTER TABLE matches ADD COLUMN begun_from TEXT`],
  REVIEW_STEP,
  LATE_CHAT_STEP,
  TOURNAMENT_STEP,
  INVITATION_STEP,
  BARRED_STEP,
  FAVOURITE_STEP,
  NEWEST_STEP,
  ENDED_STEP,
  LATEST_STEP,
  INVITED_STEP,
  CLUB_TABLES_STEP,
  ENTRY_RUNS_STEP,
];

/** Why data can't be opened that a newer program has written. */
export const newerSchema = (version: number): string =>
  `the data is of schema ${version}; this Roundhouse knows ${MIGRATIONS.length}: a newer version has to open it`;

const statement = (sql: string): Statement => ({ sql, values: [] });

/** Brings the schema to `version` (the newest by default) from whatever it is; of several nodes that start, one does. */
export function migrate(
  sql: Pick<Sql, 'alone' | 'dialect'>,
  version = MIGRATIONS.length,
): Promise<void> {
  return sql.alone((own) => takeSteps(own, sql.dialect, version));
}

async function takeSteps(sql: Pick<Sql, 'run'>, dialect: Dialect, version: number): Promise<void> {
  await sql.run([
    statement('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)'),
  ]);
  const [rows = []] = await sql.run([
    statement('SELECT MAX(version) AS version FROM schema_version'),
  ]);
  const current = Number(rows[0]?.['version'] ?? 0);
  if (current > MIGRATIONS.length) {
    throw new Error(newerSchema(current));
  }
  for (let next = current + 1; next <= version; next++) {
    const steps = (MIGRATIONS[next - 1] ?? [])
      .map((step) => (typeof step === 'string' ? step : step[dialect]))
      .filter((step) => step !== undefined);
    await sql.run([
      ...steps.map(statement),
      { sql: 'INSERT INTO schema_version (version) VALUES ($1)', values: [next] },
    ]);
  }
}
