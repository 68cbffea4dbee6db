import type { ReportKind } from '@roundhouse/protocol';
import { counted, texts } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, joined, replaced, sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';

const TIE = {
  user: kept.text('user_id'),
  other: kept.text('other_id'),
  follows: kept.flag(),
  mutes: kept.flag(),
  blocks: kept.flag(),
  since: kept.number(),
};
const OWN_TIE = rowShape(TIE);
/** What a user makes of another one. Nobody but that user is told. */
export type TieRow = RowOf<typeof OWN_TIE>;

const LISTED_TIE = rowShape({
  ...TIE,
  name: kept.text(),
  followsBack: kept.flag(),
  /** The newest public table or match where a friend sits. */
  table: kept.textOrNull('table_id'),
});
/** Somebody in a user's own list. */
export type ListedTie = RowOf<typeof LISTED_TIE>;

/** Somebody whom a user follows, and who follows back. */
const FRIEND = rowShape({ user: kept.text('id'), name: kept.text() });

const REPORT = rowShape({
  id: kept.text(),
  /** Null once whoever reported it is gone. */
  by: kept.textOrNull('by_user'),
  about: kept.text('about_user'),
  match: kept.text('match_id'),
  kind: kept.text<ReportKind>(),
  /** Numbers of lines of the match's chat; their text stays in the chat alone. */
  lines: kept.json<readonly number[]>('line_numbers'),
  words: kept.text(),
  at: kept.number(),
});

const APART = rowShape({ blocker: kept.text('user_id'), blocked: kept.text('other_id') });
/** Two users who may not be brought together, and which of them wished so. */
export type Apart = RowOf<typeof APART>;

/** Who does not want to hear whoever said a line of the chat. */
export const UNHEARD_BY: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`(SELECT CAST(json_agg(ties.user_id) AS TEXT) FROM ties
    WHERE ties.other_id = chat.user_id AND (ties.mutes = 1 OR ties.blocks = 1))`,
  sqlite: sql`(SELECT json_group_array(ties.user_id) FROM ties
    WHERE ties.other_id = chat.user_id AND (ties.mutes = 1 OR ties.blocks = 1))`,
};

/** Looked up for each, where PostgreSQL would rather read all users than join some hundred. */
const NAME_OF_OTHER = sql`(SELECT name FROM users WHERE id = mine.other_id)`;
const FRIENDS_TABLE = sql`SELECT matches.id FROM seats JOIN matches ON matches.id = seats.match_id
  WHERE seats.user_id = mine.other_id AND seats.ended_at IS NULL AND matches.is_public = 1 AND matches.status IN ('open', 'playing')
  ORDER BY matches.updated_at DESC LIMIT 1`;

/** Who gets along with whom: the one home of the question whether two people may be brought together. */
export class Peace extends SqlPart {
  /** Whether two users may be seated together, invited by each other or matched: neither has blocked the other. */
  async mayMeet(one: string, other: string): Promise<boolean> {
    return (await this.apartAmong([one, other])).length === 0;
  }

  /** Everybody whom this user may not meet, whichever of the two wished so. */
  async apartFrom(user: string): Promise<string[]> {
    const rows = await this.apart`SELECT other_id AS id FROM ties
       WHERE user_id = ${user} AND blocks = 1
       UNION SELECT user_id FROM ties WHERE other_id = ${user} AND blocks = 1`;
    return texts(rows, 'id');
  }

  /** Those of these users who may not meet each other. */
  async apartAmong(users: readonly string[]): Promise<Apart[]> {
    if (users.length < 2) return [];
    const among = joined(users, ', ');
    const rows = await this.apart`SELECT user_id, other_id FROM ties
       WHERE blocks = 1 AND user_id IN (${among}) AND other_id IN (${among})`;
    return rows.map(APART.read);
  }

  /** What the first makes of the second, if anything. */
  async tie(user: string, other: string): Promise<TieRow | undefined> {
    const rows = await this.apart`SELECT * FROM ties
       WHERE user_id = ${user} AND other_id = ${other}`;
    return rows.map(OWN_TIE.read)[0];
  }

  /** Keeps it; a tie that says nothing is forgotten. */
  async setTie(tie: TieRow): Promise<void> {
    const { user, other, follows, mutes, blocks } = tie;
    if (!follows && !mutes && !blocks) {
      await this.query`DELETE FROM ties WHERE user_id = ${user} AND other_id = ${other}`;
      return;
    }
    const told = replaced(OWN_TIE.write({ follows, mutes, blocks }));
    const again = sql`ON CONFLICT (user_id, other_id) DO UPDATE SET ${told}`;
    await this.rowsOf(insertInto('ties', OWN_TIE.write(tie), again));
  }

  async countTies(user: string): Promise<number> {
    return counted(await this.query`SELECT COUNT(*) AS count FROM ties WHERE user_id = ${user}`);
  }

  /** Everybody with whom this user has a tie, by name. */
  async ties(user: string): Promise<ListedTie[]> {
    const rows = await this.query`SELECT mine.*, ${NAME_OF_OTHER} AS name,
         theirs.follows AS follows_back,
         CASE WHEN mine.follows = 1 AND theirs.follows = 1 THEN (${FRIENDS_TABLE}) END AS table_id
       FROM ties mine LEFT JOIN ties theirs ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id
       WHERE mine.user_id = ${user} ORDER BY name, mine.other_id`;
    return rows.map(LISTED_TIE.read);
  }

  /** How many have looked at a page since then. */
  async countHere(since: number): Promise<number> {
    const rows = await this.apart`SELECT COUNT(DISTINCT user_id) AS count FROM sessions
       WHERE seen_at >= CAST(${since} AS BIGINT) AND scopes IS NULL`;
    return counted(rows);
  }

  /** The friends of this user who have. */
  async friendsHere(user: string, since: number): Promise<RowOf<typeof FRIEND>[]> {
    const rows = await this.apart`SELECT mine.other_id AS id, ${NAME_OF_OTHER} AS name
       FROM ties mine JOIN ties theirs ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id AND theirs.follows = 1
       WHERE mine.user_id = ${user} AND mine.follows = 1 AND EXISTS (SELECT 1 FROM sessions
         WHERE sessions.user_id = mine.other_id AND seen_at >= CAST(${since} AS BIGINT) AND scopes IS NULL)
       ORDER BY name, mine.other_id`;
    return rows.map(FRIEND.read);
  }

  async addReport(report: RowOf<typeof REPORT>): Promise<void> {
    await this.rowsOf(insertInto('reports', { ...REPORT.write(report), state: 'open' }));
  }

  /** How many reports of this user wait to be looked at. */
  async openReportsBy(user: string): Promise<number> {
    const rows = await this.query`SELECT COUNT(*) AS count FROM reports
       WHERE by_user = ${user} AND state = 'open'`;
    return counted(rows);
  }
}
