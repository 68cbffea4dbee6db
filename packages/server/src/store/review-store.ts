import type { ReviewState } from '@roundhouse/protocol';
import { textOrNull } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { Statement } from './sql.ts';

/** A review that somebody asks for. */
interface AskedReview {
  readonly match: string;
  readonly by: string;
  /** A name for the address that it is asked for from; forgotten when the review is done. */
  readonly origin: string;
  readonly at: number;
}

/** How many reviews may wait: of one user, from one address, and of everybody. */
interface ReviewRoom {
  readonly perUser: number;
  readonly perOrigin: number;
  readonly inAll: number;
}

const TAKEN = rowShape({
  match: kept.text('id'),
  by: kept.textOrNull('by_user'),
  /** What was noted before, as JSON. */
  notes: kept.textOrNull(),
});
/** A review that this node has taken. */
export type TakenReview = RowOf<typeof TAKEN>;

const STATE = rowShape({
  state: kept.text<'waiting' | 'done' | 'failed'>(),
  passes: kept.number(),
  progress: kept.number(),
});

/** What a review has come to. */
export interface ReviewFindings {
  readonly notes: string;
  readonly passes: number;
  readonly progress: number;
  readonly isDone: boolean;
  /** When it is done, the seats whose players have achieved a perfect review. */
  readonly perfect: readonly number[];
}

/** What became of asking: there is one now, or already; or too many of this user or address, or of everybody, wait. */
type ReviewAsked = 'there' | 'too-many-reviews' | 'busy';

/**
 * Reviews of finished matches, one for each, made once and kept. One node at a time works on one for a while, and puts it
 * back at the end of the line. One that its node leaves undone is free for others when the lease ends.
 */
export class ReviewStore extends SqlPart {
  async ask({ match, by, origin, at }: AskedReview, room: ReviewRoom): Promise<ReviewAsked> {
    if ((await this.of(match)) !== undefined) return 'there';
    const waiting = await this.apart`SELECT COUNT(*) AS in_all,
       SUM(CASE WHEN by_user = ${by} THEN 1 ELSE 0 END) AS own,
       SUM(CASE WHEN origin = ${origin} THEN 1 ELSE 0 END) AS there FROM reviews
       WHERE state = 'waiting'`;
    const count = (column: string): number => Number(waiting[0]?.[column] ?? 0);
    if (count('own') >= room.perUser || count('there') >= room.perOrigin) return 'too-many-reviews';
    if (count('in_all') >= room.inAll) return 'busy';
    await this.apart`INSERT INTO reviews
         (id, by_user, origin, asked_at, state, tries, passes, progress, leased_until)
       VALUES (${match}, ${by}, ${origin}, ${at}, 'waiting', 0, 0, 0, ${this.now}) ON CONFLICT DO NOTHING`;
    return 'there';
  }

  /** Undefined if nobody has asked for one. */
  async of(match: string): Promise<ReviewState | undefined> {
    const [row] = await this.apart`SELECT state, passes, progress FROM reviews WHERE id = ${match}`;
    return row && STATE.read(row);
  }

  /** What was noted so far, as JSON. */
  async notes(match: string): Promise<string | undefined> {
    const [row] = await this.apart`SELECT notes FROM reviews WHERE id = ${match}`;
    return textOrNull(row?.['notes']) ?? undefined;
  }

  /** Takes the review that has waited longest; after so many tries that came to nothing, it has failed. */
  async take(mostTries: number): Promise<TakenReview | undefined> {
    const due = sql`state = 'waiting' AND leased_until <= ${this.now}`;
    const [taken] = await this.claimed({ table: 'reviews', due, most: 1 }, 'none');
    if (taken === undefined) return undefined;
    const [row] = await this.apart`UPDATE reviews
       SET tries = tries + 1, state = CASE WHEN tries >= CAST(${mostTries} AS BIGINT) THEN 'failed' ELSE state END
       WHERE id = ${taken} RETURNING id, by_user, notes, state`;
    if (row === undefined || row['state'] === 'failed') return undefined;
    return TAKEN.read(row);
  }

  /** Keeps it from the other nodes for another while. */
  async renew(match: string): Promise<void> {
    const { node, lease } = this.holder;
    await this.apart`UPDATE reviews SET leased_until = ${this.now} + CAST(${lease} AS BIGINT)
       WHERE id = ${match} AND leased_by = ${node} AND state = 'waiting'`;
  }

  /** Keeps what was found, and puts the review back at the end of the line. False if it isn't this node's any more. */
  async keep(match: string, findings: ReviewFindings): Promise<boolean> {
    const { notes, passes, progress, isDone, perfect } = findings;
    const kept = sql`UPDATE reviews SET notes = ${notes}, passes = ${passes}, progress = ${progress}, state = ${isDone ? 'done' : 'waiting'},
         tries = 0, leased_until = ${this.now}, origin = ${isDone ? '' : sql`origin`}
       WHERE id = ${match} AND leased_by = ${this.holder.node} AND state = 'waiting' RETURNING id`;
    const [rows = []] = await this.sql.run([
      kept,
      ...(isDone && perfect.length > 0 ? [this.achieved(match, perfect)] : []),
    ]);
    return rows.length === 1;
  }

  /** Whoever is still there has achieved it, if this node's review is the one that is kept. */
  private achieved(match: string, seats: readonly number[]): Statement {
    return sql`INSERT INTO perfect_reviews (match_id, user_id, game, ended_at)
       SELECT matches.id, users.id, matches.game, matches.updated_at FROM reviews
       JOIN matches ON matches.id = reviews.id
       JOIN seats ON seats.match_id = matches.id AND CAST(seats.seat AS TEXT) IN ${this.listed(seats.map(String))}
       JOIN users ON users.id = seats.user_id
       WHERE reviews.id = ${match} AND reviews.leased_by = ${this.holder.node} AND reviews.state = 'done' ON CONFLICT DO NOTHING`;
  }

  /** It can't be done. */
  async fail(match: string): Promise<void> {
    await this.query`UPDATE reviews SET state = 'failed', origin = ''
       WHERE id = ${match} AND leased_by = ${this.holder.node} AND state = 'waiting'`;
  }
}
