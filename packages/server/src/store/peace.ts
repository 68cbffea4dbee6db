import type { ReportKind } from '@roundhouse/protocol';
import { counted, texts, textOrNull } from './columns.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, joined, replaced, sql } from './sql.ts';
import type { Dialect, SqlRow, Statement } from './sql.ts';

/** What a user makes of another one. Nobody but that user is told. */
export interface TieRow {
  readonly user: string;
  readonly other: string;
  readonly follows: boolean;
  readonly mutes: boolean;
  readonly blocks: boolean;
  readonly since: number;
}

/** Somebody in a user's own list. */
export interface ListedTie extends TieRow {
  readonly name: string;
  readonly followsBack: boolean;
  /** The newest public table or match where a friend sits. */
  readonly table: string | null;
}

/** Somebody whom a user follows, and who follows back. */
interface Friend {
  readonly user: string;
  readonly name: string;
}

interface ReportRow {
  readonly id: string;
  /** Null once whoever reported it is gone. */
  readonly by: string | null;
  readonly about: string;
  readonly match: string;
  readonly kind: ReportKind;
  /** Numbers of lines of the match's chat; their text stays in the chat alone. */
  readonly lines: readonly number[];
  readonly words: string;
  readonly at: number;
}

/** Two users who may not be brought together, and which of them wished so. */
export interface Apart {
  readonly blocker: string;
  readonly blocked: string;
}

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
    return rows.map((row) => ({
      blocker: String(row['user_id']),
      blocked: String(row['other_id']),
    }));
  }

  /** What the first makes of the second, if anything. */
  async tie(user: string, other: string): Promise<TieRow | undefined> {
    const rows = await this.apart`SELECT * FROM ties
       WHERE user_id = ${user} AND other_id = ${other}`;
    return rows.map(tieOf)[0];
  }

  /** Keeps it; a tie that says nothing is forgotten. */
  async setTie({ user, other, follows, mutes, blocks, since }: TieRow): Promise<void> {
    if (!follows && !mutes && !blocks) {
      await this.query`DELETE FROM ties WHERE user_id = ${user} AND other_id = ${other}`;
      return;
    }
    const told = { follows: Number(follows), mutes: Number(mutes), blocks: Number(blocks) };
    const again = sql`ON CONFLICT (user_id, other_id) DO UPDATE SET ${replaced(told)}`;
    const row = { user_id: user, other_id: other, ...told, since };
    await this.rowsOf(insertInto('ties', row, again));
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
    return rows.map((row) => ({
      ...tieOf(row),
      name: String(row['name']),
      followsBack: Number(row['follows_back']) === 1,
      table: textOrNull(row['table_id']),
    }));
  }

  /** How many have looked at a page since then. */
  async countHere(since: number): Promise<number> {
    const rows = await this.apart`SELECT COUNT(DISTINCT user_id) AS count FROM sessions
       WHERE seen_at >= CAST(${since} AS BIGINT) AND scopes IS NULL`;
    return counted(rows);
  }

  /** The friends of this user who have. */
  async friendsHere(user: string, since: number): Promise<Friend[]> {
    const rows = await this.apart`SELECT mine.other_id AS id, ${NAME_OF_OTHER} AS name
       FROM ties mine JOIN ties theirs ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id AND theirs.follows = 1
       WHERE mine.user_id = ${user} AND mine.follows = 1 AND EXISTS (SELECT 1 FROM sessions
         WHERE sessions.user_id = mine.other_id AND seen_at >= CAST(${since} AS BIGINT) AND scopes IS NULL)
       ORDER BY name, mine.other_id`;
    return rows.map((row) => ({ user: String(row['id']), name: String(row['name']) }));
  }

  async addReport({ id, by, about, match, kind, lines, words, at }: ReportRow): Promise<void> {
    await this.rowsOf(
      insertInto('reports', {
        id,
        by_user: by,
        about_user: about,
        match_id: match,
        kind,
        line_numbers: JSON.stringify(lines),
        words,
        at,
        state: 'open',
      }),
    );
  }

  /** How many reports of this user wait to be looked at. */
  async openReportsBy(user: string): Promise<number> {
    const rows = await this.query`SELECT COUNT(*) AS count FROM reports
       WHERE by_user = ${user} AND state = 'open'`;
    return counted(rows);
  }
}

const tieOf = (row: SqlRow): TieRow => ({
  user: String(row['user_id']),
  other: String(row['other_id']),
  follows: Number(row['follows']) === 1,
  mutes: Number(row['mutes']) === 1,
  blocks: Number(row['blocks']) === 1,
  since: Number(row['since']),
});
