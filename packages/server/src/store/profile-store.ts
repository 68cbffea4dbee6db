import { texts } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, replaced, sql } from './sql.ts';

const SHOWS = rowShape({
  ratings: kept.flag(),
  matches: kept.flag(),
  opponents: kept.flag(),
  achievements: kept.flag(),
  /** The games that the user likes best. */
  favourites: kept.json<readonly string[]>(),
});
/** What of a user everybody may see, besides the name. */
export type Shows = RowOf<typeof SHOWS>;
const SHOWS_NOTHING: Shows = {
  ratings: false,
  matches: false,
  opponents: false,
  achievements: false,
  favourites: [],
};

const BY_SEATS = rowShape({
  seats: kept.number('seat_count'),
  matches: kept.number(),
  wins: kept.number(),
});
/** Rated results at tables of one size. */
export type ResultsBySeats = RowOf<typeof BY_SEATS>;

const AGAINST = rowShape({
  matches: kept.number(),
  /** How often this user came out ahead, and behind. */
  ahead: kept.number(),
  behind: kept.number(),
});
/** Rated results against one other user. */
export interface ResultsAgainst extends RowOf<typeof AGAINST> {
  readonly name: string;
}

const ACHIEVED = rowShape({
  kind: kept.text<'win' | 'upset' | 'perfect'>(),
  game: kept.text(),
  at: kept.number(),
});
/** Something that was achieved in a game, and when that was first so. */
export type Achieved = RowOf<typeof ACHIEVED>;

/** How many of the last matches are looked at for whom somebody meets. */
const LOOKED_AT = 300;
/** How many of those are looked up at once. */
const LOOKED_UP = 40;

/** What users show of themselves. */
export class ProfileStore extends SqlPart {
  /** Nothing, as long as the user has not said otherwise. */
  async shows(user: string): Promise<Shows> {
    const [row] = await this.apart`SELECT * FROM profiles WHERE user_id = ${user}`;
    return row === undefined ? SHOWS_NOTHING : SHOWS.read(row);
  }

  async show(user: string, shows: Shows): Promise<void> {
    const columns = SHOWS.write(shows);
    await this.sql.run([
      insertInto(
        'profiles',
        { user_id: user, ...columns },
        sql`ON CONFLICT (user_id) DO UPDATE SET ${replaced(columns)}`,
      ),
      sql`UPDATE standings SET is_shown = CAST(${Number(shows.ratings)} AS BIGINT) WHERE user_id = ${user}`,
    ]);
  }

  /** Those of these users whose ratings everybody may see. */
  async withRatingsShown(users: readonly string[]): Promise<string[]> {
    const rows = await this.apart`SELECT user_id FROM profiles
       WHERE ratings = 1 AND user_id IN ${this.listed(users)}`;
    return texts(rows, 'user_id');
  }

  async bySeats(user: string): Promise<ResultsBySeats[]> {
    const rows = await this.query`SELECT seat_count, COUNT(*) AS matches,
         SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins FROM rated_seats
       WHERE player = ${user} AND place > 0 GROUP BY seat_count ORDER BY seat_count`;
    return rows.map(BY_SEATS.read);
  }

  /** Those met most often in the last matches, of equals the last met first; only who shows opponents too, unless it is the user who asks. */
  async against(user: string, all: boolean, most: number): Promise<ResultsAgainst[]> {
    const met = await this.query`SELECT theirs.player, COUNT(*) AS matches,
         SUM(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END) AS ahead,
         SUM(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END) AS behind
       FROM (SELECT match_id, place FROM rated_seats WHERE player = ${user} AND place > 0
         ORDER BY ended_at DESC LIMIT ${LOOKED_AT}) AS mine
       JOIN rated_seats theirs ON theirs.match_id = mine.match_id AND theirs.player <> ${user}
       GROUP BY theirs.player ORDER BY COUNT(*) DESC, MAX(theirs.ended_at) DESC, theirs.player`;
    const found: ResultsAgainst[] = [];
    // Few of them are shown, so no more are looked up than it takes.
    for (let at = 0; at < met.length && found.length < most; at += LOOKED_UP) {
      const some = met.slice(at, at + LOOKED_UP);
      const names = await this.named(texts(some, 'player'), all);
      for (const row of some) {
        const name = names.get(String(row['player']));
        if (name === undefined || found.length === most) continue;
        found.push({ name, ...AGAINST.read(row) });
      }
    }
    return found;
  }

  /** The names of those of these users who are still there, and show whom they meet unless all are wanted. */
  private async named(
    users: readonly string[],
    all: boolean,
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await this.apart`SELECT users.id, users.name FROM users
       LEFT JOIN profiles ON profiles.user_id = users.id
       WHERE users.id IN ${this.listed(users)} AND (CAST(${Number(all)} AS BIGINT) = 1 OR profiles.opponents = 1)`;
    return new Map(rows.map((row) => [String(row['id']), String(row['name'])]));
  }

  /** The first rated win of each game, the first against somebody rated much higher, and the first match with a perfect review. */
  async achieved(user: string): Promise<Achieved[]> {
    const rows = await this.query`SELECT 'win' AS kind, game, MIN(ended_at) AS at FROM rated_seats
       WHERE player = ${user} AND place = 1 GROUP BY game
       UNION ALL
       SELECT 'upset', game, MIN(ended_at) FROM rated_seats WHERE player = ${user} AND is_upset = 1 GROUP BY game
       UNION ALL
       SELECT 'perfect', game, MIN(ended_at) FROM perfect_reviews WHERE user_id = ${user} GROUP BY game ORDER BY at, kind, game`;
    return rows.map(ACHIEVED.read);
  }
}
