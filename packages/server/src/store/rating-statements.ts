import { POINTS_PER_MU } from '../base/points.ts';
import type { RatedMatch, RatedSeat, StandingChange } from './rating-store.ts';
import { sql } from './sql.ts';
import type { Statement } from './sql.ts';

const big = (value: number): Statement => sql`CAST(${value} AS BIGINT)`;
const real = (value: number): Statement => sql`CAST(${value} AS DOUBLE PRECISION)`;
const text = (value: string): Statement => sql`CAST(${value} AS TEXT)`;
/** Whether it was this change that added the match. */
const isOurs = (match: string, change: string): Statement =>
  sql`EXISTS (SELECT 1 FROM rated_matches WHERE match_id = ${match} AND change = ${change})`;

/** Adds the match if it is still to be rated and its number is free. */
export const addMatch = (rated: RatedMatch, change: string): Statement =>
  sql`INSERT INTO rated_matches (match_id, game, pace, number, ended_at, verdict, same_address, seat_count, change)
     SELECT ${text(rated.match)}, ${text(rated.game)}, ${text(rated.pace)}, ${big(rated.number)}, ${big(rated.endedAt)}, ${text(rated.verdict)},
       ${big(Number(rated.sameAddress))}, ${big(rated.seatCount)}, ${text(change)}
     WHERE EXISTS (SELECT 1 FROM matches WHERE id = ${rated.match} AND rated = 1)
     ON CONFLICT DO NOTHING RETURNING number`;

/** It is not looked at again, and where its players were is forgotten. */
export const settleMatch = ({ match }: RatedMatch, change: string): Statement[] => [
  sql`UPDATE matches SET rated = 2 WHERE id = ${match} AND ${isOurs(match, change)}`,
  sql`UPDATE seats SET origin = NULL WHERE match_id = ${match} AND ${isOurs(match, change)}`,
];

export const addSeat = (rated: RatedMatch, seat: RatedSeat, change: string): Statement =>
  sql`INSERT INTO rated_seats (match_id, seat, player, game, pace, number, ended_at, seat_count, place, mu_before, sigma_before, mu, sigma, points)
     SELECT ${text(rated.match)}, ${big(seat.seat)}, ${text(seat.player)}, ${text(rated.game)}, ${text(rated.pace)}, ${big(rated.number)},
       ${big(rated.endedAt)}, ${big(rated.seatCount)}, ${big(seat.rank)}, ${real(seat.before.mu)}, ${real(seat.before.sigma)},
       ${real(seat.after.mu)}, ${real(seat.after.sigma)}, ${big(seat.points)}
     WHERE ${isOurs(rated.match, change)}`;

/** A win against somebody with so much more of mu is worth remembering: 200 points. */
const UPSET_MU = 200 / POINTS_PER_MU;

/** Marks such wins. */
export const markUpsets = (match: string): Statement =>
  sql`UPDATE rated_seats SET is_upset = CASE WHEN place = 1 AND EXISTS (
       SELECT 1 FROM rated_seats theirs WHERE theirs.match_id = rated_seats.match_id AND theirs.place > 1
         AND theirs.mu_before >= rated_seats.mu_before + ${real(UPSET_MU)}) THEN 1 ELSE 0 END WHERE match_id = ${match}`;

/** A user who is gone has no standing. */
export const addStanding = (
  { match, game, pace, endedAt }: RatedMatch,
  season: string,
  { user, mu, sigma, points, isSure, won }: StandingChange,
  change: string,
): Statement =>
  sql`INSERT INTO standings (user_id, game, pace, season, mu, sigma, points, is_sure, is_shown, matches, wins, updated_at)
     SELECT id, ${text(game)}, ${text(pace)}, ${text(season)}, ${real(mu)}, ${real(sigma)}, ${big(points)}, ${big(Number(isSure))},
       COALESCE((SELECT ratings FROM profiles WHERE user_id = users.id), 0), 1, ${big(Number(won))}, ${big(endedAt)}
     FROM users WHERE id = ${user} AND ${isOurs(match, change)}
     ON CONFLICT (game, pace, season, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, points = excluded.points,
       is_sure = excluded.is_sure, matches = standings.matches + 1, wins = standings.wins + excluded.wins,
       updated_at = excluded.updated_at`;
