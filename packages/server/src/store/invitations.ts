import type { Audience, Pace } from '@roundhouse/protocol';
import { counted, texts } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, sql } from './sql.ts';
import type { SqlRow, Statement } from './sql.ts';

/** A time at which people can play. */
export interface Slot {
  readonly from: number;
  readonly until: number;
}

const GUEST = rowShape({
  user: kept.text('user_id'),
  name: kept.text(),
  /** The numbers of the slots that suit. */
  slots: kept.json<readonly number[]>(),
  at: kept.number(),
  /** Where they were when they accepted. */
  origin: kept.text(),
});
type GuestRow = RowOf<typeof GUEST>;
/** Somebody who has accepted. */
export type Accepted = Pick<GuestRow, 'user' | 'slots'>;

const INVITATION = {
  id: kept.text(),
  host: kept.text('owner'),
  game: kept.text(),
  pace: kept.text<Pace>(),
  rated: kept.flag(),
  seats: kept.number('seat_count'),
  audience: kept.text<Audience>(),
  club: kept.textOrNull('club_id'),
  slots: kept.json<readonly Slot[]>(),
  createdAt: kept.number(),
  origin: kept.text(),
};
const OFFERED = rowShape(INVITATION);
export type NewInvitation = RowOf<typeof OFFERED>;

const LISTED = rowShape({
  ...INVITATION,
  hostName: kept.text(),
  /** The match that is being made of it. */
  match: kept.textOrNull('match_id'),
});
export interface InvitationRow extends RowOf<typeof LISTED> {
  /** Whoever accepted first comes first. */
  readonly guests: readonly GuestRow[];
}

const FROM = sql`SELECT invitations.*, users.name AS host_name FROM invitations JOIN users ON users.id = invitations.owner`;
const FREE = sql`match_id IS NULL`;
/** Two who follow each other are friends; members see what is for their club. */
const maySee = (user: string): Statement => sql`(owner = ${user} OR audience = 'everyone'
  OR (audience = 'friends' AND EXISTS (SELECT 1 FROM ties mine JOIN ties theirs
    ON theirs.user_id = mine.other_id AND theirs.other_id = mine.user_id AND theirs.follows = 1
    WHERE mine.user_id = ${user} AND mine.other_id = owner AND mine.follows = 1))
  OR (audience = 'club' AND EXISTS (SELECT 1 FROM club_members
    WHERE club_members.club_id = invitations.club_id AND user_id = ${user} AND state = 'member')))`;
const areApart = (
  user: string,
  other: Statement,
): Statement => sql`EXISTS (SELECT 1 FROM ties WHERE blocks = 1
  AND ((ties.user_id = ${user} AND ties.other_id = ${other}) OR (ties.other_id = ${user} AND ties.user_id = ${other})))`;
/** Counted and not asked whether there are any: PostgreSQL would look for those of all invitations at once. */
const guestsWho = (are: Statement): Statement =>
  sql`(SELECT COUNT(*) FROM invitation_guests guests WHERE guests.invitation_id = invitations.id AND ${are})`;
/** Nobody finds an invitation of somebody whom they may not meet, or that such a person has accepted before them. */
const mayMeet = (
  user: string,
): Statement => sql`(owner = ${user} OR (NOT ${areApart(user, sql`owner`)}
  AND (${guestsWho(sql`guests.user_id = ${user}`)} > 0 OR ${guestsWho(areApart(user, sql`guests.user_id`))} = 0)))`;

/** Standing invitations that nothing has come of yet. */
export class InvitationStore extends SqlPart {
  async offer(row: NewInvitation): Promise<void> {
    const [first_at, ends_at] = [row.slots[0]?.from ?? 0, row.slots.at(-1)?.until ?? 0];
    await this.rowsOf(insertInto('invitations', { ...OFFERED.write(row), first_at, ends_at }));
  }

  async countBy(host: string, now: number): Promise<number> {
    const rows = await this.query`SELECT COUNT(*) AS count FROM invitations
       WHERE owner = ${host} AND ends_at > CAST(${now} AS BIGINT)`;
    return counted(rows);
  }

  async one(id: string): Promise<InvitationRow | undefined> {
    const rows = await this.query`${FROM} WHERE invitations.id = ${id}`;
    return (await this.withGuests(rows))[0];
  }

  /** Those that this user may accept, or has offered, and that are not over; the newest first, or one alone. */
  async seenBy(user: string, now: number, most: number, only?: string): Promise<InvitationRow[]> {
    const wanted = only === undefined ? sql`` : sql`invitations.id = ${only} AND`;
    const rows = await this.query`${FROM}
       WHERE ${FREE} AND ${wanted} ends_at > CAST(${now} AS BIGINT) AND ${maySee(user)} AND ${mayMeet(user)}
       ORDER BY invitations.created_at DESC, invitations.id LIMIT CAST(${most} AS BIGINT)`;
    return this.withGuests(rows);
  }

  /** Nothing happens where a match is being made of it. */
  async accept(id: string, { user, slots, at, origin }: Omit<GuestRow, 'name'>): Promise<void> {
    await this.query`INSERT INTO invitation_guests (invitation_id, user_id, slots, at, origin)
       SELECT id, CAST(${user} AS TEXT), CAST(${JSON.stringify(slots)} AS TEXT), CAST(${at} AS BIGINT), CAST(${origin} AS TEXT)
       FROM invitations WHERE id = ${id} AND ${FREE}
       ON CONFLICT (invitation_id, user_id) DO UPDATE SET slots = excluded.slots`;
  }

  async withdraw(id: string, user: string): Promise<void> {
    await this.query`DELETE FROM invitation_guests WHERE invitation_id = ${id} AND user_id = ${user}
       AND EXISTS (SELECT 1 FROM invitations WHERE id = ${id} AND ${FREE})`;
  }

  /** False if there is none of this host, or a match is being made of it. */
  async cancel(id: string, host: string): Promise<boolean> {
    const rows = await this.query`DELETE FROM invitations
       WHERE id = ${id} AND owner = ${host} AND ${FREE} RETURNING id`;
    return rows.length === 1;
  }

  /** Those for whose first time there may be enough people. */
  async ripe(now: number, most: number): Promise<string[]> {
    const rows = await this.apart`SELECT id FROM invitations
       WHERE ${FREE} AND first_at <= CAST(${now} AS BIGINT) AND ends_at > CAST(${now} AS BIGINT)
       AND (SELECT COUNT(*) FROM invitation_guests WHERE invitation_id = invitations.id) >= seat_count - 1
       ORDER BY created_at, id LIMIT CAST(${most} AS BIGINT)`;
    return texts(rows, 'id');
  }

  /** From now on nobody else makes a match of it, and nobody accepts or withdraws; false if somebody has it. */
  async take(id: string, match: string, now: number): Promise<boolean> {
    const rows = await this.query`UPDATE invitations
       SET match_id = ${match}, taken_at = CAST(${now} AS BIGINT) WHERE id = ${id} AND ${FREE} RETURNING id`;
    return rows.length === 1;
  }

  async giveBack(id: string): Promise<void> {
    await this.query`UPDATE invitations SET match_id = NULL, taken_at = NULL WHERE id = ${id}`;
  }

  /** Those of which a match was to be made that is not there after so long are open again. */
  async release(takenBefore: number): Promise<void> {
    await this.apart`UPDATE invitations SET match_id = NULL, taken_at = NULL
       WHERE match_id IS NOT NULL AND taken_at < CAST(${takenBefore} AS BIGINT)
       AND NOT EXISTS (SELECT 1 FROM matches WHERE id = invitations.match_id)`;
  }

  /** Invites somebody to a table; false if that was done before. */
  async invite(match: string, user: string, at: number): Promise<boolean> {
    const row = { user_id: user, match_id: match, at };
    const added = sql`ON CONFLICT DO NOTHING RETURNING at`;
    return (await this.rowsOf(insertInto('invited', row, added))).length === 1;
  }

  /** How many were invited to a table. */
  async countInvited(match: string): Promise<number> {
    const rows = await this.query`SELECT COUNT(*) AS count FROM invited WHERE match_id = ${match}`;
    return counted(rows);
  }

  /** Forgets what is over, and what has become a match. */
  async clear(now: number): Promise<void> {
    await this.sql.run([
      sql`DELETE FROM invitations WHERE ends_at <= CAST(${now} AS BIGINT)
         OR (match_id IS NOT NULL AND EXISTS (SELECT 1 FROM matches WHERE id = invitations.match_id))`,
      sql`DELETE FROM invited WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = invited.match_id AND status = 'open')`,
    ]);
  }

  private async withGuests(rows: readonly SqlRow[]): Promise<InvitationRow[]> {
    if (rows.length === 0) return [];
    const guests = await this.query`SELECT invitation_guests.*, users.name FROM invitation_guests
       JOIN users ON users.id = invitation_guests.user_id
         WHERE ${this.isListed(sql`invitation_id`, texts(rows, 'id'))} ORDER BY at, user_id`;
    return rows.map((row) => ({
      ...LISTED.read(row),
      guests: guests.filter((guest) => guest['invitation_id'] === row['id']).map(GUEST.read),
    }));
  }
}
