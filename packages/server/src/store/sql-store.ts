import { randomUUID } from 'node:crypto';
import { appendValues } from './append.ts';
import { InvitationStore } from './invitations.ts';
import { lobbyQuery, TIME_KIND } from './lobby-query.ts';
import { MatchJobs } from './match-jobs.ts';
import { Clubs } from './clubs.ts';
import { Order } from './order.ts';
import { Peace } from './peace.ts';
import { SqlPlayTimes } from './play-times.ts';
import { entryOf, matchOf, seatOf } from './rows.ts';
import { newMatch, tableColumns } from './new-match.ts';
import { NoticeStore } from './notification-store.ts';
import { RatingStore } from './rating-store.ts';
import { ProfileStore } from './profile-store.ts';
import { ReviewStore } from './review-store.ts';
import { SeekStore } from './seek-store.ts';
import { TournamentStore } from './tournament-store.ts';
import { SqlTalk } from './sql-talk.ts';
import { assigned, raw, sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';
import { Upkeep } from './upkeep.ts';
import type {
  EntryRow,
  LobbyFilter,
  LogTail,
  MatchHead,
  MatchRow,
  MatchStatus,
  TableCounts,
} from './store.ts';

/** The seats of a match in its own row, so that both come in one round trip. */
const SEATS = {
  postgres: sql`(SELECT CAST(json_agg(json_build_object('user_id', user_id, 'name', name, 'bot', bot, 'is_bot_account', is_bot_account, 'origin', origin) ORDER BY seat) AS TEXT)
    FROM seats WHERE match_id = matches.id)`,
  sqlite: sql`(SELECT json_group_array(json_object('user_id', user_id, 'name', name, 'bot', bot, 'is_bot_account', is_bot_account, 'origin', origin))
    FROM (SELECT * FROM seats WHERE match_id = matches.id ORDER BY seat))`,
};
/** Among how many of the latest matches the strongest are looked for. */
const COMPARED = 400;

/** The one door to what is kept, over either dialect. Whatever a promise here says is durable when it resolves. */
export class SqlStore extends SqlTalk {
  readonly jobs = new MatchJobs(this.sql, this.holder);
  readonly notices = new NoticeStore(this.sql, this.holder);
  readonly clubs = new Clubs(this.sql, this.holder);
  readonly order = new Order(this.sql, this.holder);
  readonly peace = new Peace(this.sql, this.holder);
  readonly times = new SqlPlayTimes(this.sql, this.holder);
  readonly ratings = new RatingStore(this.sql, this.holder);
  readonly profiles = new ProfileStore(this.sql, this.holder);
  readonly seeks = new SeekStore(this.sql, this.holder);
  readonly reviews = new ReviewStore(this.sql, this.holder);
  readonly tournaments = new TournamentStore(this.sql, this.holder);
  readonly invitations = new InvitationStore(this.sql, this.holder);
  readonly upkeep = new Upkeep(this.sql, this.holder);

  /** How many entries are durable, but not where lists and other readers find them; reading brings them there. */
  get unfolded(): number {
    return this.sql.unfolded;
  }

  /** False if a match with this id is there already. */
  async createMatch(match: MatchRow): Promise<boolean> {
    const [created = []] = await this.sql.run(newMatch(match));
    return created.length === 1;
  }

  /** Creates the table that follows a match; false if another one has followed it since that was read. */
  async createRematch(next: MatchRow, of: MatchRow): Promise<boolean> {
    const [linked = []] = await this.sql.run([
      sql`UPDATE matches SET rematch = ${next.id} WHERE id = ${of.id} AND COALESCE(rematch, '') = ${of.rematch ?? ''} RETURNING id`,
      ...newMatch(next),
      sql`DELETE FROM matches WHERE id = ${next.id} AND NOT EXISTS (SELECT 1 FROM matches WHERE id = ${of.id} AND rematch = ${next.id})`,
    ]);
    return linked.length === 1;
  }

  async matchById(id: string): Promise<MatchRow | undefined> {
    const rows = await this.rowsOf(this.selectMatches(sql`WHERE id = ${id}`), { match: id });
    return rows.map(matchWithSeats)[0];
  }

  /** Replaces everything but the log's own summary. False if somebody else changed it since this version was read. */
  async updateMatch(match: MatchRow): Promise<boolean> {
    // Marks the change, so that the seats of one that came too late are left alone.
    const change = randomUUID();
    const { node, lease } = this.holder;
    const [updated = []] = await this.sql.run([
      sql`UPDATE matches SET ${assigned(tableColumns(match))}, version = version + 1, change = ${change}, leased_by = ${node},
           leased_until = ${match.waitsForBot ? sql`${this.now} + CAST(${lease} AS BIGINT)` : null},
           unnoticed_since = ${match.status === 'playing' ? match.updatedAt : sql`unnoticed_since`}
         WHERE id = ${match.id} AND version = ${match.version} RETURNING id`,
      ...match.seats.map(
        ({ user, name, bot, botAccount, origin = null }, seat) =>
          sql`UPDATE seats SET user_id = ${user}, name = ${name}, bot = ${bot}, is_bot_account = ${Number(botAccount ?? 0)}, origin = ${origin}
         WHERE match_id = ${match.id} AND seat = ${seat} AND EXISTS (SELECT 1 FROM matches WHERE id = ${match.id} AND change = ${change})`,
      ),
    ]);
    return updated.length === 1;
  }

  /** Public open tables, the newest first, of each host the newest few. */
  async openMatches(filter: LobbyFilter, most: number, mostPerHost: number): Promise<MatchRow[]> {
    return this.matches(lobbyQuery(this.sql.dialect, filter, most, mostPerHost));
  }

  async tablesOf(by: 'owner' | 'origin', who: string): Promise<TableCounts> {
    const [row] = await this.query`SELECT
       (SELECT COUNT(*) FROM matches WHERE status = 'open' AND ${raw(by)} = ${who}) AS open,
       (SELECT COUNT(*) FROM matches WHERE status = 'playing' AND ${raw(by)} = ${who}
        AND EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND bot IS NOT NULL)) AS with_bots`;
    return { open: Number(row?.['open']), withBots: Number(row?.['with_bots']) };
  }

  async matchesOf(user: string, limit: number): Promise<MatchRow[]> {
    return this.matches(
      sql`WHERE id IN (SELECT match_id FROM seats WHERE user_id = ${user} AND ended_at IS NULL UNION ALL SELECT match_id FROM (
         SELECT match_id FROM seats WHERE user_id = ${user} AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ${limit}) AS ended)
       ORDER BY updated_at DESC LIMIT ${limit}`,
    );
  }

  /** Tables that wait and to which the user was invited, the latest first. */
  async invitedTo(user: string, limit: number): Promise<MatchRow[]> {
    return this.matches(
      sql`JOIN invited ON invited.match_id = matches.id AND invited.user_id = ${user} WHERE status = 'open' ORDER BY invited.at DESC LIMIT ${limit}`,
    );
  }

  /** The newest public matches of the user that are over. */
  async finishedOf(user: string, limit: number): Promise<MatchRow[]> {
    return this.matches(
      sql`WHERE id IN (SELECT match_id FROM (
         SELECT match_id FROM seats JOIN matches found ON found.id = match_id AND found.is_public = 1
         WHERE user_id = ${user} AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT ${limit}) AS ended)
       ORDER BY updated_at DESC, id`,
    );
  }

  /** The newest matches of a club. */
  async matchesOfClub(
    club: string,
    statuses: readonly MatchStatus[],
    limit: number,
  ): Promise<MatchRow[]> {
    const known = raw(statuses.map((status) => `'${status}'`).join(', '));
    return this.matches(
      sql`WHERE club = ${club} AND status IN (${known}) ORDER BY updated_at DESC LIMIT ${limit}`,
    );
  }

  /** Public matches that are being played, the latest first. */
  async publicMatches(limit: number): Promise<MatchRow[]> {
    return this.matches(
      sql`WHERE status = 'playing' AND is_public = 1 ORDER BY updated_at DESC LIMIT ${limit}`,
    );
  }

  /** Of each game the public match that has gone on since then and whose players have the highest ratings. */
  async strongestMatches(since: number): Promise<MatchRow[]> {
    const pace = sql`CASE WHEN ${TIME_KIND[this.sql.dialect](sql`matches`)} = 'by-mail' THEN 'turn-based' ELSE 'live' END`;
    return this.matches(
      sql`WHERE id IN (SELECT id FROM (
         SELECT id, ROW_NUMBER() OVER (PARTITION BY game ORDER BY strength DESC, updated_at DESC, id) AS place FROM (
           SELECT id, game, updated_at, (SELECT COALESCE(AVG(standings.points), 0) FROM seats
             JOIN standings ON standings.user_id = seats.user_id AND standings.season = 'all' AND standings.game = latest.game
               AND standings.pace = latest.pace WHERE seats.match_id = latest.id) AS strength
           FROM (SELECT id, game, updated_at, ${pace} AS pace FROM matches WHERE status = 'playing' AND is_public = 1
             AND updated_at >= CAST(${since} AS BIGINT) ORDER BY updated_at DESC LIMIT ${COMPARED}) AS latest) AS rated) AS placed WHERE place = 1)`,
    );
  }

  async finishedMatches(after: string, limit: number): Promise<MatchRow[]> {
    return this.matches(
      sql`WHERE status = 'finished' AND id > ${after} ORDER BY id LIMIT ${limit}`,
    );
  }

  /** Whether it is durable now; else its number was not the next, or its id is taken. */
  append(row: EntryRow, head: MatchHead): Promise<boolean> {
    return this.sql.append(appendValues(this.holder, row, head));
  }

  /** The number of the entry with this id, if it is there. */
  async entryNumber(match: string, id: string): Promise<number | undefined> {
    const [row] = await this.rowsOf(
      sql`SELECT number FROM entries WHERE match_id = ${match} AND id = ${id}`,
      { match },
    );
    return row === undefined ? undefined : Number(row['number']);
  }

  async entries(match: string, after: number): Promise<EntryRow[]> {
    return (
      await this.rowsOf(
        sql`SELECT * FROM entries WHERE match_id = ${match} AND number > ${after} ORDER BY number`,
        { match },
      )
    ).map(entryOf);
  }

  /** What the match up to an entry is computed from. */
  async logTail(match: string, last = Number.MAX_SAFE_INTEGER): Promise<LogTail> {
    const rows = await this.rowsOf(
      sql`WITH newest AS (SELECT match_id, number, state FROM snapshots
         WHERE match_id = ${match} AND number <= ${last} ORDER BY number DESC LIMIT 1)
       SELECT match_id, number, NULL AS id, state AS entry, NULL AS at FROM newest
       UNION ALL SELECT match_id, number, id, entry, at FROM entries
         WHERE match_id = ${match} AND number > COALESCE((SELECT number FROM newest), 0) AND number <= ${last}
       ORDER BY number`,
      { match },
    );
    const [first] = rows;
    const isKept = first !== undefined && first['id'] === null;
    return {
      match,
      last,
      snapshot: isKept ? String(first['entry']) : undefined,
      entries: (isKept ? rows.slice(1) : rows).map(entryOf),
    };
  }

  async saveSnapshot(match: string, number: number, state: string): Promise<void> {
    await this.sql.later(
      sql`INSERT INTO snapshots (match_id, number, state) VALUES (${match}, ${number}, ${state}) ON CONFLICT DO NOTHING`,
    );
  }

  /** The newest snapshot at or before this number. */
  async snapshot(
    match: string,
    atMost: number,
  ): Promise<{ number: number; state: string } | undefined> {
    const [row] = await this.rowsOf(
      sql`SELECT number, state FROM snapshots WHERE match_id = ${match} AND number <= ${atMost} ORDER BY number DESC LIMIT 1`,
      { match },
    );
    return row === undefined
      ? undefined
      : { number: Number(row['number']), state: String(row['state']) };
  }

  async close(): Promise<void> {
    await this.sql.close();
  }

  private async matches(where: Statement): Promise<MatchRow[]> {
    return (await this.rowsOf(this.selectMatches(where))).map(matchWithSeats);
  }

  private selectMatches(where: Statement): Statement {
    return sql`SELECT matches.*, ${SEATS[this.sql.dialect]} AS seat_list FROM matches ${where}`;
  }
}

function matchWithSeats(row: SqlRow): MatchRow {
  const seats = JSON.parse(String(row['seat_list'] ?? '[]')) as SqlRow[];
  return matchOf(row, seats.map(seatOf));
}
