import type { Pace } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { texts } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { addMatch, addSeat, addStanding, markUpsets, settleMatch } from './rating-statements.ts';
import { sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

const LADDER = { game: kept.text(), pace: kept.text<Pace>() };
const LADDER_ROW = rowShape(LADDER);
/** Where ratings are compared: one game at one pace. */
export type Ladder = RowOf<typeof LADDER_ROW>;

const RATING = { mu: kept.number(), sigma: kept.number() };
const RATING_ROW = rowShape(RATING);
export type RatingRow = RowOf<typeof RATING_ROW>;
const RATING_BEFORE = rowShape({
  mu: kept.number('mu_before'),
  sigma: kept.number('sigma_before'),
});

const SEAT = rowShape({
  seat: kept.number(),
  /** A user's id, or a name that stands for a user who is gone. */
  player: kept.text(),
  /** 1 is best; 0 if the match did not count. */
  rank: kept.number('place'),
  /** The rating after it as people read it. */
  points: kept.number(),
});
/** A seat of a rated match, with the rating before and after. */
export interface RatedSeat extends RowOf<typeof SEAT> {
  readonly before: RatingRow;
  readonly after: RatingRow;
}

const MATCH = rowShape({
  ...LADDER,
  match: kept.text('match_id'),
  /** Counted from 1 without gaps within the ladder; two nodes can't both write the same one. */
  number: kept.number(),
  endedAt: kept.number(),
  verdict: kept.text(),
  /** Whether two of its players were at the same address. */
  sameAddress: kept.flag(),
  seatCount: kept.number(),
});
/** A match in the ladder's own order, in which ratings follow from each other. */
export interface RatedMatch extends RowOf<typeof MATCH> {
  /** The seats of people. */
  readonly seats: readonly RatedSeat[];
}

const STANDING = rowShape({
  ...LADDER,
  ...RATING,
  user: kept.text('user_id'),
  season: kept.text(),
  points: kept.number(),
  isSure: kept.flag(),
  matches: kept.number(),
  wins: kept.number(),
  updatedAt: kept.number(),
});
/** How somebody stands in a ladder: in one season, or of all time. */
export type StandingRow = RowOf<typeof STANDING>;

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

const LEADER = rowShape({
  name: kept.text(),
  points: kept.number(),
  matches: kept.number(),
  wins: kept.number(),
});
export type LeaderRow = RowOf<typeof LEADER>;

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
      ratings: new Map(ratings.map((row) => [String(row['user_id']), RATING_ROW.read(row)])),
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
    return rows.map(LADDER_ROW.read);
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
    return rows.map(STANDING.read);
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
    return rows.map(LEADER.read);
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
      ...MATCH.read(row),
      seats: seats.filter((seat) => seat['match_id'] === row['match_id']).map(seatOf),
    }));
  }
}

const seatOf = (row: SqlRow): RatedSeat => ({
  ...SEAT.read(row),
  before: RATING_BEFORE.read(row),
  after: RATING_ROW.read(row),
});
