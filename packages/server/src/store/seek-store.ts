import type { Pace } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, sql } from './sql.ts';

const QUEUE = {
  game: kept.text(),
  pace: kept.text<Pace>(),
  rated: kept.flag(),
};
const SEEK_QUEUE = rowShape(QUEUE);
/** Where people who want the same wait for each other. */
export type SeekQueue = RowOf<typeof SEEK_QUEUE>;

const SEEK = rowShape({
  ...QUEUE,
  user: kept.text('user_id'),
  sizes: kept.json<readonly number[]>(),
  points: kept.number(),
  botsAfter: kept.numberOrNull(),
  since: kept.number(),
  /** When the user was last there: asked how it stands, or had a page open. */
  seenAt: kept.number(),
  /** The match that was found; its table is being laid, or is there. */
  match: kept.textOrNull('match_id'),
  origin: kept.text(),
});
/** Somebody who looks for a game. */
export type SeekRow = RowOf<typeof SEEK>;

/** What is older than this is forgotten: of those who look for a game, by its pace, and of waits. */
export interface SeekAges {
  readonly live: number;
  readonly turnBased: number;
  readonly waits: number;
}

/** The rows are taken before they are counted, so that of two nodes that want the same person one waits, and then finds it gone. */
const LOCK = { postgres: sql`FOR UPDATE`, sqlite: sql`` };

/** Who looks for a game. No node owns a queue: whoever makes a table takes its people in one transaction. */
export class SeekStore extends SqlPart {
  /** A user looks for one thing at a time; what was looked for before is forgotten. */
  async seek(row: SeekRow): Promise<void> {
    await this.sql.run(
      [
        sql`DELETE FROM seekers WHERE user_id = ${row.user}`,
        insertInto('seekers', SEEK.write(row)),
      ],
      'none',
    );
  }

  async of(user: string): Promise<SeekRow | undefined> {
    return (await this.apart`SELECT * FROM seekers WHERE user_id = ${user}`).map(SEEK.read)[0];
  }

  async seen(users: readonly string[], now: number): Promise<void> {
    await this.apart`UPDATE seekers SET seen_at = CAST(${now} AS BIGINT)
       WHERE user_id IN ${this.listed(users)}`;
  }

  /** False if there was nothing to end, or a match was found meanwhile. */
  async end(user: string): Promise<boolean> {
    const rows = await this.apart`DELETE FROM seekers WHERE user_id = ${user} AND match_id IS NULL
       RETURNING user_id`;
    return rows.length === 1;
  }

  /** Everybody who waits in a queue, the oldest first; of those who look for a live game only who was seen since. */
  async waiting(
    { game, pace, rated }: SeekQueue,
    seenSince: number,
    most: number,
  ): Promise<SeekRow[]> {
    const rows = await this.apart`SELECT * FROM seekers
       WHERE game = ${game} AND pace = ${pace} AND rated = CAST(${Number(rated)} AS BIGINT) AND match_id IS NULL
       AND (pace = 'turn-based' OR seen_at >= CAST(${seenSince} AS BIGINT)) ORDER BY since, user_id
       LIMIT CAST(${most} AS BIGINT)`;
    return rows.map(SEEK.read);
  }

  /** The queues in which somebody waits. */
  async queues(): Promise<SeekQueue[]> {
    const rows = await this.apart`SELECT DISTINCT game, pace, rated FROM seekers
       WHERE match_id IS NULL ORDER BY game, pace, rated`;
    return rows.map(SEEK_QUEUE.read);
  }

  /** Takes all of these users for a match, or none of them: one may have been taken, or have left. */
  async take(users: readonly string[], match: string, now: number): Promise<boolean> {
    const free = sql`user_id IN ${this.listed(users)} AND match_id IS NULL`;
    const [, taken = []] = await this.sql.run(
      [
        sql`SELECT user_id FROM seekers WHERE ${free} ORDER BY user_id ${LOCK[this.sql.dialect]}`,
        sql`UPDATE seekers SET match_id = ${match}, taken_at = CAST(${now} AS BIGINT) WHERE ${free}
           AND (SELECT COUNT(*) FROM seekers WHERE ${free}) = CAST(${users.length} AS BIGINT) RETURNING user_id`,
      ],
      'none',
    );
    return taken.length === users.length;
  }

  /** Those for whom a match was to be made that is not there after so long wait again. */
  async release(takenBefore: number): Promise<void> {
    await this.apart`UPDATE seekers SET match_id = NULL, taken_at = NULL
       WHERE match_id IS NOT NULL AND taken_at < CAST(${takenBefore} AS BIGINT)
       AND NOT EXISTS (SELECT 1 FROM matches WHERE id = seekers.match_id)`;
  }

  /** Forgets those who are not there any more, or have what they looked for, and how long others waited before. */
  async clear({ live, turnBased, waits }: SeekAges): Promise<void> {
    await this.sql.run(
      [
        sql`DELETE FROM seekers WHERE (pace = 'live' AND seen_at < CAST(${live} AS BIGINT)) OR seen_at < CAST(${turnBased} AS BIGINT)
           OR taken_at < CAST(${live} AS BIGINT)`,
        sql`DELETE FROM seek_waits WHERE at < CAST(${waits} AS BIGINT)`,
      ],
      'none',
    );
  }

  /** Notes how long somebody waited. */
  async waited(
    { game, pace, rated }: SeekQueue,
    milliseconds: readonly number[],
    now: number,
  ): Promise<void> {
    const queue = SEEK_QUEUE.write({ game, pace, rated });
    await this.sql.run(
      milliseconds.map((waited) =>
        insertInto('seek_waits', { id: randomUUID(), ...queue, waited, at: now }),
      ),
      'none',
    );
  }

  /** How long the last ones waited, at most so many, since then. */
  async waits({ game, pace, rated }: SeekQueue, since: number, most: number): Promise<number[]> {
    const rows = await this.apart`SELECT waited FROM seek_waits
       WHERE game = ${game} AND pace = ${pace} AND rated = CAST(${Number(rated)} AS BIGINT) AND at >= CAST(${since} AS BIGINT)
       ORDER BY at DESC LIMIT CAST(${most} AS BIGINT)`;
    return rows.map((row) => Number(row['waited']));
  }
}
