import { POINTS_PER_MU } from '../base/points.ts';
import type { RatedMatch, RatedSeat, StandingChange } from './rating-store.ts';
import { named, sql } from './sql.ts';
import type { Statement } from './sql.ts';

const big = (name: string): string => `CAST(:${name} AS BIGINT)`;
const real = (name: string): string => `CAST(:${name} AS DOUBLE PRECISION)`;
const text = (name: string): string => `CAST(:${name} AS TEXT)`;
/** Whether it was this change that added the match. */
const isOurs = `EXISTS (SELECT 1 FROM rated_matches WHERE match_id = :match AND change = :change)`;

/** Adds the match if it is still to be rated and its number is free. */
export const addMatch = (rated: RatedMatch, change: string): Statement =>
  named(
    `INSERT INTO rated_matches (match_id, game, pace, number, ended_at, verdict, same_address, seat_count, change)
     SELECT ${text('match')}, ${text('game')}, ${text('pace')}, ${big('number')}, ${big('ended_at')}, ${text('verdict')},
       ${big('same_address')}, ${big('seat_count')}, ${text('change')}
     WHERE EXISTS (SELECT 1 FROM matches WHERE id = :match AND rated = 1)
     ON CONFLICT DO NOTHING RETURNING number`,
    {
      match: rated.match,
      game: rated.game,
      pace: rated.pace,
      number: rated.number,
      ended_at: rated.endedAt,
      verdict: rated.verdict,
      same_address: Number(rated.sameAddress),
      seat_count: rated.seatCount,
      change,
    },
  );

/** It is not looked at again, and where its players were is forgotten. */
export const settleMatch = ({ match }: RatedMatch, change: string): Statement[] => [
  named(`UPDATE matches SET rated = 2 WHERE id = :match AND ${isOurs}`, { match, change }),
  named(`UPDATE seats SET origin = NULL WHERE match_id = :match AND ${isOurs}`, { match, change }),
];

export const addSeat = (rated: RatedMatch, seat: RatedSeat, change: string): Statement =>
  named(
    `INSERT INTO rated_seats (match_id, seat, player, game, pace, number, ended_at, seat_count, place, mu_before, sigma_before, mu, sigma, points)
     SELECT ${text('match')}, ${big('seat')}, ${text('player')}, ${text('game')}, ${text('pace')}, ${big('number')},
       ${big('ended_at')}, ${big('seat_count')}, ${big('place')}, ${real('mu_before')}, ${real('sigma_before')}, ${real('mu')}, ${real('sigma')},
       ${big('points')}
     WHERE ${isOurs}`,
    {
      match: rated.match,
      change,
      seat: seat.seat,
      player: seat.player,
      game: rated.game,
      pace: rated.pace,
      number: rated.number,
      ended_at: rated.endedAt,
      seat_count: rated.seatCount,
      place: seat.rank,
      ...ratingColumns(seat),
    },
  );

/** A win against somebody with so much more of mu is worth remembering: 200 points. */
const UPSET_MU = 200 / POINTS_PER_MU;

/** Marks such wins. */
export const markUpsets = (match: string): Statement =>
  sql(
    `UPDATE rated_seats SET is_upset = CASE WHEN place = 1 AND EXISTS (
       SELECT 1 FROM rated_seats theirs WHERE theirs.match_id = rated_seats.match_id AND theirs.place > 1
         AND theirs.mu_before >= rated_seats.mu_before + ${UPSET_MU}) THEN 1 ELSE 0 END WHERE match_id = $1`,
    match,
  );

export const ratingColumns = ({ before, after, points }: RatedSeat) => ({
  mu_before: before.mu,
  sigma_before: before.sigma,
  mu: after.mu,
  sigma: after.sigma,
  points,
});

/** A user who is gone has no standing. */
export const addStanding = (
  rated: RatedMatch,
  season: string,
  { user, mu, sigma, points, isSure, won }: StandingChange,
  change: string,
): Statement =>
  named(
    `INSERT INTO standings (user_id, game, pace, season, mu, sigma, points, is_sure, is_shown, matches, wins, updated_at)
     SELECT id, ${text('game')}, ${text('pace')}, ${text('season')}, ${real('mu')}, ${real('sigma')}, ${big('points')},
       ${big('is_sure')}, COALESCE((SELECT ratings FROM profiles WHERE user_id = users.id), 0), 1, ${big('won')}, ${big('at')}
     FROM users WHERE id = :user AND ${isOurs}
     ON CONFLICT (game, pace, season, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, points = excluded.points,
       is_sure = excluded.is_sure, matches = standings.matches + 1, wins = standings.wins + excluded.wins,
       updated_at = excluded.updated_at`,
    {
      match: rated.match,
      change,
      game: rated.game,
      pace: rated.pace,
      season,
      user,
      mu,
      sigma,
      points,
      is_sure: Number(isSure),
      won: Number(won),
      at: rated.endedAt,
    },
  );
