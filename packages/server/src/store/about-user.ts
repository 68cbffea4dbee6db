import { sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';

/** The seat in an entry of a match's log. */
const SEAT_OF_ENTRY: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`CAST(CAST(entries.entry AS json) ->> 'seat' AS BIGINT)`,
  sqlite: sql`json_extract(entries.entry, '$.seat')`,
};

/**
 * Everything that is kept about a user, table by table: what its owner may read of it. Hashes of secrets and keys to
 * other services are left out. A test says when a table with users in it is missing here.
 */
export const aboutUser = (dialect: Dialect, user: string): Readonly<Record<string, Statement>> => ({
  users: sql`SELECT id, name, login, created_at FROM users WHERE id = ${user}`,
  bots: sql`SELECT id, name, created_at FROM users WHERE bot_of = ${user}`,
  sessions: sql`SELECT created_at, seen_at, label, scopes FROM sessions WHERE user_id = ${user}`,
  passkeys: sql`SELECT id, created_at FROM passkeys WHERE user_id = ${user}`,
  channels: sql`SELECT kind, label, is_on, created_at, failure, failed_at FROM channels WHERE user_id = ${user}`,
  notice_habits: sql`SELECT language, time_zone, digest_hour FROM notice_habits WHERE user_id = ${user}`,
  notices: sql`SELECT channel_kind, kind, match_id, made_at, state, settled_at FROM notices WHERE user_id = ${user}`,
  looks: sql`SELECT match_id, seen, is_muted FROM looks WHERE user_id = ${user}`,
  seats: sql`SELECT seats.match_id, seats.seat, seats.name, matches.game, matches.status, matches.created_at, matches.outcome
    FROM seats JOIN matches ON matches.id = seats.match_id WHERE seats.user_id = ${user} ORDER BY matches.created_at`,
  matches: sql`SELECT id, game, status, is_public, settings, created_at FROM matches
    WHERE owner = ${user} AND id IN (SELECT match_id FROM seats WHERE user_id = ${user})`,
  entries: sql`SELECT entries.match_id, entries.number, entries.entry, entries.at FROM entries
    JOIN seats ON seats.match_id = entries.match_id AND seats.user_id = ${user} AND seats.seat = ${SEAT_OF_ENTRY[dialect]}
    ORDER BY entries.match_id, entries.number`,
  programs: sql`SELECT programs.match_id, programs.program FROM programs
    JOIN seats ON seats.match_id = programs.match_id AND seats.seat = programs.seat AND seats.user_id = ${user}`,
  chat: sql`SELECT match_id, number, name, text, at FROM chat WHERE user_id = ${user} ORDER BY match_id, number`,
  notes: sql`SELECT match_id, text FROM notes WHERE user_id = ${user}`,
  ties: sql`SELECT other_id, follows, mutes, blocks, since FROM ties WHERE user_id = ${user}`,
  reports: sql`SELECT match_id, about_user, kind, line_numbers, words, at, state FROM reports WHERE by_user = ${user}`,
  profiles: sql`SELECT ratings, matches, opponents, achievements, favourites FROM profiles WHERE user_id = ${user}`,
  standings: sql`SELECT game, pace, season, mu, sigma, points, matches, wins, updated_at FROM standings WHERE user_id = ${user}`,
  rated_seats: sql`SELECT match_id, game, pace, ended_at, place, mu_before, sigma_before, mu, sigma, points FROM rated_seats WHERE player = ${user}`,
  clubs: sql`SELECT id, name, about, is_open, created_at FROM clubs WHERE owner = ${user}`,
  club_members: sql`SELECT club_id, state, since FROM club_members WHERE user_id = ${user}`,
  tournaments: sql`SELECT id, name, about, game, terms, state, created_at FROM tournaments WHERE owner = ${user}`,
  tournament_entrants: sql`SELECT tournament_id, state, checked_in, points, since FROM tournament_entrants WHERE user_id = ${user}`,
  seekers: sql`SELECT game, pace, rated, sizes, since, seen_at, match_id FROM seekers WHERE user_id = ${user}`,
  perfect_reviews: sql`SELECT match_id, game, ended_at FROM perfect_reviews WHERE user_id = ${user}`,
  reviews: sql`SELECT id AS match_id, asked_at, state FROM reviews WHERE by_user = ${user}`,
  invitations: sql`SELECT game, pace, rated, seat_count, audience, club_id, slots, created_at FROM invitations WHERE owner = ${user}`,
  invitation_guests: sql`SELECT invitation_id, slots, at FROM invitation_guests WHERE user_id = ${user}`,
  invited: sql`SELECT match_id, at FROM invited WHERE user_id = ${user}`,
  barred_sessions: sql`SELECT COUNT(*) AS browsers FROM barred_sessions WHERE user_id = ${user} GROUP BY user_id`,
  roles: sql`SELECT role, since FROM roles WHERE user_id = ${user}`,
  sanctions: sql`SELECT kind, until, words, at FROM sanctions WHERE user_id = ${user}`,
});
