import type { Pace } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { texts } from './columns.ts';
import { SqlPart } from './sql-part.ts';
import { addMatch, addSeat, addStanding, markUpsets, settleMatch } from './rating-statements.ts';
import { sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

/** Where ratings are compared: one game at one pace. */
export interface Ladder {
  readonly game: string;
  readonly pace: Pace;
}

export interface RatingRow {
  readonly mu: number;
  readonly sigma: number;
}

/** A seat of a rated match, with the rating before and after. */
export interface RatedSeat {
  readonly seat: number;
  /** A user's id, or a name that stands for a user who is gone. */
  readonly player: string;
  /** 1 is best; 0 if the match did not count. */
  readonly rank: number;
  readonly before: RatingRow;
  readonly after: RatingRow;
  /** The rating after it as people read it. */
  readonly points: number;
}

/** A match in the ladder's own order, in which ratings follow from each other. */
export interface RatedMatch extends Ladder {
  readonly match: string;
  /** Counted from 1 without gaps within the ladder; two nodes can't both write the same one. */
  readonly number: number;
  readonly endedAt: number;
  readonly verdict: string;
  /** Whether two of its players were at the same address. */
  readonly sameAddress: boolean;
  readonly seatCount: number;
  /** The seats of people. */
  readonly seats: readonly RatedSeat[];
}

/** How somebody stands in a ladder: in one season, or of all time. */
export interface StandingRow extends Ladder, RatingRow {
  readonly user: string;
  readonly season: string;
  readonly points: number;
  readonly isSure: boolean;
  readonly matches: number;
  readonly wins: number;
  readonly updatedAt: number;
}

/** What a match changes of somebody's standing. */
export interface StandingChange extends RatingRow {
  readonly user: string;
  readonly points: number;
  readonly isSure: boolean;
  readonly won: boolean;
}

/** What has to be known to rate a match: how far the ladder is, how its players stand, and how often they met. */
export interface LadderState {
  readonly number: number;
  readonly ratings: ReadonlyMap<string, RatingRow>;
  /** How often those two of them met since the given time who met most. */
  readonly meetings: number;
  /** For each of them, how many matches counted since then in which two were at the same address. */
  readonly atOneAddress: ReadonlyMap<string, number>;
  /** Whose programs they are, of those that are. */
  readonly owners: ReadonlyMap<string, string>;
}

export interface LeaderRow {
  readonly name: string;
  readonly points: number;
  readonly matches: number;
  readonly wins: number;
}

const ladderOf = (row: SqlRow): Ladder => ({
  game: String(row['game']),
  pace: String(row['pace']) as Pace,
});
const ratingOf = (row: SqlRow): RatingRow => ({
  mu: Number(row['mu']),
  sigma: Number(row['sigma']),
});

/** Ratings: the matches that made them, in order, and how everybody stands. */
export class RatingStore extends SqlPart {
  /** Matches that agreed to be rated, are over and have not been looked at. */
  async due(most: number): Promise<string[]> {
    const rows = await this.query`SELECT id FROM matches WHERE rated = 1 AND status = 'finished'
       ORDER BY updated_at, id LIMIT CAST(${most} AS BIGINT)`;
    return texts(rows, 'id');
  }

  /** The number is read first: if the ladder goes on meanwhile, whatever is computed from this comes too late. */
  async state(
    { game, pace }: Ladder,
    players: readonly string[],
    since: number,
  ): Promise<LadderState> {
    const among = this.listed(players);
    const [numbers = [], ratings = [], meetings = [], close = [], programs = []] =
      await this.sql.run([
        sql`SELECT COALESCE(MAX(number), 0) AS number FROM rated_matches WHERE game = ${game} AND pace = ${pace}`,
        sql`SELECT user_id, mu, sigma FROM standings WHERE game = ${game} AND pace = ${pace} AND season = 'all' AND user_id IN ${among}`,
        sql`SELECT COUNT(*) AS times FROM rated_seats a
         JOIN rated_seats b ON b.match_id = a.match_id AND b.player > a.player
         JOIN rated_matches ON rated_matches.match_id = a.match_id AND verdict = 'counted'
         WHERE a.game = ${game} AND a.pace = ${pace} AND a.player IN ${among} AND b.player IN ${among}
           AND a.ended_at > CAST(${since} AS BIGINT) GROUP BY a.player, b.player`,
        sql`SELECT player, COUNT(*) AS times FROM rated_seats
         JOIN rated_matches ON rated_matches.match_id = rated_seats.match_id AND verdict = 'counted' AND same_address = 1
         WHERE rated_seats.game = ${game} AND rated_seats.pace = ${pace} AND player IN ${among} AND rated_seats.ended_at > CAST(${since} AS BIGINT) GROUP BY player`,
        sql`SELECT id, bot_of FROM users WHERE bot_of IS NOT NULL AND id IN ${among}`,
      ]);
    return {
      number: Number(numbers[0]?.['number']),
      ratings: new Map(ratings.map((row) => [String(row['user_id']), ratingOf(row)])),
      meetings: meetings.reduce((most, row) => Math.max(most, Number(row['times'])), 0),
      atOneAddress: new Map(close.map((row) => [String(row['player']), Number(row['times'])])),
      owners: new Map(programs.map((row) => [String(row['id']), String(row['bot_of'])])),
    };
  }

  /** Adds the match and what follows from it, all or nothing; false if its number is taken or it was rated before. */
  async apply(
    rated: RatedMatch,
    changes: readonly StandingChange[],
    seasons: readonly string[],
  ): Promise<boolean> {
    // Marks the change, so that what follows from one that came too late is left alone.
    const change = randomUUID();
    const [added = []] = await this.sql.run([
      addMatch(rated, change),
      ...settleMatch(rated, change),
      ...rated.seats.map((seat) => addSeat(rated, seat, change)),
      markUpsets(rated.match),
      ...seasons.flatMap((season) =>
        changes.map((each) => addStanding(rated, season, each, change)),
      ),
    ]);
    return added.length === 1;
  }

  async ofMatch(match: string): Promise<RatedMatch | undefined> {
    return (await this.rated(sql`WHERE match_id = ${match}`))[0];
  }

  async ladders(): Promise<Ladder[]> {
    const rows = await this.query`SELECT DISTINCT game, pace FROM rated_matches
       ORDER BY game, pace`;
    return rows.map(ladderOf);
  }

  /** The matches of a ladder after this number, in its order. */
  after({ game, pace }: Ladder, number: number, most: number): Promise<RatedMatch[]> {
    return this.rated(
      sql`WHERE game = ${game} AND pace = ${pace} AND number > CAST(${number} AS BIGINT) ORDER BY number LIMIT CAST(${most} AS BIGINT)`,
    );
  }

  /** Sets ratings that were found to be wrong, if the ladder still ends with this number. */
  async correct(
    { game, pace }: Ladder,
    number: number,
    seats: readonly (RatedSeat & { readonly match: string })[],
    standings: readonly StandingRow[],
  ): Promise<boolean> {
    const ladder = sql`game = ${game} AND pace = ${pace}`;
    const isLast = sql`(SELECT MAX(number) FROM rated_matches WHERE ${ladder}) = CAST(${number} AS BIGINT)`;
    const [found = []] = await this.sql.run([
      sql`SELECT 1 AS yes WHERE ${isLast}`,
      ...seats.map(
        ({ match, seat, before, after, points }) =>
          sql`UPDATE rated_seats SET mu_before = ${before.mu}, sigma_before = ${before.sigma}, mu = ${after.mu}, sigma = ${after.sigma}, points = ${points}
           WHERE match_id = ${match} AND seat = ${seat} AND ${isLast}`,
      ),
      ...Array.from(new Set(seats.map((each) => each.match)), markUpsets),
      ...standings.map(
        ({ user, season, mu, sigma, points, isSure, matches, wins }) =>
          sql`UPDATE standings SET mu = ${mu}, sigma = ${sigma}, points = ${points}, is_sure = ${Number(isSure)}, matches = ${matches}, wins = ${wins}
           WHERE user_id = ${user} AND season = ${season} AND ${ladder} AND ${isLast}`,
      ),
    ]);
    return found.length === 1;
  }

  async standingsOf(user: string, season: string): Promise<StandingRow[]> {
    const rows = await this.query`SELECT * FROM standings
       WHERE user_id = ${user} AND season = ${season} ORDER BY game, pace`;
    return rows.map(standingOf);
  }

  /** The best of those who are shown and whose rating is sure. */
  async leaders(
    { game, pace }: Ladder,
    season: string,
    skip: number,
    most: number,
  ): Promise<LeaderRow[]> {
    const rows = await this.query`SELECT users.name, points, matches, wins FROM standings
       JOIN users ON users.id = standings.user_id
       WHERE game = ${game} AND pace = ${pace} AND season = ${season} AND is_shown = 1 AND is_sure = 1
       ORDER BY points DESC, user_id LIMIT CAST(${most} AS BIGINT) OFFSET CAST(${skip} AS BIGINT)`;
    return rows.map((row) => ({
      name: String(row['name']),
      points: Number(row['points']),
      matches: Number(row['matches']),
      wins: Number(row['wins']),
    }));
  }

  /** How many of those who are shown have more points. */
  async ahead({ game, pace }: Ladder, season: string, points: number): Promise<number> {
    const [row] = await this.query`SELECT COUNT(*) AS ahead FROM standings
       WHERE game = ${game} AND pace = ${pace} AND season = ${season}
       AND is_shown = 1 AND is_sure = 1 AND points > CAST(${points} AS BIGINT)`;
    return Number(row?.['ahead']);
  }

  /** The rating of a player after each of its last matches, the newest first. */
  async history(
    player: string,
    { game, pace }: Ladder,
    most: number,
  ): Promise<{ at: number; points: number }[]> {
    const rows = await this.query`SELECT ended_at, points FROM rated_seats
       WHERE player = ${player} AND game = ${game} AND pace = ${pace}
       ORDER BY number DESC LIMIT CAST(${most} AS BIGINT)`;
    return rows.map((row) => ({ at: Number(row['ended_at']), points: Number(row['points']) }));
  }

  /** When the first match of the ladder ended. */
  async firstEnd({ game, pace }: Ladder): Promise<number | undefined> {
    const [row] = await this.query`SELECT ended_at FROM rated_matches
       WHERE game = ${game} AND pace = ${pace} ORDER BY number LIMIT 1`;
    return row && Number(row['ended_at']);
  }

  private async rated(where: Statement): Promise<RatedMatch[]> {
    const matches = await this.query`SELECT * FROM rated_matches ${where}`;
    const ids = texts(matches, 'match_id');
    const seats = await this.query`SELECT * FROM rated_seats WHERE match_id IN ${this.listed(ids)}
       ORDER BY seat`;
    return matches.map((row) => ({
      ...ladderOf(row),
      seatCount: Number(row['seat_count']),
      match: String(row['match_id']),
      number: Number(row['number']),
      endedAt: Number(row['ended_at']),
      verdict: String(row['verdict']),
      sameAddress: Number(row['same_address']) === 1,
      seats: seats.filter((seat) => seat['match_id'] === row['match_id']).map(seatOf),
    }));
  }
}

const seatOf = (row: SqlRow): RatedSeat => ({
  seat: Number(row['seat']),
  player: String(row['player']),
  rank: Number(row['place']),
  before: { mu: Number(row['mu_before']), sigma: Number(row['sigma_before']) },
  after: ratingOf(row),
  points: Number(row['points']),
});

const standingOf = (row: SqlRow): StandingRow => ({
  ...ladderOf(row),
  ...ratingOf(row),
  user: String(row['user_id']),
  season: String(row['season']),
  points: Number(row['points']),
  isSure: Number(row['is_sure']) === 1,
  matches: Number(row['matches']),
  wins: Number(row['wins']),
  updatedAt: Number(row['updated_at']),
});
