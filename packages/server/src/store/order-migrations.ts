import type { Dialect } from './sql.ts';

/** A statement that both dialects understand, or one for each that needs it. */
export type MigrationStatement = string | Readonly<Partial<Record<Dialect, string>>>;

/** Whom people follow, mute and block; what they report; lines that were taken out of a chat. */
export const PEACE_STEP: readonly string[] = [
  `CREATE TABLE ties (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, other_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    follows BIGINT NOT NULL, mutes BIGINT NOT NULL, blocks BIGINT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (user_id, other_id))`,
  `CREATE INDEX ties_by_other ON ties(other_id, user_id)`,
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY, by_user TEXT REFERENCES users(id) ON DELETE SET NULL,
    about_user TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, match_id TEXT NOT NULL, kind TEXT NOT NULL,
    line_numbers TEXT NOT NULL, words TEXT NOT NULL, at BIGINT NOT NULL, state TEXT NOT NULL, closed_by TEXT, closed_at BIGINT)`,
  `CREATE INDEX reports_open ON reports(at) WHERE state = 'open'`,
  `CREATE INDEX reports_by_user ON reports(by_user)`,
  `CREATE INDEX reports_about_user ON reports(about_user)`,
  `ALTER TABLE chat ADD COLUMN removed_at BIGINT`,
  `CREATE INDEX chat_by_user ON chat(user_id)`,
];

const NOT_CHANGED = 'the log of what moderators do is never changed';

/** Who keeps order, who is kept from what, and a log of both that only grows. */
export const ORDER_STEP: readonly MigrationStatement[] = [
  `CREATE TABLE roles (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, role TEXT NOT NULL, since BIGINT NOT NULL)`,
  `CREATE TABLE sanctions (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, kind TEXT NOT NULL, until BIGINT, words TEXT NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (user_id, kind))`,
  `CREATE TABLE audit (
    number BIGINT PRIMARY KEY, at BIGINT NOT NULL, actor TEXT NOT NULL, act TEXT NOT NULL, subject TEXT NOT NULL,
    details TEXT NOT NULL, before_hash TEXT NOT NULL, hash TEXT NOT NULL)`,
  {
    sqlite: `CREATE TRIGGER audit_not_updated BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, '${NOT_CHANGED}'); END`,
    postgres: `CREATE FUNCTION audit_not_changed() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION '${NOT_CHANGED}'; END $$`,
  },
  {
    sqlite: `CREATE TRIGGER audit_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, '${NOT_CHANGED}'); END`,
    postgres: `CREATE TRIGGER audit_not_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
      FOR EACH STATEMENT EXECUTE FUNCTION audit_not_changed()`,
  },
];

/** Tokens of programs, which are sessions that are good for some things only, and the accounts that programs play with. */
export const TOKEN_STEP: readonly MigrationStatement[] = [
  `ALTER TABLE sessions ADD COLUMN scopes TEXT`,
  `ALTER TABLE users ADD COLUMN bot_of TEXT`,
  `CREATE INDEX bots_by_owner ON users(bot_of) WHERE bot_of IS NOT NULL`,
  `ALTER TABLE seats ADD COLUMN is_bot_account BIGINT NOT NULL DEFAULT 0`,
];

/** Clubs, who belongs to them, and their tables. */
export const CLUB_STEP: readonly MigrationStatement[] = [
  `CREATE TABLE clubs (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, about TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, is_open BIGINT NOT NULL, created_at BIGINT NOT NULL)`,
  `CREATE INDEX clubs_by_owner ON clubs(owner)`,
  {
    sqlite: `CREATE INDEX clubs_by_name ON clubs(name_key)`,
    postgres: `CREATE INDEX clubs_by_name ON clubs(name_key COLLATE "C")`,
  },
  `CREATE TABLE club_members (
    club_id TEXT NOT NULL REFERENCES clubs(id) ON DELETE CASCADE, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    state TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (club_id, user_id))`,
  `CREATE INDEX club_members_by_user ON club_members(user_id)`,
  `ALTER TABLE matches ADD COLUMN club TEXT`,
  `CREATE INDEX matches_of_club ON matches(club, updated_at) WHERE club IS NOT NULL`,
];
