import type { Outcome } from '@roundhouse/engine';
import { jsonOrNull } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { insertInto, sql } from './sql.ts';
import type { Dialect, Statement } from './sql.ts';

type Membership = 'member' | 'asked';

const CLUB = {
  id: kept.text(),
  name: kept.text(),
  /** What no other club's name may be mistaken for. */
  nameKey: kept.text(),
  about: kept.text(),
  owner: kept.text(),
  isOpen: kept.flag(),
  createdAt: kept.number(),
};
const FOUNDED = rowShape(CLUB);
export type ClubRow = RowOf<typeof FOUNDED>;

const LISTED = rowShape({
  ...CLUB,
  members: kept.number(),
  membership: kept.textOrNull<Membership>(),
});
/** A club with how many members it has, and what one user is to it. */
export type ListedClub = RowOf<typeof LISTED>;

const MEMBER = rowShape({
  user: kept.text('user_id'),
  name: kept.text(),
  membership: kept.text<Membership>('state'),
});

/** How a match of a club ended, and for whom. */
export interface ClubResult {
  readonly outcome: Outcome | null;
  readonly seats: readonly { readonly user: string | null }[];
}

/** Who sat at the seats of a match. */
const PLAYERS: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`(SELECT CAST(json_agg(user_id ORDER BY seat) AS TEXT) FROM seats WHERE match_id = matches.id)`,
  sqlite: sql`(SELECT json_group_array(user_id) FROM (SELECT user_id FROM seats WHERE match_id = matches.id ORDER BY seat))`,
};

const listedFor = (user: string): Statement => sql`SELECT clubs.*, own.state AS membership,
    (SELECT COUNT(*) FROM club_members WHERE club_id = clubs.id AND state = 'member') AS members
  FROM clubs LEFT JOIN club_members own ON own.club_id = clubs.id AND own.user_id = ${user}`;

/** Names in the order of their letters' codes, so that those that begin alike stand together. */
const BY_CODE: Readonly<Record<Dialect, Statement>> = {
  postgres: sql`clubs.name_key COLLATE "C"`,
  sqlite: sql`clubs.name_key`,
};
const LAST_LETTER = '\u{10ffff}';

/** The clubs of somebody who goes have another owner, who has not written what they say of themselves, or are closed. */
export function partFromClubs(user: string, id?: string): Statement[] {
  const which = id === undefined ? sql`` : sql`AND clubs.id = ${id}`;
  const successor = sql`SELECT user_id FROM club_members WHERE club_id = clubs.id AND state = 'member' AND user_id <> ${user}
    ORDER BY since, user_id LIMIT 1`;
  return [
    sql`UPDATE clubs SET about = '', owner = (${successor}) WHERE owner = ${user} ${which} AND EXISTS (${successor})`,
    sql`DELETE FROM clubs WHERE owner = ${user} ${which}`,
    sql`DELETE FROM club_members WHERE user_id = ${user} ${id === undefined ? sql`` : sql`AND club_id = ${id}`}`,
  ];
}

export class Clubs extends SqlPart {
  /** With its owner as the first member; false if another club goes by that name. */
  async found(club: ClubRow): Promise<boolean> {
    const [founded = []] = await this.sql.run([
      insertInto('clubs', FOUNDED.write(club), sql`ON CONFLICT DO NOTHING RETURNING id`),
      sql`INSERT INTO club_members (club_id, user_id, state, since)
         SELECT id, owner, 'member', created_at FROM clubs WHERE id = ${club.id}`,
    ]);
    return founded.length === 1;
  }

  /** As this user sees it. */
  async club(id: string, user: string): Promise<ListedClub | undefined> {
    return (await this.query`${listedFor(user)} WHERE clubs.id = ${id}`).map(LISTED.read)[0];
  }

  /** Those that this user belongs to, or has asked to. */
  async clubsOf(user: string): Promise<ListedClub[]> {
    const rows = await this.query`${listedFor(user)} WHERE own.user_id = ${user}
       ORDER BY clubs.name`;
    return rows.map(LISTED.read);
  }

  /** Those whose names begin like this. */
  async named(key: string, user: string, limit: number): Promise<ListedClub[]> {
    const name = BY_CODE[this.sql.dialect];
    const rows = await this.query`${listedFor(user)}
       WHERE ${name} >= ${key} AND ${name} < ${key + LAST_LETTER} ORDER BY ${name} LIMIT ${limit}`;
    return rows.map(LISTED.read);
  }

  async change({ id, about, isOpen }: Pick<ClubRow, 'id' | 'about' | 'isOpen'>): Promise<void> {
    await this.query`UPDATE clubs SET about = ${about}, is_open = ${Number(isOpen)}
       WHERE id = ${id}`;
  }

  async close(id: string): Promise<void> {
    await this.query`DELETE FROM clubs WHERE id = ${id}`;
  }

  /** Who belongs to it and who has asked to, the oldest first. */
  async members(id: string): Promise<RowOf<typeof MEMBER>[]> {
    const rows = await this.query`SELECT user_id, state,
         (SELECT name FROM users WHERE users.id = user_id) AS name FROM club_members
       WHERE club_id = ${id} ORDER BY since, user_id`;
    return rows.map(MEMBER.read);
  }

  /** Belongs to it, or has asked to, from now on; who belongs to it already stays. */
  async setMember(id: string, user: string, membership: Membership, at: number): Promise<void> {
    await this.query`INSERT INTO club_members (club_id, user_id, state, since)
       VALUES (${id}, ${user}, ${membership}, ${at})
       ON CONFLICT (club_id, user_id) DO UPDATE SET state = 'member'
       WHERE excluded.state = 'member' AND club_members.state = 'asked'`;
  }

  /** Leaves; the owner's place goes to the oldest member, and the last one closes the club. */
  async leave(id: string, user: string): Promise<void> {
    await this.sql.run(partFromClubs(user, id));
  }

  async isMember(id: string, user: string): Promise<boolean> {
    const rows = await this.query`SELECT 1 AS one FROM club_members
       WHERE club_id = ${id} AND user_id = ${user} AND state = 'member'`;
    return rows.length === 1;
  }

  /** Of its matches that are over, the newest. */
  async results(id: string, limit: number): Promise<ClubResult[]> {
    const rows = await this.query`SELECT outcome, ${PLAYERS[this.sql.dialect]} AS players
       FROM matches WHERE club = ${id} AND status = 'finished' ORDER BY updated_at DESC LIMIT ${limit}`;
    return rows.map((row) => {
      const players = JSON.parse(String(row['players'] ?? '[]')) as (string | null)[];
      return {
        outcome: jsonOrNull(row['outcome']) as Outcome | null,
        seats: players.map((user) => ({ user })),
      };
    });
  }
}
