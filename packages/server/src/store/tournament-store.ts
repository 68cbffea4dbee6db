import type { TournamentState, TournamentTerms } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { counted, texts, textOrNull } from './columns.ts';
import { kept, rowShape } from './row-shape.ts';
import type { RowOf } from './row-shape.ts';
import { SqlPart } from './sql-part.ts';
import { assigned, insertInto, joined, raw, replaced, sql } from './sql.ts';
import type { NamedValues, Statement } from './sql.ts';

const TOURNAMENT = rowShape({
  id: kept.text(),
  name: kept.text(),
  about: kept.text(),
  /** Null for somebody who is gone. */
  owner: kept.textOrNull(),
  /** The club whose tournament it is. */
  club: kept.textOrNull(),
  terms: kept.json<TournamentTerms>(),
  state: kept.text<TournamentState>(),
  /** The round that was paired last. */
  round: kept.number(),
  /** How many there will be, once that is known. */
  rounds: kept.numberOrNull(),
  /** What the lots are drawn from; secret until the start. */
  seed: kept.text(),
  createdAt: kept.number(),
  startedAt: kept.numberOrNull(),
  endedAt: kept.numberOrNull(),
  /** When something has to be done by the calendar: it starts, or a round begins. */
  dueAt: kept.numberOrNull(),
  /** Raised by every change, so that two changes can't cross. */
  version: kept.number(),
});
export type TournamentRow = RowOf<typeof TOURNAMENT>;

type EntrantState = 'in' | 'out' | 'removed';

const ENTRANT = rowShape({
  id: kept.text(),
  /** Null for somebody who is gone; so is the name. */
  user: kept.textOrNull('user_id'),
  name: kept.textOrNull(),
  state: kept.text<EntrantState>(),
  checkedIn: kept.flag(),
  /** The rating at the start. */
  points: kept.number(),
  since: kept.number(),
  /** Where the user is, under a name that tells nobody where that is; kept while a rated tournament lasts. */
  origin: kept.textOrNull(),
});
/** Somebody in a tournament, under an id of its own that outlives the account. */
export type EntrantRow = RowOf<typeof ENTRANT>;

const OWN_ENTRY = rowShape({
  state: kept.text<EntrantState>('own_state'),
  checkedIn: kept.flag('own_checked_in'),
});

const PAIRING = rowShape({
  round: kept.number(),
  number: kept.number(),
  /** Whose id is known before the match is there; null for a bye. */
  match: kept.textOrNull('match_id'),
  /** Ids of entrants. */
  players: kept.json<readonly string[]>(),
  /** The best first, those who tied together; null as long as it is played. */
  result: kept.jsonOrNull<readonly (readonly string[])[]>(),
});
/** A table of a round, or somebody who sits out. */
export type PairingRow = RowOf<typeof PAIRING>;

/** All of a tournament, as it was at one moment. */
export interface TournamentRows {
  readonly row: TournamentRow;
  /** In the order in which they came. */
  readonly entrants: readonly EntrantRow[];
  /** Round by round. */
  readonly pairings: readonly PairingRow[];
}

/** A tournament as it is to be, with those entrants and pairings that are new or have changed. */
export interface TournamentChange {
  readonly row: TournamentRow;
  readonly entrants?: readonly EntrantRow[];
  readonly pairings?: readonly PairingRow[];
}

/** A tournament in a list, as one user sees it. */
export interface ListedTournament {
  readonly row: TournamentRow;
  readonly organiser: string | null;
  readonly players: number;
  readonly entry: Pick<EntrantRow, 'state' | 'checkedIn'> | null;
}

export interface TournamentFilter {
  readonly states: readonly TournamentState[];
  readonly game?: string | undefined;
  /** Without it, only those that are for everybody. */
  readonly club?: string | undefined;
  /** Only those that this user organises or plays in, of whichever club. */
  readonly of?: string | undefined;
  /** Only those older than this one. */
  readonly after?: Pick<TournamentRow, 'createdAt' | 'id'> | undefined;
}

/** What changes of a tournament. */
const changing = ({ terms, state, round, rounds, startedAt, endedAt, dueAt }: TournamentRow) =>
  TOURNAMENT.write({ terms, state, round, rounds, startedAt, endedAt, dueAt });

/** A change of a tournament: what follows from one that came too late is left alone. */
interface Change {
  readonly id: string;
  readonly change: string;
}

/** Puts a row there, or what it is now in its place, if the change came first. */
function put(table: string, key: string, row: NamedValues, { id, change }: Change): Statement {
  const values = Object.entries(row).map(([column, value]) =>
    BIG.has(column) ? sql`CAST(${value} AS BIGINT)` : sql`CAST(${value} AS TEXT)`,
  );
  return sql`INSERT INTO ${raw(table)} (${raw(Object.keys(row).join(', '))}) SELECT ${joined(values, ', ')}
    WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = ${id} AND change = ${change})
    ON CONFLICT (${raw(key)}) DO UPDATE SET ${replaced(row)}`;
}
/** Columns of numbers. */
const BIG: ReadonlySet<string> = new Set(['checked_in', 'points', 'since', 'round', 'number']);

const entrantStatement = (entrant: EntrantRow, change: Change): Statement => {
  const { name: _, ...columns } = ENTRANT.write(entrant);
  return put('tournament_entrants', 'id', { ...columns, tournament_id: change.id }, change);
};

const pairingStatement = (pairing: PairingRow, change: Change): Statement => {
  const row = { ...PAIRING.write(pairing), tournament_id: change.id };
  return put('tournament_pairings', 'tournament_id, round, number', row, change);
};

/** Tables whose match is over, or not there. */
const WAITING = sql`FROM tournament_pairings LEFT JOIN matches ON matches.id = match_id
  WHERE result IS NULL AND (matches.id IS NULL OR matches.status = 'finished')`;

/** Those that a user organises or plays in. */
const ofUser = (user: string): Statement =>
  sql`id IN (SELECT tournament_id FROM tournament_entrants WHERE user_id = ${user} AND state = 'in'
    UNION ALL SELECT id FROM tournaments WHERE owner = ${user})`;

/** What somebody who goes has organised goes on without its description, unless nobody has played yet. */
export const partFromTournaments = (user: string): Statement[] => [
  sql`UPDATE tournaments SET about = '', state = CASE WHEN state = 'open' THEN 'cancelled' ELSE state END, due_at = CASE
     WHEN state = 'open' THEN NULL ELSE due_at END, version = version + 1 WHERE owner = ${user}`,
  sql`UPDATE tournaments SET version = version + 1
     WHERE id IN (SELECT tournament_id FROM tournament_entrants WHERE user_id = ${user})`,
  sql`UPDATE tournament_entrants SET state = 'out', origin = NULL, user_id = NULL WHERE user_id = ${user}`,
];

/** Tournaments: each is read and changed as a whole. */
export class TournamentStore extends SqlPart {
  async create(row: TournamentRow): Promise<void> {
    const columns = { ...TOURNAMENT.write(row), game: row.terms.game };
    await this.rowsOf(insertInto('tournaments', columns), 'none');
  }

  async find(id: string): Promise<TournamentRows | undefined> {
    // The version is read first: whatever is changed meanwhile makes what follows from this come too late.
    const [rows = [], entrants = [], pairings = []] = await this.sql.run(
      [
        sql`SELECT * FROM tournaments WHERE id = ${id}`,
        sql`SELECT tournament_entrants.*, users.name FROM tournament_entrants LEFT JOIN users ON users.id = user_id
           WHERE tournament_id = ${id} ORDER BY since, tournament_entrants.id`,
        sql`SELECT * FROM tournament_pairings WHERE tournament_id = ${id} ORDER BY round, number`,
      ],
      'none',
    );
    const [row] = rows.map(TOURNAMENT.read);
    return (
      row && { row, entrants: entrants.map(ENTRANT.read), pairings: pairings.map(PAIRING.read) }
    );
  }

  /** The newest first, as this user sees them. */
  async list(
    { states, game, club, of, after }: TournamentFilter,
    user: string | null,
    limit: number,
  ): Promise<ListedTournament[]> {
    const wanted: Statement[] = [];
    if (game !== undefined) wanted.push(sql`game = ${game}`);
    if (club !== undefined) wanted.push(sql`club = ${club}`);
    if (club === undefined && of === undefined) wanted.push(sql`club IS NULL`);
    if (of !== undefined) wanted.push(ofUser(of));
    if (after !== undefined)
      wanted.push(
        sql`(created_at, id) < (CAST(${after.createdAt} AS BIGINT), CAST(${after.id} AS TEXT))`,
      );
    const newest = sql`ORDER BY tournaments.created_at DESC, tournaments.id DESC
       LIMIT CAST(${limit} AS BIGINT)`;
    // Of each state the newest, from the end of its index, however many there are.
    const pages = states.map((state) => {
      const fits = joined([raw(`state = '${state}'`), ...wanted], ' AND ');
      return sql`SELECT id FROM (SELECT id FROM tournaments WHERE ${fits} ${newest}) AS ${raw(`${state}_ones`)}`;
    });
    const rows = await this.apart`SELECT tournaments.*, organisers.name AS organiser,
         own.state AS own_state, own.checked_in AS own_checked_in,
         (SELECT COUNT(*) FROM tournament_entrants WHERE tournament_id = tournaments.id AND state = 'in') AS players
       FROM tournaments LEFT JOIN users organisers ON organisers.id = tournaments.owner
       LEFT JOIN tournament_entrants own ON own.tournament_id = tournaments.id AND own.user_id = ${user}
       WHERE tournaments.id IN (${joined(pages, ' UNION ALL ')}) ${newest}`;
    return rows.map((row) => ({
      row: TOURNAMENT.read(row),
      organiser: textOrNull(row['organiser']),
      players: Number(row['players']),
      entry: row['own_state'] === null ? null : OWN_ENTRY.read(row),
    }));
  }

  /** How many this user organises that are not over. */
  async countOf(owner: string): Promise<number> {
    const rows = await this.apart`SELECT COUNT(*) AS count FROM tournaments
       WHERE owner = ${owner} AND state IN ('open', 'running', 'paused')`;
    return counted(rows);
  }

  /** Those in which this user is and that are not over. */
  async openFor(user: string): Promise<string[]> {
    const rows = await this.apart`SELECT tournaments.id FROM tournament_entrants
       JOIN tournaments ON tournaments.id = tournament_id
       WHERE user_id = ${user} AND tournament_entrants.state = 'in' AND tournaments.state IN ('open', 'running', 'paused')`;
    return texts(rows, 'id');
  }

  /** All of it or nothing; false if it has changed since this version was read. */
  async save({ row, entrants = [], pairings = [] }: TournamentChange): Promise<boolean> {
    const change = { id: row.id, change: randomUUID() };
    const [changed = []] = await this.sql.run(
      [
        sql`UPDATE tournaments SET ${assigned(changing(row))}, version = version + 1, change = ${change.change}
           WHERE id = ${row.id} AND version = ${row.version} RETURNING id`,
        ...entrants.map((each) => entrantStatement(each, change)),
        ...pairings.map((each) => pairingStatement(each, change)),
      ],
      'none',
    );
    return changed.length === 1;
  }

  /**
   * Takes tournaments in which something is to be done: one starts, a round begins, a match is over or was never laid. Nobody else is
   * given them until they are released or the lease ends.
   */
  async claim(now: number, most: number): Promise<string[]> {
    const free = sql`state IN ('open', 'running', 'paused') AND (leased_until IS NULL OR leased_until <= ${this.now})`;
    const isTime = sql`due_at <= CAST(${now} AS BIGINT) AND state <> 'paused'`;
    // How its matches are matters only where one is being played.
    if (!(await this.isAny(sql`tournaments WHERE ${free} AND (${isTime} OR round > 0)`))) return [];
    const isOver = sql`round > 0 AND EXISTS (SELECT 1 ${WAITING} AND tournament_id = tournaments.id)`;
    return this.claimed({
      table: 'tournaments',
      due: sql`${free} AND (${isTime} OR ${isOver})`,
      most,
    });
  }

  async release(id: string): Promise<void> {
    await this.apart`UPDATE tournaments SET leased_until = NULL
       WHERE id = ${id} AND leased_by = ${this.holder.node}`;
  }

  /** Its matches without a result that are over, or were never laid. */
  async waiting(id: string): Promise<string[]> {
    const rows = await this.query`SELECT match_id ${WAITING} AND tournament_id = ${id}`;
    return texts(rows, 'match_id');
  }
}
