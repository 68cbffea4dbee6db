import { listed } from './lease.ts';
import type {
  Achieved,
  ProfileStore,
  ResultsAgainst,
  ResultsBySeats,
  Shows,
} from './profile-store.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, sql } from './sql.ts';

/** How many of the last matches are looked at for whom somebody meets. */
const LOOKED_AT = 300;

/** What users show of themselves. */
export class SqlProfiles extends SqlPart implements ProfileStore {
  async shows(user: string): Promise<Shows> {
    const [row] = await this.seeing('none', 'SELECT * FROM profiles WHERE user_id = $1', user);
    const is = (name: string): boolean => Number(row?.[name] ?? 0) === 1;
    return {
      ratings: is('ratings'),
      matches: is('matches'),
      opponents: is('opponents'),
      achievements: is('achievements'),
      favourites: JSON.parse(String(row?.['favourites'] ?? '[]')) as string[],
    };
  }

  async show(user: string, shows: Shows): Promise<void> {
    const columns = {
      ratings: Number(shows.ratings),
      matches: Number(shows.matches),
      opponents: Number(shows.opponents),
      achievements: Number(shows.achievements),
      favourites: JSON.stringify(shows.favourites),
    };
    await this.sql.run([
      insertInto(
        'profiles',
        { user_id: user, ...columns },
        `ON CONFLICT (user_id) DO UPDATE SET ratings = excluded.ratings, matches = excluded.matches,
         opponents = excluded.opponents, achievements = excluded.achievements, favourites = excluded.favourites`,
      ),
      sql(
        'UPDATE standings SET is_shown = CAST($2 AS BIGINT) WHERE user_id = $1',
        user,
        Number(shows.ratings),
      ),
    ]);
  }

  async withRatingsShown(users: readonly string[]): Promise<string[]> {
    const rows = await this.seeing(
      'none',
      `SELECT user_id FROM profiles WHERE ratings = 1 AND user_id IN ${listed(this.sql.dialect, '$1')}`,
      JSON.stringify(users),
    );
    return rows.map((row) => String(row['user_id']));
  }

  async bySeats(user: string): Promise<ResultsBySeats[]> {
    const rows = await this.query(
      `SELECT seat_count, COUNT(*) AS matches, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins FROM rated_seats
       WHERE player = $1 AND place > 0 GROUP BY seat_count ORDER BY seat_count`,
      user,
    );
    return rows.map((row) => ({
      seats: Number(row['seat_count']),
      matches: Number(row['matches']),
      wins: Number(row['wins']),
    }));
  }

  async against(user: string, all: boolean, most: number): Promise<ResultsAgainst[]> {
    const rows = await this.query(
      `SELECT users.name, COUNT(*) AS matches, SUM(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END) AS ahead,
         SUM(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END) AS behind
       FROM (SELECT match_id, place FROM rated_seats WHERE player = $1 AND place > 0
         ORDER BY ended_at DESC LIMIT ${LOOKED_AT}) AS mine
       JOIN rated_seats theirs ON theirs.match_id = mine.match_id AND theirs.player <> $1
       JOIN users ON users.id = theirs.player
       LEFT JOIN profiles ON profiles.user_id = users.id
       WHERE CAST($2 AS BIGINT) = 1 OR profiles.opponents = 1
       GROUP BY users.id, users.name ORDER BY COUNT(*) DESC, users.name LIMIT CAST($3 AS BIGINT)`,
      user,
      Number(all),
      most,
    );
    return rows.map((row) => ({
      name: String(row['name']),
      matches: Number(row['matches']),
      ahead: Number(row['ahead']),
      behind: Number(row['behind']),
    }));
  }

  async achieved(user: string, upsetMu: number): Promise<Achieved[]> {
    const rows = await this.query(
      `SELECT 'win' AS kind, game, MIN(ended_at) AS at FROM rated_seats WHERE player = $1 AND place = 1 GROUP BY game
       UNION ALL
       SELECT 'upset', mine.game, MIN(mine.ended_at) FROM rated_seats mine
       JOIN rated_seats theirs ON theirs.match_id = mine.match_id AND theirs.place > 1
         AND theirs.mu_before >= mine.mu_before + CAST($2 AS DOUBLE PRECISION)
       WHERE mine.player = $1 AND mine.place = 1 GROUP BY mine.game
       ORDER BY at, kind, game`,
      user,
      upsetMu,
    );
    return rows.map((row) => ({
      kind: row['kind'] === 'win' ? 'win' : 'upset',
      game: String(row['game']),
      at: Number(row['at']),
    }));
  }
}
