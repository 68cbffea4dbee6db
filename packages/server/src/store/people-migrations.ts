import type { MigrationStatement } from './order-migrations.ts';

/** Ratings: matches that are rated in the order of their ladder, and how everybody stands. */
export const RATING_STEP: readonly string[] = [
  // 1: is to be rated when it is over; 2: has been looked at.
  `ALTER TABLE matches ADD COLUMN rated BIGINT NOT NULL DEFAULT 0`,
  `CREATE INDEX matches_to_rate ON matches(updated_at, id) WHERE rated = 1 AND status = 'finished'`,
  `ALTER TABLE seats ADD COLUMN origin TEXT`,
  `CREATE TABLE rated_matches (
    match_id TEXT PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE, game TEXT NOT NULL, pace TEXT NOT NULL,
    number BIGINT NOT NULL, ended_at BIGINT NOT NULL, verdict TEXT NOT NULL, same_address BIGINT NOT NULL,
    seat_count BIGINT NOT NULL, change TEXT NOT NULL, UNIQUE (game, pace, number))`,
  `CREATE TABLE rated_seats (
    match_id TEXT NOT NULL REFERENCES rated_matches(match_id) ON DELETE CASCADE, seat BIGINT NOT NULL, player TEXT NOT NULL,
    game TEXT NOT NULL, pace TEXT NOT NULL, number BIGINT NOT NULL, ended_at BIGINT NOT NULL,
    seat_count BIGINT NOT NULL, place BIGINT NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL, sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, points BIGINT NOT NULL, PRIMARY KEY (match_id, seat))`,
  `CREATE INDEX rated_seats_by_player ON rated_seats(player, game, pace, number)`,
  `CREATE TABLE profiles (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, ratings BIGINT NOT NULL, matches BIGINT NOT NULL,
    opponents BIGINT NOT NULL, achievements BIGINT NOT NULL)`,
  `CREATE TABLE standings (
    game TEXT NOT NULL, pace TEXT NOT NULL, season TEXT NOT NULL, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, points BIGINT NOT NULL, is_sure BIGINT NOT NULL,
    is_shown BIGINT NOT NULL, matches BIGINT NOT NULL, wins BIGINT NOT NULL, updated_at BIGINT NOT NULL,
    PRIMARY KEY (game, pace, season, user_id))`,
  `CREATE INDEX standings_by_user ON standings(user_id, season)`,
  `CREATE INDEX leaders ON standings(game, pace, season, points DESC, user_id) WHERE is_shown = 1 AND is_sure = 1`,
];

/** Those who look for a game, and how long it took others. */
export const SEEK_STEP: readonly string[] = [
  `CREATE TABLE seekers (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE, game TEXT NOT NULL, pace TEXT NOT NULL,
    rated BIGINT NOT NULL, sizes TEXT NOT NULL, points BIGINT NOT NULL, bots_after BIGINT, since BIGINT NOT NULL,
    seen_at BIGINT NOT NULL, match_id TEXT, taken_at BIGINT, origin TEXT NOT NULL)`,
  `CREATE INDEX seekers_waiting ON seekers(game, pace, rated, since) WHERE match_id IS NULL`,
  `CREATE TABLE seek_waits (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, pace TEXT NOT NULL, rated BIGINT NOT NULL, waited BIGINT NOT NULL, at BIGINT NOT NULL)`,
  `CREATE INDEX seek_waits_by_queue ON seek_waits(game, pace, rated, at)`,
];

/** Reviews of finished matches. One that waits is free for any node from `leased_until` on, so that is its place in the line. */
export const REVIEW_STEP: readonly string[] = [
  `CREATE TABLE reviews (
    id TEXT PRIMARY KEY REFERENCES matches(id) ON DELETE CASCADE, by_user TEXT REFERENCES users(id) ON DELETE SET NULL,
    origin TEXT NOT NULL, asked_at BIGINT NOT NULL, state TEXT NOT NULL, tries BIGINT NOT NULL, passes BIGINT NOT NULL,
    progress DOUBLE PRECISION NOT NULL, notes TEXT, leased_by TEXT, leased_until BIGINT NOT NULL)`,
  `CREATE INDEX reviews_waiting ON reviews(leased_until) WHERE state = 'waiting'`,
  `CREATE INDEX reviews_by_user ON reviews(by_user)`,
];

/** Where spectators see a match some moves late, they hear what was said when they see what it was said about. */
export const LATE_CHAT_STEP: readonly string[] = [
  `ALTER TABLE chat ADD COLUMN entry BIGINT NOT NULL DEFAULT 0`,
];

/** Standing invitations, and who has accepted them. */
export const INVITATION_STEP: readonly string[] = [
  `CREATE TABLE invitations (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, game TEXT NOT NULL, pace TEXT NOT NULL,
    rated BIGINT NOT NULL, seat_count BIGINT NOT NULL, audience TEXT NOT NULL, club_id TEXT REFERENCES clubs(id) ON DELETE CASCADE,
    slots TEXT NOT NULL, first_at BIGINT NOT NULL, ends_at BIGINT NOT NULL, created_at BIGINT NOT NULL, origin TEXT NOT NULL,
    match_id TEXT, taken_at BIGINT)`,
  `CREATE INDEX invitations_by_end ON invitations(ends_at)`,
  `CREATE INDEX invitations_by_host ON invitations(owner)`,
  `CREATE INDEX invitations_by_club ON invitations(club_id) WHERE club_id IS NOT NULL`,
  `CREATE TABLE invitation_guests (
    invitation_id TEXT NOT NULL REFERENCES invitations(id) ON DELETE CASCADE, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    slots TEXT NOT NULL, at BIGINT NOT NULL, origin TEXT NOT NULL, PRIMARY KEY (invitation_id, user_id))`,
  `CREATE INDEX invitation_guests_by_user ON invitation_guests(user_id)`,
];

/** The browsers of those who were banned, by their last sessions, for as long as the ban lasts. */
export const BARRED_STEP: readonly string[] = [
  `CREATE TABLE barred_sessions (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE)`,
  `CREATE INDEX barred_sessions_by_user ON barred_sessions(user_id)`,
];

/** The games that people like best, for their profiles. */
export const FAVOURITE_STEP: readonly string[] = [
  `ALTER TABLE profiles ADD COLUMN favourites TEXT NOT NULL DEFAULT '[]'`,
];

/** Lists that are walked from their newest end, whatever there is before: the lobby, and what a player has been rated for. */
export const NEWEST_STEP: readonly string[] = [
  `CREATE INDEX matches_newest_open ON matches(status, is_public, created_at, id) WHERE status = 'open' AND is_public = 1`,
  `DROP INDEX matches_in_lobby`,
  `CREATE INDEX matches_in_lobby ON matches(status, is_public, owner, created_at, id) WHERE status = 'open' AND is_public = 1`,
  // Wide, so that results on a profile are read from it alone and not from a row of the table for each match.
  `CREATE INDEX rated_seats_newest ON rated_seats(player, ended_at, match_id, place, seat_count)`,
];

/**
 * What a player has finished, the latest first, and achieved: read from its own end of an index, however much there is. That a match
 * is over is noted at its seats by a trigger, so that nothing that ends one has to think of it.
 */
export const ENDED_STEP: readonly MigrationStatement[] = [
  `ALTER TABLE seats ADD COLUMN ended_at BIGINT`,
  `UPDATE seats SET ended_at = (SELECT updated_at FROM matches WHERE id = match_id AND status = 'finished')`,
  `CREATE INDEX seats_newest ON seats(user_id, ended_at) WHERE user_id IS NOT NULL`,
  `DROP INDEX seats_by_user`,
  {
    sqlite: `CREATE TRIGGER seats_ended AFTER UPDATE OF status ON matches WHEN NEW.status = 'finished' AND OLD.status <> 'finished'
      BEGIN UPDATE seats SET ended_at = NEW.updated_at WHERE match_id = NEW.id; END`,
    postgres: `CREATE FUNCTION seats_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE seats SET ended_at = CASE NEW.status WHEN 'finished' THEN NEW.updated_at END WHERE match_id = NEW.id;
      RETURN NULL; END $$`,
  },
  {
    sqlite: `CREATE TRIGGER seats_going_on AFTER UPDATE OF status ON matches WHEN NEW.status <> 'finished' AND OLD.status = 'finished'
      BEGIN UPDATE seats SET ended_at = NULL WHERE match_id = NEW.id; END`,
    postgres: `CREATE TRIGGER seats_ended AFTER UPDATE OF status ON matches
      FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION seats_ended()`,
  },
  // Tournaments that wait for their start look anew at what comes first: check-in, of which people are told.
  `UPDATE tournaments SET due_at = created_at WHERE state = 'open' AND due_at IS NOT NULL`,
  `ALTER TABLE rated_seats ADD COLUMN is_upset BIGINT NOT NULL DEFAULT 0`,
  // Wins against somebody with 200 points more, as they were counted then.
  `UPDATE rated_seats SET is_upset = CASE WHEN place = 1 AND EXISTS (
    SELECT 1 FROM rated_seats theirs WHERE theirs.match_id = rated_seats.match_id AND theirs.place > 1
      AND theirs.mu_before >= rated_seats.mu_before + 6.666666666666667) THEN 1 ELSE 0 END`,
  `CREATE INDEX rated_wins ON rated_seats(player, game, ended_at) WHERE place = 1`,
  `CREATE TABLE perfect_reviews (
    match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    game TEXT NOT NULL, ended_at BIGINT NOT NULL, PRIMARY KEY (user_id, game, match_id))`,
  `CREATE INDEX perfect_reviews_by_match ON perfect_reviews(match_id)`,
  `CREATE INDEX rated_upsets ON rated_seats(player, game, ended_at) WHERE is_upset = 1`,
];

/** What was offered and what moderators have dealt with, the newest first. */
export const LATEST_STEP: readonly string[] = [
  `CREATE INDEX invitations_newest ON invitations(created_at DESC, id)`,
  `CREATE INDEX reports_closed ON reports(closed_at) WHERE state <> 'open'`,
];

/** Who was invited by name to a table that waits; and who does not want to hear or meet somebody, however many follow them. */
export const INVITED_STEP: readonly string[] = [
  `CREATE TABLE invited (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    at BIGINT NOT NULL, PRIMARY KEY (user_id, match_id))`,
  `CREATE INDEX invited_by_match ON invited(match_id)`,
  `CREATE INDEX ties_unheard ON ties(other_id, user_id) WHERE mutes = 1 OR blocks = 1`,
];

/** The tables of a club, however many of its matches are over. */
export const CLUB_TABLES_STEP: readonly string[] = [
  `DROP INDEX matches_of_club`,
  `CREATE INDEX matches_of_club ON matches(club, status, updated_at) WHERE club IS NOT NULL`,
];
