import { texts } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { sql } from './sql.ts';
import type { Sees, Statement } from './sql.ts';

const MATCH_PULSE = rowShape({
  match: kept.text('id'),
  entry: kept.number('position'),
  version: kept.number(),
  /** The number of its newest line of chat. */
  chat: kept.number(),
  /** Changes with every change of a program. */
  programs: kept.number(),
});
/** How far a match is: what changes when anything in it does. */
export type MatchPulse = RowOf<typeof MATCH_PULSE>;

const USER_PULSE = rowShape({
  user: kept.text('user_id'),
  match: kept.text('id'),
  updatedAt: kept.number(),
  /** It grows with every change of the table or the match: nodes whose clocks differ may write the same time twice. */
  changes: kept.number(),
});
/** A match in a user's list, and when it last changed. */
export type UserPulse = RowOf<typeof USER_PULSE>;

/**
 * What has to be done in matches without anybody asking: bots and programs that have to move, and clocks that run out. A
 * job is taken by one node for a while; whoever writes to a match has its job from then on. A job that its node leaves
 * undone, since it was killed or stands still, is free for others when the lease ends.
 */
export class MatchJobs extends SqlPart {
  /** Takes matches in which bots or programs may have to move and which no other node has. Gives their ids. */
  async claim(most: number): Promise<string[]> {
    return this.claimedMatches(sql`leased_until <= ${this.now}`, most, 'none');
  }

  /** Takes matches whose deadline has passed. */
  async claimDue(now: number, most: number): Promise<string[]> {
    // Written like this, SQLite looks for deadlines and not through all that are being played.
    const due = sql`deadline <= CAST(${now} AS BIGINT) AND NOT status <> 'playing'
      AND (leased_until IS NULL OR leased_until <= ${this.now} OR leased_by = ${this.holder.node})`;
    return this.claimedMatches(due, most, { deadline: now });
  }

  /** Most often nothing is due, also after the entries that wait: none of them makes a job that another node has left. */
  private async claimedMatches(due: Statement, most: number, sees: Sees): Promise<string[]> {
    if (!(await this.isAny(sql`matches WHERE ${due}`, sees))) return [];
    return this.claimed({ table: 'matches', due, most });
  }

  /** The deadline of the match, if it still is at this position. */
  async postpone(match: string, position: number, deadline: number): Promise<void> {
    await this.query`UPDATE matches SET deadline = ${deadline}
       WHERE id = ${match} AND position = ${position} AND deadline IS NOT NULL`;
  }

  /** Nobody looks at the job of this match, which is this node's, for so many milliseconds. */
  async setAside(match: string, milliseconds: number): Promise<void> {
    await this.query`UPDATE matches SET leased_until = ${this.now} + CAST(${milliseconds} AS BIGINT)
       WHERE id = ${match} AND leased_by = ${this.holder.node} AND leased_until IS NOT NULL`;
  }

  /** Keeps the jobs that are under way; gives those that still are this node's. */
  async renew(matches: readonly string[]): Promise<string[]> {
    const { node, lease } = this.holder;
    const rows = await this.query`UPDATE matches
       SET leased_until = ${this.now} + CAST(${lease} AS BIGINT)
         WHERE id IN ${this.listed(matches)} AND leased_by = ${node} AND leased_until IS NOT NULL RETURNING id`;
    return texts(rows, 'id');
  }

  /** Programs have nothing to do in these matches, if they still are at these entries. */
  async finish(
    matches: readonly { readonly match: string; readonly entry: number }[],
  ): Promise<void> {
    const ids = this.listed(matches.map(({ match }) => match));
    if (!(await this.isAny(this.jobsAmong(ids)))) return;
    const heads = this.listed(matches.map(({ match, entry }) => `${match}/${entry}`));
    await this.query`UPDATE matches SET leased_until = NULL
       WHERE id IN ${ids} AND leased_by = ${this.holder.node}
         AND leased_until IS NOT NULL AND waits_for_bot = 0 AND id || '/' || position IN ${heads}`;
  }

  /** Those of these matches that have a job of this node's, or get one with the entries that wait: where programs are armed. */
  private jobsAmong(ids: Statement): Statement {
    return sql`matches WHERE id IN ${ids} AND (leased_by = ${this.holder.node} AND leased_until IS NOT NULL
      OR EXISTS (SELECT 1 FROM programs WHERE match_id = matches.id AND armed = 1))`;
  }

  /** Leaves everything to the other nodes. */
  async leave(): Promise<void> {
    await this.query`UPDATE matches SET leased_until = 0
       WHERE leased_until IS NOT NULL AND leased_by = ${this.holder.node}`;
  }

  /** How far these matches are. */
  async pulses(matches: readonly string[]): Promise<MatchPulse[]> {
    const rows = await this.query`SELECT id, position, version,
         (SELECT COALESCE(MAX(number), 0) FROM chat WHERE match_id = matches.id) AS chat,
         (SELECT COALESCE(SUM(version), 0) FROM programs WHERE match_id = matches.id) AS programs
       FROM matches WHERE id IN ${this.listed(matches)}`;
    return rows.map(MATCH_PULSE.read);
  }

  /** Matches of these users that have changed since. */
  async changedFor(users: readonly string[], since: number): Promise<UserPulse[]> {
    const rows = await this.query`SELECT seats.user_id, matches.id, matches.updated_at,
       matches.version + matches.position AS changes FROM seats JOIN matches ON matches.id = seats.match_id
       WHERE seats.user_id IN ${this.listed(users)} AND matches.updated_at >= CAST(${since} AS BIGINT)
         AND (seats.ended_at IS NULL OR seats.ended_at >= CAST(${since} AS BIGINT))`;
    return rows.map(USER_PULSE.read);
  }
}
